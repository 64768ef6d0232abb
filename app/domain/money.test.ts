import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUsd, formatUsdExact } from '#language'
import { usd } from './money.ts'

const cents = fc.nat({ max: 999_999_999_999_999 })
const parse = (text: string) => Number(text.replace(/[$,]/g, ''))

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

test.each([
  [0, '$0', '$0.00'],
  [5, '$0.05', '$0.05'],
  [500, '$5', '$5.00'],
  [1890, '$18.90', '$18.90'],
  [1899, '$18.99', '$18.99'],
  [24_900, '$249', '$249.00'],
  [50_300, '$503', '$503.00'],
  [129_900, '$1,299', '$1,299.00'],
  [123_456_789, '$1,234,567.89', '$1,234,567.89'],
])('%i cents read %s on a card and %s on a bill', (amount, card, bill) => {
  expect(formatUsd(amount)).toBe(card)
  expect(formatUsdExact(amount)).toBe(bill)
})

test('a price read back from the page is the same price to the cent', () =>
  fc.assert(
    fc.property(
      cents,
      (amount) =>
        usd(parse(formatUsd(amount))) === amount && usd(parse(formatUsdExact(amount))) === amount,
    ),
  ))

test('a bill always has two decimals, a card shows none for whole dollars', () =>
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatUsdExact(amount)).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/)
      expect(formatUsd(amount).includes('.')).toBe(amount % 100 !== 0)
    }),
  ))

test('a sum is written as the platform writes US dollars', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  fc.assert(fc.property(cents, (amount) => formatUsdExact(amount) === dollars.format(amount / 100)))
})

test('every amount of dollars within the limit becomes whole cents within half a cent of it', () =>
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (dollars) => {
      const amount = usd(dollars)
      expect(Number.isInteger(amount)).toBe(true)
      expect(Math.abs(amount - dollars * 100)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  ))
