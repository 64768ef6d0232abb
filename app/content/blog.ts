import { event } from '#app/content/pictures.generated/event.ts'
import { post } from '#app/content/pictures.generated/post.ts'
import type { IsoDate } from '#app/domain/day.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { Post } from '#app/domain/post.ts'
import type { PostId } from '#app/paths.ts'
import { postAuthors, postCategories, postWords } from '#words/posts.ts'

const facts: readonly {
  id: PostId
  date: IsoDate
  author: keyof typeof postAuthors
  /** In whole minutes. */
  readTime: number
  image: PictureData
  category: keyof typeof postCategories
}[] = [
  {
    id: 'boishakhi-evening',
    date: '2025-04-16',
    author: 'marium',
    readTime: 2,
    image: event.boishakhi,
    category: 'events',
  },
  {
    id: 'first-flush',
    date: '2025-03-22',
    author: 'rafiq',
    readTime: 2,
    image: post.harvest,
    category: 'events',
  },
  {
    id: 'kitchen-garden',
    date: '2025-02-10',
    author: 'marium',
    readTime: 2,
    image: post.solar,
    category: 'sustainability',
  },
  {
    id: 'winter-pitha',
    date: '2025-01-08',
    author: 'karim',
    readTime: 2,
    image: post['pitha-winter'],
    category: 'dining',
  },
  {
    id: 'brass-plate',
    date: '2024-12-02',
    author: 'tahmina',
    readTime: 2,
    image: post.award,
    category: 'announcements',
  },
  {
    id: 'mustard-and-ilish',
    date: '2024-09-12',
    author: 'karim',
    readTime: 2,
    image: post.kitchen,
    category: 'dining',
  },
]

/** The posts without their articles, the latest first. */
export const posts: readonly Post<PostId>[] = facts.map((each) => ({
  ...each,
  ...postWords[each.id],
  author: postAuthors[each.author],
  category: postCategories[each.category],
}))

export const findPost = (id: string) => posts.find((each) => each.id === id)
