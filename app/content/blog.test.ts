import { expect, test } from 'vitest'
import { excerpt } from '#app/domain/excerpt.ts'
import { type Article, countWords, minutesToRead, relatedPosts } from '#app/domain/post.ts'
import { isIsoDate } from '#app/domain/stay.ts'
import { findPost, posts, RELATED_EXCERPT } from './blog.ts'
import { pictures } from './pictures.ts'

const modules = import.meta.glob<Record<string, Article>>(
  ['./articles/*.ts', '!./articles/index.ts'],
  { eager: true },
)
const articles = Object.entries(modules).map(([path, module]) => {
  const [article, ...others] = Object.values(module)
  if (!article || others.length > 0) throw new Error(`${path} should hold one article`)
  return { path, article }
})

test('there are six posts with ids of their own, none of which is a page besides', () => {
  expect(posts).toHaveLength(6)
  expect(new Set(posts.map(({ id }) => id)).size).toBe(6)
  for (const { id } of posts) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(findPost(id)?.id).toBe(id)
  }
})

test('the categories are the four of the blog, each with a post', () => {
  expect(new Set(posts.map(({ category }) => category))).toEqual(
    new Set(['Events', 'Dining', 'Sustainability', 'Announcements']),
  )
})

test('the latest post comes first', () => {
  const dates = posts.map(({ date }) => date)
  expect(dates.every(isIsoDate)).toBe(true)
  expect(dates).toEqual([...dates].sort().reverse())
})

test.each(posts)(
  '$id has a picture of its own from the registry, a title and an author',
  (post) => {
    expect(Object.keys(pictures)).toContain(post.image.id)
    expect(posts.filter(({ image }) => image.id === post.image.id)).toHaveLength(1)
    for (const words of [post.title, post.author]) expect(words.trim()).not.toBe('')
  },
)

test.each(posts)('$id is summed up in one or two sentences', (post) => {
  expect(post.excerpt.length).toBeGreaterThan(60)
  expect(post.excerpt.length).toBeLessThanOrEqual(180)
  expect(post.excerpt.endsWith('.')).toBe(true)
  expect(excerpt(post.excerpt, RELATED_EXCERPT).length).toBeLessThanOrEqual(100)
})

test('some excerpts are longer than what a related post shows', () => {
  expect(posts.some((post) => post.excerpt.length > RELATED_EXCERPT)).toBe(true)
})

test('some posts have related ones and some have none', () => {
  const counts = posts.map((post) => relatedPosts(posts, post).length)
  expect(counts).toEqual([1, 1, 0, 1, 0, 1])
})

test('each post has its article, and each article its post, under one name', () => {
  expect(articles.map(({ article }) => article.id).sort()).toEqual(posts.map(({ id }) => id).sort())
  for (const { path, article } of articles) expect(path).toBe(`./articles/${article.id}.ts`)
})

test.each(articles)(
  '$article.id is 250 to 400 words long, and takes as long as it says',
  ({ article }) => {
    expect(countWords(article)).toBeGreaterThanOrEqual(250)
    expect(countWords(article)).toBeLessThanOrEqual(400)
    expect(findPost(article.id)?.readTime).toBe(minutesToRead(article))
  },
)

test.each(articles)('$article.id is plain text without exclamation marks', ({ article }) => {
  const words = JSON.stringify(article)
  expect(words).not.toMatch(/[!<>]|--/)
})
