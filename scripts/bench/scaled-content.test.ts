import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copyOf, multiplyList, sentencesOf, vocabularyOf } from './scaled-content.mjs'

const words = (count: number) => 'w '.repeat(count).trim()
const source = (file: string) =>
  readFileSync(new URL(`../../app/content/${file}.ts`, import.meta.url), 'utf8')
const idsIn = (text: string) => Array.from(text.matchAll(/^ {4}id: '([^']+)',$/gm), ([, id]) => id)

test.each([
  ['rooms', 'rooms', 6],
  ['blog', 'posts', 6],
  ['order-menu', 'orderMenu', 13],
])('%s a hundred times larger has a hundred times the ids, all different', (file, list, count) => {
  const original = source(file)
  const others = idsIn(original).length - count
  const ids = idsIn(multiplyList(original, list, 100, words))
  expect(ids).toHaveLength(100 * count + others)
  expect(new Set(ids).size).toBe(ids.length)
})

test('content once as large is the content', () => {
  expect(multiplyList(source('rooms'), 'rooms', 1, words)).toBe(source('rooms'))
})

test('a copy has a number in its id and name, and longer texts of as many other words', () => {
  const long = 'A king bed, two armchairs and three tall windows on the tea'
  expect(copyOf(`id: 'deluxe',\n name: 'Deluxe Room',\n text: '${long}',`, 37, words)).toBe(
    `id: 'deluxe-37',\n name: 'Deluxe Room 37',\n text: '${words(12)}',`,
  )
})

test('a list that is not there is refused', () => {
  expect(() => multiplyList('export const rooms: [] = [\n]\n', 'posts', 10, words)).toThrow(
    '"posts"',
  )
})

test('sentences are drawn from the words of the texts, the same in every run', () => {
  const vocabulary = vocabularyOf([`x: 'Quiet, shaded, with a writing desk and a daybed.'`])
  expect(vocabulary).toEqual(['Quiet', 'shaded', 'with', 'writing', 'desk', 'and', 'daybed'])
  const sentence = sentencesOf(vocabulary)(20)
  expect(sentencesOf(vocabulary)(20)).toBe(sentence)
  expect(
    sentence
      .slice(0, -1)
      .split(' ')
      .every((word) => vocabulary.includes(word)),
  ).toBe(true)
})
