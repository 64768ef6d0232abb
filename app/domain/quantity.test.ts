import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuantity } from './quantity.ts'

test.each([
  [' 12 ', 12],
  ['১২', 12],
  ['+4', 4],
  ['2.7', 2],
  ['-2', 0],
  ['1e999', 99],
  ['9'.repeat(10_000), 99],
  ['', null],
  ['3 teas', null],
  ['0x10', null],
  ['1,5', null],
  ['Infinity', null],
])('a guest who types %o means %o', (typed, meant) => {
  expect(parseQuantity(typed)).toBe(meant)
})

test('any typed text is a whole number in bounds, or nothing', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)),
      (typed) => {
        const meant = parseQuantity(typed)
        expect(meant === null || (Number.isInteger(meant) && meant >= 0 && meant <= 99)).toBe(true)
      },
    ),
  ))
