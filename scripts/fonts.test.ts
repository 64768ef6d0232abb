import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  banglaCharacters,
  banglaWords,
  cutsFor,
  readWords,
  sourceOf,
  stylesFile,
  stylesFor,
  targetOf,
} from './fonts.mjs'
import { charactersOf, drawingOf, openFont } from './shaping.mjs'

const REMEDY = 'run: npm run fonts'

/** Keys that the search names: the fonts have no arrows, the system draws them. */
const ARROWS = ['↑', '↓']

const words = await readWords()
const cuts = cutsFor(words)
const latinFamilies = ['petrona', 'anek'].map((name) => ({
  name,
  own: charactersIn(name),
  other: charactersIn(`${name}-other`),
}))

test('the committed styles name the cuts with the characters that the words of today need', async () => {
  expect(await readFile(stylesFile, 'utf8'), REMEDY).toBe(stylesFor(cuts))
})

test.each(cuts)('$name holds each of its characters that the whole font has', async (cut) => {
  const whole = charactersOf(await openFont(sourceOf(cut)))
  const committed = charactersOf(await openFont(targetOf(cut)))
  const needed = [...cut.characters].filter((character) => whole.has(character))
  expect(needed).not.toEqual([])
  expect(
    needed.filter((character) => !committed.has(character)),
    REMEDY,
  ).toEqual([])
})

test.each(latinFamilies)(
  "$name holds every character of the site's English words",
  async ({ name, own }) => {
    const committed = charactersOf(await openFont(targetOf(cutNamed(name))))
    const letters = [...new Set(words)].filter(
      (character) => character > '~' && !banglaCharacters(character) && !ARROWS.includes(character),
    )
    expect(letters).toContain('²')
    expect(letters.filter((letter) => !own.includes(letter) || !committed.has(letter))).toEqual([])
  },
)

test.each(latinFamilies)(
  'a guest can type what $name leaves out, and nothing comes in two files',
  ({ own, other }) => {
    expect([...own].filter((character) => other.includes(character))).toEqual([])
    expect(own).toMatch(/^[ -;?-Za-z|]{83}/)
    for (const typed of '<é^ß~Ñ–€′\u00a0') expect(own + other).toContain(typed)
  },
)

test('every Bangla word is drawn by the cut as by the whole font', async () => {
  const tiro = cutNamed('tiro-bangla')
  const [whole, committed] = await Promise.all([sourceOf(tiro), targetOf(tiro)].map(openFont))
  if (!whole || !committed) throw new Error('There are two fonts to compare.')
  const inBangla = banglaWords(words)
  expect(inBangla).toContain('সুরমা')
  for (const word of inBangla)
    expect(drawingOf(committed, word), `${word}: ${REMEDY}`).toEqual(drawingOf(whole, word))
})

test('a word that a font has no letters for is not drawn', async () => {
  const petrona = await openFont(targetOf(cutNamed('petrona')))
  expect(() => drawingOf(petrona, 'সুরমা')).toThrow('The font cannot set সুরমা.')
})

test('a new letter comes into what every page fetches, and leaves the rest', () => {
  const [petrona, other] = cutsFor('crème')
  expect(petrona?.characters).toContain('è')
  expect(other?.characters).not.toContain('è')
  expect(other?.characters).toContain('é')
})

test('the styles name characters in ranges, as short as they can be', () => {
  const cut = { name: 'x', source: '', family: 'X', features: [], characters: 'ABC²ক' }
  expect(stylesFor([cut])).toContain('  unicode-range: U+41-43, U+b2, U+995;\n')
})

test('each Bangla word is named once, whatever stands around it', () => {
  expect(banglaWords('The Surma, কক: ২ rooms। ২')).toEqual(['কক', '২', '।'])
})

test('each Bangla character is named once, in order', () => {
  expect(banglaCharacters('কক ২। ২')).toBe('।ক২')
})

test('a text without Bangla needs nothing of the Bangla font', () => {
  expect(banglaCharacters('Sylhet, 35 m²')).toBe('')
})

test('joiners between Bangla letters are kept', () => {
  expect(banglaWords('র\u200d্য')).toEqual(['র\u200d্য'])
})

test('a vowel written around its consonant brings its two parts', () => {
  expect(banglaCharacters('\u09cb')).toBe('\u09be\u09c7\u09cb')
})

test('য় comes as one letter and as two, however it is typed', () => {
  const both = '\u09af\u09bc\u09df'
  expect(banglaCharacters('\u09df')).toBe(both)
  expect(banglaCharacters('\u09af\u09bc')).toBe(both)
})

function charactersIn(name: string) {
  return cutNamed(name).characters
}

function cutNamed(name: string) {
  const cut = cuts.find((candidate) => candidate.name === name)
  if (!cut) throw new Error(`There is no cut named ${name}.`)
  return cut
}
