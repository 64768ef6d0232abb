import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, money } from './money.ts'

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
