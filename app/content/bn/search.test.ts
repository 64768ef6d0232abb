import { expect, test } from 'vitest'
import { isFound } from '#app/domain/search.ts'
import { searchEntryWords, searchKeywords } from './search.ts'

type Id = keyof typeof searchEntryWords
const ids = Object.keys(searchEntryWords) as Id[]

const found = (typed: string) =>
  ids.filter((id) =>
    isFound(
      typed,
      searchEntryWords[id].title,
      searchEntryWords[id].description,
      searchKeywords[id],
    ),
  )

test('every entry is found by Bengali and by English words that are not shown', () => {
  for (const id of ids) {
    expect(searchKeywords[id], id).toMatch(/[\u0980-\u09ff]/)
    expect(searchKeywords[id], id).toMatch(/[a-z]/)
  }
})

test.each<[string, ...Id[]]>([
  ['রুম', 'rooms', 'reservations', 'standard', 'deluxe', 'executiveSuite', 'presidentialSuite'],
  ['এসি', 'rooms', 'standard', 'deluxe', 'executiveSuite', 'familySuite', 'presidentialSuite'],
  ['রুম ভাড়া', 'rooms'],
  ['নাশতা', 'dining'],
  ['ডেলিভারি', 'dining'],
  ['ইলিশ', 'restaurant'],
  ['পিঠা', 'restaurant', 'blog'],
  ['ঠিকানা', 'contact'],
  ['চা বাগান', 'deluxe', 'blog'],
  ['ছাড়', 'offers'],
  ['বাতিল', 'terms'],
  ['প্রাইভেসি', 'privacyPolicy'],
  ['room rent', 'rooms'],
  ['biryani', 'restaurant'],
])('%s finds the page that a guest means by it', (typed, ...wanted) => {
  expect(found(typed)).toEqual(expect.arrayContaining(wanted))
})

test.each(ids)('no word that finds %s stands twice', (id) => {
  const words = (searchKeywords[id] ?? '').split(', ')
  expect(new Set(words).size).toBe(words.length)
})
