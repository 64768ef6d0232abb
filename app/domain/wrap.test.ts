import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapIndex } from './wrap.ts'

const index = fc.integer({ min: -1_000_000, max: 1_000_000 })
const length = fc.integer({ min: 1, max: 1000 })

test.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 2],
  [-4, 3, 2],
  [7, 3, 1],
  [0, 1, 0],
  [-1, 1, 0],
])('index %i of %i shows %i', (at, of, expected) => {
  expect(wrapIndex(at, of)).toBe(expected)
})

test('one step forward and one back return to the same slide, and the index is always valid', () =>
  fc.assert(
    fc.property(index, length, (at, of) => {
      const shown = wrapIndex(at, of)
      expect(shown).toBeGreaterThanOrEqual(0)
      expect(shown).toBeLessThan(of)
      expect(wrapIndex(wrapIndex(shown + 1, of) - 1, of)).toBe(shown)
      expect(wrapIndex(at + of, of)).toBe(shown)
    }),
  ))

test('as many steps as there are slides visit each slide once', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (of) => {
      const visited = Array.from({ length: of }, (_, step) => wrapIndex(-1 - step, of))
      expect(new Set(visited).size).toBe(of)
    }),
  ))

test.each([
  [0, 0],
  [0, -3],
  [0, 1.5],
  [0, Number.NaN],
  [0.5, 3],
  [Number.NaN, 3],
  [Number.POSITIVE_INFINITY, 3],
])('index %d of %d is refused', (at, of) => {
  expect(() => wrapIndex(at, of)).toThrow(RangeError)
})
