import { expect, test } from 'vitest'
import { searchCategories } from '#app/domain/search.ts'
import { searchEntries } from './search-entries.ts'

test('every group has an entry', () => {
  expect(new Set(searchEntries.map(({ category }) => category))).toEqual(new Set(searchCategories))
})

test('every description is one short line', () => {
  for (const { title, description } of searchEntries)
    expect(description, `the description of '${title}' in en/search.ts`).toMatch(/^\S.{0,42}\S$/)
})
