/** How Bengali writes numbers, prices, days and times. Imported as '#language'. */

import { currency } from '#app/content/hotel.ts'
import type { Lang } from '#app/content/languages.js'
import { type IsoDate, type IsoMonth, partsOfDay } from '#app/domain/day.ts'
import type { OpeningPeriod, Weekday } from '#app/domain/hours.ts'
import { type ClockTime, dayRuns, partsOfTime } from '#app/domain/hours.ts'
import { type Cents, decimal } from '#app/domain/money.ts'

/** The language of `<html lang>`. */
export const lang: Lang = 'bn'

const DIGITS = '০১২৩৪৫৬৭৮৯'
const WEEKDAYS = ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি']
const MONTHS = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
]

/** A number in Bengali digits: 4.5 as '৪.৫'. */
export const formatNumber = (value: number | string): string =>
  String(value).replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit)

/** A price as a guest reads it: '$২৪৯' for whole dollars, '$১৮.৯৯' otherwise, '$১,২৯৯' when large. */
export const formatPrice = (cents: Cents): string => formatSum(cents).replace(/\.০০$/, '')

/** A sum as on a bill, always with two decimals: '$১,৫০৩.০০'. */
export const formatSum = (cents: Cents): string =>
  `${currency.sign}${formatNumber(decimal(cents).replace(/\B(?=(\d{3})+\.)/g, ','))}`

/** 'রবিবার' for 0. */
export const weekdayName = (weekday: number): string => `${WEEKDAYS[weekday]}বার`

/** Days of a week: 'রবি–বৃহস্পতি' for three or more in a row, 'শুক্র ও শনি' for others. */
export const formatDays = (days: readonly Weekday[]): string =>
  dayRuns(days)
    .flatMap((run) => {
      const names = run.map((day) => WEEKDAYS[day])
      return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names
    })
    .join(' ও ')

/**
 * A day: '১২ ডিসেম্বর ২০২৬'.
 *
 * @throws {RangeError} when the day is not a real calendar day.
 */
export function formatDay(day: IsoDate): string {
  const { year, month, date } = partsOfDay(day)
  return `${formatNumber(date)} ${MONTHS[month]} ${formatNumber(year)}`
}

/**
 * The same with its weekday: 'শনিবার, ১২ ডিসেম্বর ২০২৬'.
 *
 * @throws {RangeError} when the day is not a real calendar day.
 */
export const formatDayLong = (day: IsoDate): string =>
  `${weekdayName(partsOfDay(day).weekday)}, ${formatDay(day)}`

/** A weekday is said in full: শনি alone is Saturn. */
export const formatDayShort = formatDayLong

/** Bengali has one order of day and month. English has an American one besides. */
export const formatDayAmerican = formatDay

/**
 * A month with its year: '2025-03' as 'মার্চ ২০২৫'.
 *
 * @throws {RangeError} when the month is not a real one.
 */
export function formatMonth(isoMonth: IsoMonth): string {
  const { year, month } = partsOfDay(`${isoMonth}-01`)
  return `${MONTHS[month]} ${formatNumber(year)}`
}

/** '17:30' as 'বিকেল ৫:৩০', '00:00' as 'রাত ১২টা', on one line. */
export const formatTime = (time: ClockTime): string => `${partOfDay(time)}\u00a0${formatHour(time)}`

/** '07:00' and '11:00' as 'সকাল ৭টা থেকে ১১টা', '12:00' and '00:00' as 'দুপুর ১২টা থেকে রাত ১২টা'. */
export function formatTimes({ opens, closes }: Pick<OpeningPeriod, 'opens' | 'closes'>): string {
  const isSamePart = opens < closes && partOfDay(opens) === partOfDay(closes)
  return `${formatTime(opens)} থেকে ${isSamePart ? formatHour(closes) : formatTime(closes)}`
}

function formatHour(time: ClockTime) {
  const { hour, minute } = partsOfTime(time)
  const clock = formatNumber(hour % 12 || 12)
  return minute === 0 ? `${clock}টা` : `${clock}:${formatNumber(time.slice(3))}`
}

/** The part of the day that a time is in: without it, an hour could be either of two. */
export function partOfDay(time: ClockTime) {
  const { hour } = partsOfTime(time)
  if (hour < 4 || hour >= 20) return 'রাত'
  if (hour < 6) return 'ভোর'
  if (hour < 12) return 'সকাল'
  if (hour < 15) return 'দুপুর'
  return hour < 18 ? 'বিকেল' : 'সন্ধ্যা'
}

/** 'ক', 'ক ও খ', 'ক, খ ও গ'. */
export const listInWords = (things: readonly string[]): string =>
  things.length > 1 ? `${things.slice(0, -1).join(', ')} ও ${things.at(-1)}` : things.join('')
