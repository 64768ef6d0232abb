import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { joinLanguage } from './build.mjs'

test('a language never overwrites a file with different bytes', () => {
  const [built = '', out = ''] = ['an icon', 'another icon'].map((icon) => {
    const folder = mkdtempSync(join(tmpdir(), 'language-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'icon.svg'), icon)
    return folder
  })
  expect(() => joinLanguage(built, out)).toThrow('icon.svg would replace')
  expect(readFileSync(join(out, 'icon.svg'), 'utf8')).toBe('another icon')
})
