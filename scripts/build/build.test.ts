import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinLanguage } from './build.mjs'

let built: string
let out: string
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'language-'))
  out = mkdtempSync(join(tmpdir(), 'out-'))
  writeFileSync(join(built, 'icon.svg'), 'an icon')
})
afterEach(() => {
  for (const folder of [built, out]) rmSync(folder, { recursive: true })
})

test('a language never overwrites a file with different bytes', () => {
  writeFileSync(join(out, 'icon.svg'), 'another icon')
  expect(() => joinLanguage(built, out)).toThrow('icon.svg would replace')
  expect(readFileSync(join(out, 'icon.svg'), 'utf8')).toBe('another icon')
})
