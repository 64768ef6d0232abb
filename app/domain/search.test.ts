import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFound, type SearchEntry, search, searchCategories, splitAtMatch } from './search.ts'

const entries: readonly SearchEntry[] = [
  { title: 'Terms', description: 'The small print.', url: '/terms', category: 'information' },
  { title: 'Dining', description: 'Two tables.', url: '/dining', category: 'navigation' },
  { title: 'Deluxe Room', description: 'Faces the tea (32 m²).', url: '/a', category: 'rooms' },
  { title: 'Suite', description: 'A room for dining.', url: '/b', category: 'rooms' },
]

const entry: fc.Arbitrary<SearchEntry> = fc.record({
  title: fc.string({ unit: 'binary' }),
  description: fc.string({ unit: 'binary' }),
  url: fc.webPath(),
  category: fc.constantFrom(...searchCategories),
})
const anyText = fc.string({ unit: 'binary' })

const titles = (text: string) =>
  search(entries, text).flatMap(({ items }) => items.map(({ title }) => title))

test.each(['', ' ', '\t\n', '\u00a0\u3000', '\u200c'])(
  'nothing typed, or blanks alone, finds nothing (%#)',
  (text) => {
    expect(search(entries, text)).toEqual([])
  },
)

test.each([
  ['  deluxe room ', ['Deluxe Room']], // blanks around it are ignored
  ['(32 M²)', ['Deluxe Room']], // characters of regular expressions are plain text
  ['.*', []],
  ['\ud800', []],
])('the text %j finds %j', (text, found) => {
  expect(titles(text)).toEqual(found)
})

test('three answers stand beside what contains the text, and none beside a title', () => {
  const answer = () =>
    [...'abcd'].map((title) => ({
      title,
      description: '',
      url: title,
      category: 'dining' as const,
    }))
  const found = (text: string) =>
    search(entries, text, answer).flatMap(({ items }) => items.map(({ title }) => title))
  expect(found('a room')).toEqual(['Suite', 'a', 'b', 'c']) // below a word that begins like it
  expect(found('ining')).toEqual(['a', 'b', 'c', 'Dining', 'Suite']) // above the middle of a word
  expect(found('suite')).toEqual(['Suite'])
})

test('any text finds each entry at most once, in its own group', () =>
  fc.assert(
    fc.property(fc.array(entry), anyText, (list, text) => {
      const groups = search(list, text)
      const found = new Set(groups.flatMap(({ items }) => items))
      expect(groups.flatMap(({ items }) => items)).toEqual(
        groups.flatMap(({ category }) =>
          list.filter((each) => each.category === category && found.has(each)),
        ),
      )
      for (const { category, items } of groups) {
        expect(items.length).toBeGreaterThan(0)
        expect(items.every((each) => each.category === category)).toBe(true)
      }
    }),
  ))

test('an entry is found by any piece of its title or its description', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, piece, after) => {
      fc.pre(piece.trim() !== '')
      const words = `${before}${piece}${after}`
      const byTitle = { title: words, description: '', url: '/', category: 'rooms' } as const
      const byDescription = { title: '', description: words, url: '/', category: 'rooms' } as const
      const both = [byTitle, byDescription]
      expect(search(both, piece.toUpperCase())).toEqual([{ category: 'rooms', items: both }])
    }),
  ))

/** The same word from different keyboards. */
const spellings = [
  ['পাহা\u09a1\u09bc', 'পাহা\u09dc'],
  ['আষা\u09a2\u09bc', 'আষা\u09dd'],
  ['গোপনী\u09af\u09bcতা', 'গোপনী\u09dfতা'],
  ['ভ\u09cbর', 'ভ\u09c7\u09beর'],
  ['র\u09cdযাব', 'র\u200d\u09cdযাব', 'র\u09cd\u200cযাব'],
  ['Caf\u00e9', 'cafe', 'CAFE\u0301'],
] as const

test('a word is found however its letters are composed, in any case, with any accents and joiners', () => {
  for (const words of spellings)
    for (const shown of words)
      for (const typed of words) {
        expect(isFound(typed, `1 ${shown} 2`), `${escape(typed)} in ${escape(shown)}`).toBe(true)
        const { before, match, after } = splitAtMatch(`1 ${shown} 2`, typed)
        expect([before, match, after]).toEqual(['1 ', shown, ' 2'])
      }
})

test('a dot or a vowel sign is part of a Bengali letter, not an accent', () => {
  expect(isFound('হা\u09a1ি', 'পাহা\u09dcি')).toBe(false)
  expect(isFound('কলা', 'কল')).toBe(false)
})

test('a text is split at its first match', () => {
  expect(splitAtMatch('Rooms & Suites', ' SUITE')).toEqual({
    before: 'Rooms & ',
    match: 'Suite',
    after: 's',
  })
  expect(splitAtMatch('Suite, suite', 'suite').before).toBe('')
  expect(splitAtMatch('Dining', 'tea')).toEqual({ before: 'Dining', match: '', after: '' })
  expect(splitAtMatch('Dining', ' ').match).toBe('')
  // A Bengali letter with its vowel sign is one character.
  expect(splitAtMatch('রুম ভাড়া', 'ভ')).toEqual({ before: 'রুম ', match: 'ভা', after: 'ড়া' })
})

test('splitting at a match loses and adds nothing', () =>
  fc.assert(
    fc.property(anyText, anyText, (words, text) => {
      const { before, match, after } = splitAtMatch(words, text)
      expect(before + match + after).toBe(words)
    }),
  ))
