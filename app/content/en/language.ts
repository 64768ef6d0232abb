/**
 * Numbers, prices, days and times of this language. Imported as '#language'.
 *
 * Written by hand: the first use of `Intl` takes a phone a tenth of a second.
 */

import { currency } from '#app/content/hotel.ts'
import type { Lang } from '#app/content/languages.js'
import { type IsoDate, type IsoMonth, partsOfDay } from '#app/domain/day.ts'
import type { OpeningPeriod, Weekday } from '#app/domain/hours.ts'
import { type ClockTime, dayRuns, partsOfTime } from '#app/domain/hours.ts'
import { type Cents, decimal } from '#app/domain/money.ts'

/** The language of `<html lang>`. */
export const lang: Lang = 'en'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A number without trailing decimals: 4.5 as '4.5', 28 as '28'. */
export const formatNumber = (value: number | string): string => String(value)

/** A price as a guest reads it: '$249' for whole dollars, '$18.99' otherwise, '$1,299' when large. */
export const formatPrice = (cents: Cents): string => formatSum(cents).replace(/\.00$/, '')

/** A sum as on a bill, always with two decimals: '$1,503.00'. */
export const formatSum = (cents: Cents): string =>
  `${currency.sign}${decimal(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`

/** 'Sunday' for 0. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? ''

/** Weekdays in short: 'Fri-Sat' for days in a row, 'Mon, Wed' for others. */
export const formatDays = (days: readonly Weekday[]): string =>
  dayRuns(days)
    .map((run) =>
      [run[0], ...run.slice(1).slice(-1)].map((day = 0) => weekdayName(day).slice(0, 3)),
    )
    .map((ends) => ends.join('-'))
    .join(', ')

/**
 * A day in British order, the same on every machine: '12 December 2026'.
 *
 * @throws {RangeError} when the day is not a real calendar day.
 */
export function formatDay(day: IsoDate): string {
  const { year, month, date } = partsOfDay(day)
  return `${date} ${MONTHS[month]} ${year}`
}

/**
 * The same with its short weekday: 'Sat 12 December 2026'.
 *
 * @throws {RangeError} when the day is not a real calendar day.
 */
export const formatDayShort = (day: IsoDate): string =>
  `${weekdayName(partsOfDay(day).weekday).slice(0, 3)} ${formatDay(day)}`

/**
 * The same with its weekday in full: 'Saturday 12 December 2026'.
 *
 * @throws {RangeError} when the day is not a real calendar day.
 */
export const formatDayLong = (day: IsoDate): string =>
  `${weekdayName(partsOfDay(day).weekday)} ${formatDay(day)}`

/**
 * A day in American order, for offers and legal pages: 'April 15, 2025'.
 *
 * @throws {RangeError} when the day is not a real calendar day.
 */
export function formatDayAmerican(day: IsoDate): string {
  const { year, month, date } = partsOfDay(day)
  return `${MONTHS[month]} ${date}, ${year}`
}

/**
 * A month with its year: '2025-03' as 'March 2025'.
 *
 * @throws {RangeError} when the month is not a real one.
 */
export function formatMonth(isoMonth: IsoMonth): string {
  const { year, month } = partsOfDay(`${isoMonth}-01`)
  return `${MONTHS[month]} ${year}`
}

/** '17:30' as '5:30 PM', '00:00' as '12:00 AM'. */
export function formatTime(time: ClockTime): string {
  const { hour, minute } = partsOfTime(time)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${halfOf(time)}`
}

/** '17:30' and '22:30' as '5:30-10:30 PM', '12:00' and '00:00' as '12:00 PM-12:00 AM'. */
export function formatTimes({ opens, closes }: Pick<OpeningPeriod, 'opens' | 'closes'>): string {
  const isSameHalf = opens < closes && halfOf(opens) === halfOf(closes)
  return `${isSameHalf ? formatTime(opens).slice(0, -3) : formatTime(opens)}-${formatTime(closes)}`
}

const halfOf = (time: ClockTime) => (partsOfTime(time).hour < 12 ? 'AM' : 'PM')

/** A sentence that continues after a colon. */
export const lowerFirst = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** 'a', 'a and b', 'a, b and c'. */
export const listInWords = (things: readonly string[]): string =>
  things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${things.at(-1)}` : things.join('')
