import { expect, test } from 'vitest'
import { search } from '#app/domain/search.ts'
import { roomKeywords } from './room-keywords.ts'
import { searchEntryWords, searchKeywords } from './search.ts'

type Id = keyof typeof searchEntryWords
const ids = Object.keys(searchEntryWords) as Id[]
const keywords: Readonly<Record<Id, string>> = { ...searchKeywords, ...roomKeywords }

const entries = ids.map((id) => ({
  ...searchEntryWords[id],
  keywords: keywords[id],
  url: id,
  category: 'information' as const,
}))
const found = (typed: string) =>
  search(entries, typed).flatMap(({ items }) => items.map(({ url }) => url))

test('every entry is found by Bengali and by English words that are not shown', () => {
  for (const id of ids) {
    expect(keywords[id], id).toMatch(/[\u0980-\u09ff]/)
    expect(keywords[id], id).toMatch(/[a-z]/)
  }
})

test.each<[string, ...Id[]]>([
  ['রুম', 'rooms', 'reservations', 'standard', 'deluxe', 'executive-suite', 'presidential-suite'],
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
  ['বাতিলের নিয়ম', 'terms'],
  ['কয়টায় চেকআউট', 'reservations', 'terms'],
  ['অ্যালার্জি', 'dining', 'contact', 'terms'],
  ['নিরামিষ', 'dining'],
  ['হুইলচেয়ার', 'rooms'],
  ['পার্কিং', 'contact'],
  ['ইমেইল', 'contact', 'privacyPolicy'],
  ['বিয়ে', 'gallery'],
  ['সুইমিং পুল', 'gallery'],
  ['অর্ডার', 'dining', 'terms'],
  ['কার্ট', 'privacyPolicy', 'terms'],
  ['বিকাশ', 'terms'],
  ['কুকুর', 'terms'],
])('%s finds the page that a guest means by it', (typed, ...wanted) => {
  expect(found(typed)).toEqual(expect.arrayContaining(wanted))
})

test.each(ids)('no word that finds %s stands twice', (id) => {
  const words = keywords[id].split(', ')
  expect(new Set(words).size).toBe(words.length)
})
