import { expect, test } from 'vitest'
import { roomKeywords } from './room-keywords.ts'
import { searchEntryWords, searchKeywords } from './search.ts'

type Id = keyof typeof searchEntryWords
const ids = Object.keys(searchEntryWords) as Id[]
const keywords: Readonly<Record<Id, string>> = { ...searchKeywords, ...roomKeywords }

test('every entry is found by Bengali and by English words that are not shown', () => {
  for (const id of ids) {
    expect(keywords[id], id).toMatch(/[\u0980-\u09ff]/)
    expect(keywords[id], id).toMatch(/[a-z]/)
  }
})

test.each(ids)('the words that find %s contain none twice', (id) => {
  const words = keywords[id].split(', ')
  expect(new Set(words).size).toBe(words.length)
})
