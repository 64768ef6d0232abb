import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currency } from '#app/content/hotel.ts'
import type { ClockTime } from '#app/domain/hours.ts'
import { money } from '#app/domain/money.ts'
import {
  formatDay,
  formatDayAmerican,
  formatDayLong,
  formatDayShort,
  formatMonth,
  formatPrice,
  formatSum,
  formatTime,
  formatTimes,
  listInWords,
} from './language.ts'

const cents = fc.nat({ max: 999_999_999_999_999 })
const parse = (text: string) => Number(text.replace(currency.sign, '').replaceAll(',', ''))
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each([
  [0, '0', '0.00'],
  [5, '0.05', '0.05'],
  [500, '5', '5.00'],
  [1890, '18.90', '18.90'],
  [1899, '18.99', '18.99'],
  [24_900, '249', '249.00'],
  [50_300, '503', '503.00'],
  [129_900, '1,299', '1,299.00'],
  [123_456_789, '1,234,567.89', '1,234,567.89'],
])(
  '%i cents read %s on a card and %s on a bill, after the sign of the currency',
  (amount, card, bill) => {
    expect(formatPrice(amount)).toBe(currency.sign + card)
    expect(formatSum(amount)).toBe(currency.sign + bill)
  },
)

test('a price read back from the page is the same price to the cent', () =>
  fc.assert(
    fc.property(
      cents,
      (amount) =>
        money(parse(formatPrice(amount))) === amount && money(parse(formatSum(amount))) === amount,
    ),
  ))

test('a bill always has two decimals, a card shows none for a whole price', () =>
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatSum(amount).replace(currency.sign, '')).toMatch(/^\d{1,3}(,\d{3})*\.\d\d$/)
      expect(formatPrice(amount).includes('.')).toBe(amount % 100 !== 0)
    }),
  ))

test('a sum is written as the platform writes the currency', () => {
  const { format } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
  })
  fc.assert(fc.property(cents, (amount) => formatSum(amount) === format(amount / 100)))
})

test.each<[ClockTime, string]>([
  ['00:00', '12:00 AM'],
  ['00:30', '12:30 AM'],
  ['07:00', '7:00 AM'],
  ['12:00', '12:00 PM'],
  ['17:30', '5:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is written %s', (time, words) => {
  expect(formatTime(time)).toBe(words)
})

test.each<[ClockTime, ClockTime, string]>([
  ['17:30', '22:30', '5:30-10:30 PM'],
  ['11:30', '14:30', '11:30 AM-2:30 PM'],
  ['12:00', '00:00', '12:00 PM-12:00 AM'],
  ['07:00', '00:00', '7:00 AM-12:00 AM'],
])('%s to %s is written %s', (opens, closes, words) => {
  expect(formatTimes({ opens, closes })).toBe(words)
})

test('a day is written in four ways, a month in one', () => {
  expect(formatDay('2027-01-01')).toBe('1 January 2027')
  expect(formatDayShort('2026-12-12')).toBe('Sat 12 December 2026')
  expect(formatDayLong('2026-12-12')).toBe('Saturday 12 December 2026')
  expect(formatDayAmerican('2025-04-15')).toBe('April 15, 2025')
  expect(formatMonth('2025-04')).toBe('April 2025')
})

test('a day reads in British order with its own weekday, and in American order', () =>
  fc.assert(
    fc.property(day, (written) => {
      const expected = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
      const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
      const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      const date = new Date(written)
      expect(formatDay(written)).toBe(expected.format(date))
      expect(formatDayAmerican(written)).toBe(american.format(date))
      expect(formatDayShort(written)).toBe(`${weekday.format(date)} ${expected.format(date)}`)
    }),
  ))

test('what is no day or no time is refused', () => {
  for (const format of [formatDay, formatDayShort, formatDayLong, formatDayAmerican])
    expect(() => format('2025-02-30')).toThrow(RangeError)
  expect(() => formatMonth('2025-13')).toThrow(RangeError)
  expect(() => formatTime('24:00')).toThrow(RangeError)
})

test.each([
  [[], ''],
  [['rice'], 'rice'],
  [['rice', 'dal'], 'rice and dal'],
  [['rice', 'dal', 'fish'], 'rice, dal and fish'],
])('%j is listed as %j', (things, words) => {
  expect(listInWords(things)).toBe(words)
})
