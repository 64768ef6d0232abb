import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, money } from './money.ts'

test.each([
  [0, 0],
  [-0, 0],
  [5, 500],
  [18.99, 1899],
  [1.15, 115],
  [8.35, 835],
])('a price of %d is %i cents', (price, expected) => {
  expect(money(price)).toBe(expected)
})

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0.01,
  -1e-9,
  1e-9,
  18.995,
  0.1 + 0.2,
  1e13,
  Number.MAX_VALUE,
])('%d is not a price', (price) => {
  expect(() => money(price)).toThrow(`money(${price}) is not a price`)
})

test('every whole number of cents is read as it was written', () =>
  fc.assert(
    fc.property(fc.nat(1e9), (cents) => {
      expect(money(Number(decimal(cents)))).toBe(cents)
    }),
  ))
