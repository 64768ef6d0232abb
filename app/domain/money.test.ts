import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usd } from './money.ts'

test.each([
  [0, 0],
  [-0, 0],
  [5, 500],
  [18.99, 1899],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [8.345, 835],
  [4.004, 400],
  [1e-9, 0],
])('%d dollars are %i cents', (dollars, expected) => {
  expect(usd(dollars)).toBe(expected)
})

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0.01,
  -1e-9,
  1e13,
  Number.MAX_VALUE,
])('%d is not a price', (dollars) => {
  expect(() => usd(dollars)).toThrow(RangeError)
})

test('every amount of dollars within the limit becomes whole cents within half a cent of it', () =>
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (dollars) => {
      const amount = usd(dollars)
      expect(Number.isInteger(amount)).toBe(true)
      expect(Math.abs(amount - dollars * 100)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  ))
