import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PictureData } from './picture.ts'
import { type Post, relatedPosts } from './post.ts'

const image = { id: 'x' } as PictureData
const asPost = (id: string, category: string, excerpt = id): Post => ({
  id,
  category,
  image,
  title: id,
  excerpt,
  date: '2025-01-01',
  author: 'A',
  readTime: 2,
})

test('related posts are of the same category, in order, at most three', () => {
  const posts = ['a', 'b', 'c', 'd', 'e'].map((id) => asPost(id, id === 'b' ? 'Events' : 'Dining'))
  const related = (id: string) => relatedPosts(posts, asPost(id, 'Dining')).map((post) => post.id)
  expect([related('a'), related('x')]).toEqual([
    ['c', 'd', 'e'],
    ['a', 'c', 'd'],
  ])
})

const word = fc.stringMatching(/^[a-z\u0985-\u09cd]{1,12}[.,;:]?$/)
const sentence = fc
  .array(word, { minLength: 1, maxLength: 30, size: 'max' })
  .map((words) => words.join(' '))

test('the excerpt of a related post has at most 100 characters, ends after a whole word and an ellipsis', () =>
  fc.assert(
    fc.property(sentence, (excerpt) => {
      const [related] = relatedPosts([asPost('tea', 'Dining', excerpt)], asPost('rain', 'Dining'))
      const shown = related?.excerpt ?? ''
      if (excerpt.length <= 100) {
        expect(shown).toBe(excerpt)
        return
      }
      expect(shown.length).toBeLessThanOrEqual(100)
      expect(shown.length).toBeGreaterThan(80) // the next word would not have fitted
      expect(shown.endsWith('…')).toBe(true)
      expect(excerpt.startsWith(shown.slice(0, -1))).toBe(true)
      expect(excerpt.slice(shown.length - 1)).toMatch(/^[.,;:]? /)
    }),
  ))
