import { type Clock, MS_PER_DAY, wallClock } from './clock.ts'
import type { Cents } from './money.ts'

/**
 * A calendar day, 'YYYY-MM-DD', as <input type="date"> gives it: no clock and no time zone. Two days compare as text:
 * the earlier one is the smaller string.
 */
export type IsoDate = string

/** A calendar month, 'YYYY-MM'. */
export type IsoMonth = string

/** The days of a stay. The check-out is later than the check-in. */
export type Days = { readonly checkIn: IsoDate; readonly checkOut: IsoDate }

/** Whether a text is a real calendar day written 'YYYY-MM-DD'. '2025-02-30' and '' are not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

/**
 * The day a number of days later, or earlier if negative.
 *
 * @throws {RangeError} when the day is not real, the count is not whole, or the year leaves 0 to 9999.
 */
export function addDays(day: IsoDate, count: number): IsoDate {
  if (!Number.isInteger(count)) throw new RangeError(`Not a whole number of days: ${count}.`)
  return realDay(new Date(midnight(day) + count * MS_PER_DAY).toISOString().slice(0, 10))
}

/**
 * How many days lie between two, in either order.
 *
 * Days are read at midnight UTC, so a daylight-saving change never adds or loses one.
 * @throws {RangeError} when a day is not a real calendar day ('2025-02-30', '').
 */
export const daysBetween = (one: IsoDate, other: IsoDate): number =>
  Math.abs(midnight(other) - midnight(one)) / MS_PER_DAY

/** The nights of a stay. @throws as `daysBetween`. */
export const nights = ({ checkIn, checkOut }: Days): number => daysBetween(checkIn, checkOut)

/**
 * The price of a whole stay: the nightly price for each night.
 *
 * @throws {RangeError} when a day is not a real calendar day.
 */
export const stayTotal = (pricePerNight: Cents, days: Days): Cents => pricePerNight * nights(days)

/** The day at the hotel, by its clock. */
export const today = (now: Date, clock: Clock): IsoDate =>
  wallClock(now, clock).toISOString().slice(0, 10)

/**
 * The year, the month from 0, the date and the weekday from Sunday 0, as in JavaScript's Date.
 *
 * @throws {RangeError} when the day is not a real calendar day.
 */
export function partsOfDay(day: IsoDate) {
  const date = new Date(midnight(day))
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

const midnight = (day: IsoDate) => Date.parse(`${realDay(day)}T00:00:00Z`)

/** Returns the day. @throws {RangeError} when it is not a real calendar day. */
export function realDay(day: IsoDate): IsoDate {
  if (!isIsoDate(day)) throw new RangeError(`Not a calendar day: '${day}'.`)
  return day
}
