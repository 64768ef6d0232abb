import { expect, test } from 'vitest'
import type { ArticleWords } from '#app/domain/post.ts'
import { isIsoDate } from '#app/domain/stay.ts'
import { findArticle } from './articles.ts'
import { findPost, posts } from './blog.ts'
import { languages } from './languages.js'
import { pictures } from './pictures.ts'

/** Every edition's articles, with their files: './bn/articles/first-flush.ts'. */
const articles = Object.entries(
  import.meta.glob<ArticleWords>('./*/articles/*.ts', { eager: true, import: 'article' }),
)

test('every post has its own id, by which it is found', () => {
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length)
  for (const { id } of posts) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(findPost(id)?.id).toBe(id)
  }
})

test('the latest post comes first', () => {
  const dates = posts.map(({ date }) => date)
  expect(dates.every(isIsoDate)).toBe(true)
  expect(dates).toEqual([...dates].sort().reverse())
})

test.each(posts)('$id has its own picture from the registry, a title and an author', (post) => {
  expect(Object.keys(pictures)).toContain(post.image.id)
  expect(posts.filter(({ image }) => image.id === post.image.id)).toHaveLength(1)
  for (const words of [post.title, post.author]) expect(words.trim()).not.toBe('')
})

test.each(posts)('$id is summed up in one or two sentences', (post) => {
  expect(post.excerpt.length).toBeGreaterThan(60)
  expect(post.excerpt.length).toBeLessThanOrEqual(180)
  expect(post.excerpt.endsWith('.')).toBe(true)
})

test('each post has its article, in each edition', () => {
  for (const { id } of posts) expect(findArticle(id)?.id).toBe(id)
  const files = languages.flatMap(({ lang }) =>
    posts.map(({ id }) => `./${lang}/articles/${id}.ts`),
  )
  expect(articles.map(([file]) => file).sort()).toEqual(files.sort())
})

test.each(articles)(
  '%s is 250 to 400 words long, and its post gives the time at 200 words a minute',
  (file, { lead, opening, quote, heading, closing }) => {
    const texts = [lead, ...opening, quote.text, quote.source, heading, ...closing]
    const count = texts.join(' ').split(/\s+/).length
    expect(count).toBeGreaterThanOrEqual(250)
    expect(count).toBeLessThanOrEqual(400)
    const id = file.replace(/.*\/|\.ts$/g, '')
    expect(findPost(id)?.readTime).toBe(Math.ceil(count / 200))
  },
)

test.each(articles)('%s is plain text without exclamation marks', (_, article) => {
  expect(JSON.stringify(article)).not.toMatch(/[!<>]|--/)
})
