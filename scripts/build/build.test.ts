import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinEdition } from './build.mjs'

let edition: string
let out: string
beforeEach(() => {
  edition = mkdtempSync(join(tmpdir(), 'edition-'))
  out = mkdtempSync(join(tmpdir(), 'out-'))
  writeFileSync(join(edition, 'icon.svg'), 'an icon')
})
afterEach(() => {
  for (const folder of [edition, out]) rmSync(folder, { recursive: true })
})

test('editions share the files that are the same', () => {
  writeFileSync(join(out, 'icon.svg'), 'an icon')
  writeFileSync(join(edition, 'page.html'), 'a page')
  joinEdition(edition, out)
  expect(readFileSync(join(out, 'page.html'), 'utf8')).toBe('a page')
})

test('an edition never overwrites a file with different bytes', () => {
  writeFileSync(join(out, 'icon.svg'), 'another icon')
  expect(() => joinEdition(edition, out)).toThrow('icon.svg would replace')
  expect(readFileSync(join(out, 'icon.svg'), 'utf8')).toBe('another icon')
})
