import { expect, test } from 'vitest'
import { searchEntries } from './search-entries.ts'

test('every description is one short line', () => {
  for (const { title, description } of searchEntries)
    expect(description, `the description of '${title}' in en/search.ts`).toMatch(/^\S.{0,42}\S$/)
})
