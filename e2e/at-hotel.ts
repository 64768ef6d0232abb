import { timeZone } from '#app/content/hotel.ts'
import { clockOf } from '#app/domain/clock.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { type ClockTime, instantAt } from '#app/domain/hours.ts'
import { clockChanges } from '../scripts/build/environment.mjs'
import { NOW } from './now.ts'

/** The hotel's clock, which the site takes from its build. */
export const testClock = clockOf(clockChanges(timeZone, new Date(NOW)))

/** The instant of this day and time at the hotel. */
export const atHotel = (day: IsoDate, time: ClockTime) => instantAt(day, time, testClock)
