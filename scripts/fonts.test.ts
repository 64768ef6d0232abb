import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { charactersOfFont } from './cmap.mjs'
import { banglaCharacters, banglaCut, readWords } from './fonts.mjs'

test('every Bangla character of the site is in the committed cut of the Bangla font', async () => {
  const cut = await charactersOfFont(await readFile(banglaCut))
  const needed = [...banglaCharacters(await readWords())]
  expect(needed).not.toEqual([])
  expect(
    needed.filter((character) => !cut.has(character)),
    'run: npm run fonts',
  ).toEqual([])
})

test('each Bangla character is named once, whatever stands around it', () => {
  expect(banglaCharacters('The Surma, কক: ২ rooms। ২')).toBe('।ক২')
})

test('a text without Bangla needs nothing of the Bangla font', () => {
  expect(banglaCharacters('Sylhet, 35 m²')).toBe('')
})

test('joiners between Bangla letters are kept', () => {
  expect(banglaCharacters('র\u200d্য')).toContain('\u200d')
})

test('a vowel written around its consonant brings its two parts', () => {
  expect(banglaCharacters('\u09cb')).toBe('\u09be\u09c7\u09cb')
})

test('য় comes as one letter and as two, however it is typed', () => {
  const both = '\u09af\u09bc\u09df'
  expect(banglaCharacters('\u09df')).toBe(both)
  expect(banglaCharacters('\u09af\u09bc')).toBe(both)
})
