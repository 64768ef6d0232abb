import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('./', import.meta.url)

/** Words that must not come back, with the reason: a list in docs/bengali.md. */
const GONE = Array.from(
  readFileSync('docs/bengali.md', 'utf8').matchAll(/^- `(.+)`: (.+)$/gm),
  ([, word = '', why]) => [word, why] as const,
)

/** The words of each file, without comments and without what guests type into the search. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({
    file,
    code: readFileSync(new URL(file, FOLDER), 'utf8')
      .normalize('NFC')
      .replace(/\/\*.*?\*\/|^export const (?:searchGrammar|roomKeywords).*?^}/gms, '')
      .replace(/^\s*keywords:.*$/gm, ''),
  }))

test('the list and the files are read, with their words', () => {
  expect(GONE.length).toBeGreaterThan(50)
  expect(files.length).toBeGreaterThan(50)
  expect(files.find(({ file }) => file === 'room-types.ts')?.code).toContain('স্ট্যান্ডার্ড রুম')
})

test.each(GONE)('no text says %s: %s', (word) => {
  const said = files.filter(({ code }) => code.includes(word.normalize('NFC')))
  expect(said.map(({ file }) => file)).toEqual([])
})

test('no paragraph has more than one semicolon, and few have one', () => {
  const paragraphs = files.flatMap(({ code }) => code.match(/'[^'\n]*'|`[^`]*`/g) ?? [])
  expect(paragraphs.length).toBeGreaterThan(1000)
  expect(paragraphs.filter((text) => text.split(';').length > 2)).toEqual([])
  expect(paragraphs.filter((text) => text.includes(';')).length).toBeLessThan(20)
})
