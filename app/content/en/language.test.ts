import { expect, test } from 'vitest'
import { currency } from '#app/content/hotel.ts'
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

test.each([
  [0, '0', '0.00'],
  [1890, '18.90', '18.90'],
  [24_900, '249', '249.00'],
  [123_456_789, '1,234,567.89', '1,234,567.89'],
])('%i cents read %s on a card and %s on a bill, after the currency sign', (amount, card, bill) => {
  expect(formatPrice(amount)).toBe(currency.sign + card)
  expect(formatSum(amount)).toBe(currency.sign + bill)
})

test('a time is written with AM or PM, which a time span says once if it can', () => {
  const times = ['00:00', '12:00', '17:30'] as const
  expect(times.map(formatTime)).toEqual(['12:00 AM', '12:00 PM', '5:30 PM'])
  const spans = [
    { opens: '17:30', closes: '22:30' },
    { opens: '11:30', closes: '14:30' },
    { opens: '12:00', closes: '00:00' },
  ] as const
  const words = ['5:30-10:30 PM', '11:30 AM-2:30 PM', '12:00 PM-12:00 AM']
  expect(spans.map(formatTimes)).toEqual(words)
})

test('a day is written in four ways, a month in one', () => {
  expect(formatDay('2027-01-01')).toBe('1 January 2027')
  expect(formatDayShort('2026-12-12')).toBe('Sat 12 December 2026')
  expect(formatDayLong('2026-12-12')).toBe('Saturday 12 December 2026')
  expect(formatDayAmerican('2025-04-15')).toBe('April 15, 2025')
  expect(formatMonth('2025-04')).toBe('April 2025')
})

test.each([
  [[], ''],
  [['rice'], 'rice'],
  [['rice', 'dal'], 'rice and dal'],
  [['rice', 'dal', 'fish'], 'rice, dal and fish'],
])('%j is listed as %j', (things, words) => {
  expect(listInWords(things)).toBe(words)
})
