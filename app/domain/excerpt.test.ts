import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const characters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

const CHARACTERS = [
  'a',
  'ñ',
  'e\u0301',
  'ক্ষ',
  'স্ত্রী',
  '👩‍👩‍👧',
  '🇧🇩',
  '👍🏽',
  '\r\n',
  ' ',
  ' ',
  '.',
  ',',
  '\ud83d',
]
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0x2ff }).map((code) => String.fromCharCode(code)) }),
  fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 60 }).map((parts) => parts.join('')),
)
const limit = fc.integer({ min: 1, max: 40 })

describe('an excerpt of any text', () => {
  test('has at most as many characters as allowed, the ellipsis included', () =>
    fc.assert(
      fc.property(text, limit, (whole, most) => {
        expect(characters(excerpt(whole, most)).length).toBeLessThanOrEqual(most)
      }),
    ))

  test('is the text itself exactly when that fits', () =>
    fc.assert(
      fc.property(text, limit, (whole, most) => {
        const fits = characters(whole).length <= most
        expect(excerpt(whole, most) === whole).toBe(fits || whole === '…')
      }),
    ))

  test('otherwise begins as the text does, ends at the end of a character, and says that more follows', () =>
    fc.assert(
      fc.property(text, limit, (whole, most) => {
        const short = excerpt(whole, most)
        fc.pre(short !== whole)
        expect(short.endsWith('…')).toBe(true)
        const kept = short.slice(0, -1)
        expect(whole.startsWith(kept)).toBe(true)
        const ends = [...segmenter.segment(whole)].map(({ index }) => index)
        expect(ends).toContain(kept.length)
      }),
    ))

  test('does not break a word that has another before it', () =>
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zé]{1,9}$/), { minLength: 2, maxLength: 12 }),
        limit,
        (words, most) => {
          const whole = words.join(' ')
          const short = excerpt(whole, most)
          fc.pre(short !== whole && short.includes(' '))
          const kept = short.slice(0, -1).split(' ')
          expect(words.slice(0, kept.length)).toEqual(kept)
        },
      ),
    ))

  test('stays the same when it is cut once more', () =>
    fc.assert(
      fc.property(text, limit, (whole, most) => {
        const short = excerpt(whole, most)
        expect(excerpt(short, most)).toBe(short)
      }),
    ))
})

test.each([
  ['Tea, then rain', 14, 'Tea, then rain'],
  ['Tea, then rain', 13, 'Tea, then…'],
  ['Tea, then rain', 9, 'Tea…'],
  ['Tea, then rain', 5, 'Tea…'],
  ['Tea, then rain', 3, 'Te…'],
  ['Tea, then rain', 1, '…'],
  ['Srimangalroad', 5, 'Srim…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧…'],
])('%o in %i characters is %o', (whole, most, expected) => {
  expect(excerpt(whole, most)).toBe(expected)
})

test('a text of a hundred thousand characters is cut without being counted to its end', () => {
  const start = performance.now()
  for (let n = 0; n < 10; n++) excerpt('a'.repeat(100_000), 100)
  expect(performance.now() - start).toBeLessThan(1000)
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s characters are refused',
  (most) => {
    expect(() => excerpt('Tea', most)).toThrow(RangeError)
  },
)
