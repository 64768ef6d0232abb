import { expect, test } from 'vitest'
import { isIsoDate } from '#app/domain/day.ts'
import type { Article } from '#app/domain/post.ts'
import { findPost, posts } from './blog.ts'
import { languages } from './languages.js'

/** The articles of every language, with their files: './bn/articles/first-flush.ts'. */
const articles = Object.entries(
  import.meta.glob<Article>('./*/articles/*.ts', { eager: true, import: 'article' }),
)

test('the latest post comes first', () => {
  const dates = posts.map(({ date }) => date)
  expect(dates.every(isIsoDate)).toBe(true)
  expect(dates).toEqual([...dates].sort().reverse())
})

test.each(posts)(
  '$id has a picture of its own, and one or two sentences that sum it up',
  (post) => {
    const { id, image, excerpt } = post
    const twins = posts.filter((other) => other.image.id === image.id && other !== post)
    expect(
      twins.map((twin) => twin.id),
      `app/content/blog.ts: '${id}' shows '${image.id}', as another post does. Give it a picture of its own: masters/README.md says how.`,
    ).toEqual([])
    expect(
      excerpt,
      `app/content/en/posts.ts: give '${id}' an excerpt of 60 to 180 characters that ends with a full stop.`,
    ).toMatch(/^.{60,179}\.$/)
  },
)

test('no language has an article without a post', () => {
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
