import { expect, test } from 'vitest'
import { currency } from '#app/content/hotel.ts'
import {
  formatDay,
  formatDayLong,
  formatDayShort,
  formatMonth,
  formatNumber,
  formatPrice,
  formatSum,
  formatTime,
  formatTimes,
  listInWords,
} from './language.ts'
import { sayTime } from './opening-hours.ts'

test('numbers and prices are in Bengali digits', () => {
  expect(formatNumber(4.5)).toBe('৪.৫')
  expect(formatPrice(24_900)).toBe(`${currency.sign}২৪৯`)
  expect(formatPrice(1899)).toBe(`${currency.sign}১৮.৯৯`)
  expect(formatSum(150_300)).toBe(`${currency.sign}১,৫০৩.০০`)
})

test('a day has its month and weekday in words', () => {
  expect(formatDay('2026-12-12')).toBe('১২ ডিসেম্বর ২০২৬')
  expect(formatDayShort('2026-12-12')).toBe('শনিবার, ১২ ডিসেম্বর ২০২৬')
  expect(formatDayLong('2026-12-13')).toBe('রবিবার, ১৩ ডিসেম্বর ২০২৬')
  expect(formatMonth('2025-03')).toBe('মার্চ ২০২৫')
})

test.each([
  ['00:00', 'রাত ১২টা', 'রাত ১২টা'],
  ['03:59', 'রাত ৩:৫৯', 'রাত ৩টা ৫৯ মিনিট'],
  ['04:00', 'ভোর ৪টা', 'ভোর ৪টা'],
  ['06:00', 'সকাল ৬টা', 'সকাল ৬টা'],
  ['14:30', 'দুপুর ২:৩০', 'দুপুর আড়াইটা'],
  ['17:30', 'বিকেল ৫:৩০', 'বিকেল সাড়ে ৫টা'],
  ['18:00', 'সন্ধ্যা ৬টা', 'সন্ধ্যা ৬টা'],
  ['22:05', 'রাত ১০:০৫', 'রাত ১০টা ৫ মিনিট'],
] as const)('%s is %s, and in a sentence %s', (time, words, said) => {
  expect(formatTime(time)).toBe(words.replace(' ', '\u00a0'))
  expect(sayTime(time)).toBe(said)
})

test('a time span names a part of the day that its ends share once', () => {
  expect(formatTimes({ opens: '07:00', closes: '11:00' })).toBe('সকাল\u00a0৭টা থেকে ১১টা')
  expect(formatTimes({ opens: '12:00', closes: '00:00' })).toBe('দুপুর\u00a0১২টা থেকে রাত\u00a0১২টা')
})

test('the last item of a list is joined by a word', () => {
  expect(listInWords(['ক', 'খ', 'গ'])).toBe('ক, খ ও গ')
})
