import { event } from '#app/content/pictures.generated/event.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { post } from '#app/content/pictures.generated/post.ts'
import type { Post } from '#app/domain/post.ts'

/** The words of the blog's list and of what surrounds an article. */
export const blog = {
  title: 'Blog',
  description:
    'Festivals, harvests and kitchen notes from The Surma, a house on the river in Sylhet, Bangladesh.',
  picture: hero.blog,
  bangla: 'নদীর পাড়ের গল্প',
  lead: 'Festivals, harvests and kitchen notes from a house on the Surma.',
  articles: 'Articles',
  readMore: 'Read More',
  more: 'More from the river house',
  loadMore: 'Load More Articles',
  back: 'Back to Blog',
  about: 'About this article',
  writtenBy: 'Written by',
  readingTime: 'Reading time',
  minutes: (count: number) => `${count} min`,
  /** On a card. */
  minutesToRead: (count: number) => `${count} min read`,
  /** Above the related posts. */
  related: (category: string) => `More in ${category}`,
  notFound: { title: 'Post not found', text: 'We have no article at this address.' },
} as const

/** How many characters of a related post's excerpt are shown, the ellipsis included. */
export const RELATED_EXCERPT = 100

/** The posts without their articles, the latest first. Each has its article under the same id. */
export const posts: readonly Post[] = [
  {
    id: 'boishakhi-evening',
    title: 'A Boishakhi evening on our road',
    excerpt:
      'At five the road was swept, at six it was painted, and by seven nobody could find a dry brush or a quiet corner. Notes from the first night of the Bengali year.',
    date: '2025-04-16',
    author: 'Marium Khatun',
    readTime: 2,
    image: event.boishakhi,
    category: 'Events',
  },
  {
    id: 'first-flush',
    title: 'The first flush, on foot',
    excerpt:
      'Seven guests, one flask and a hillside still wet from the night: a morning beside the tea rows as the picking begins.',
    date: '2025-03-22',
    author: 'Rafiq Ahmed',
    readTime: 2,
    image: post.harvest,
    category: 'Events',
  },
  {
    id: 'kitchen-garden',
    title: 'Rain, sun and a kitchen garden',
    excerpt:
      'What a roof can do for a house: panels for the lamps, a tank for the monsoon, and spinach up the stairs from the kitchen.',
    date: '2025-02-10',
    author: 'Marium Khatun',
    readTime: 2,
    image: post.solar,
    category: 'Sustainability',
  },
  {
    id: 'winter-pitha',
    title: 'Winter mornings are for pitha',
    excerpt:
      'The clay stove is lit before the mist lifts, and the first rice cakes leave it while the garden is still white.',
    date: '2025-01-08',
    author: 'Karim Uddin',
    readTime: 2,
    image: post['pitha-winter'],
    category: 'Dining',
  },
  {
    id: 'brass-plate',
    title: 'A brass plate for Nakshi',
    excerpt:
      'Our dining room has been given an award. We polished it, hung it with jasmine and went back to work.',
    date: '2024-12-02',
    author: 'Tahmina Begum',
    readTime: 2,
    image: post.award,
    category: 'Announcements',
  },
  {
    id: 'mustard-and-ilish',
    title: 'Mustard, ilish and patience',
    excerpt:
      'One fish, two kinds of mustard and a grinding stone older than the house: how Nakshi makes its shorshe ilish.',
    date: '2024-09-12',
    author: 'Karim Uddin',
    readTime: 2,
    image: post.kitchen,
    category: 'Dining',
  },
]

/** The post of an id. */
export const findPost = (id: string) => posts.find((each) => each.id === id)
