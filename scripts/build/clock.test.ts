import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOf, wallClock } from '#app/domain/clock.ts'
import { type IsoDate, today } from '#app/domain/day.ts'
import { type ClockTime, instantAt } from '#app/domain/hours.ts'
import { NOW } from '../../e2e/now.ts'
import { clockChanges } from './environment.mjs'

/*
 * The clock that the build makes of a time zone, compared with the machine's time zones.
 */

const BUILT = new Date(NOW)
const MS_PER_MINUTE = 60_000

describe.each([
  'Europe/Lisbon',
  'Australia/Lord_Howe', // by half an hour
  'Asia/Kathmandu', // never, and a quarter of an hour off
])('the clock of a hotel in %s', (timeZone) => {
  const changes = clockChanges(timeZone, BUILT)
  const clock = clockOf(changes)
  const zone = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const shownAt = (at: Date) => zone.format(at).split(' ') as [IsoDate, ClockTime]

  /** Any minute of twenty years, half of them within two days of a change. */
  const instant = fc
    .oneof(
      fc.integer({
        min: BUILT.valueOf() / MS_PER_MINUTE,
        max: Date.UTC(2046, 10, 24) / MS_PER_MINUTE,
      }),
      fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * 1440, max: 2 * 1440 }))
        .map(([[from], minutes]) => from + minutes),
    )
    .map((minute) => new Date(minute * MS_PER_MINUTE))
  const holds = (check: (at: Date) => void) =>
    fc.assert(fc.property(instant, check), { numRuns: 500 })

  test('it shows the day and the time of the zone', () =>
    holds((at) => {
      expect(wallClock(at, clock).toISOString().slice(0, 16)).toBe(shownAt(at).join('T'))
      expect(today(at, clock)).toBe(shownAt(at)[0])
    }))

  test('a time of a day is the first instant at which the zone shows it', () =>
    holds((at) => {
      const shown = shownAt(at)
      const first = instantAt(...shown, clock)
      expect(shownAt(first)).toEqual(shown)
      expect(first <= at).toBe(true)
      // It is the same instant, or the clock was put back in between.
      const isBetween = ([from]: (typeof changes)[number]) =>
        from * MS_PER_MINUTE > first.valueOf() && from * MS_PER_MINUTE <= at.valueOf()
      if (first < at) expect(changes.some(isBetween)).toBe(true)
    }))
})

test('builds of one year have the same table; a clock that never changes has one entry', () => {
  const [newYear, end] = ['2027-01-01T00:00Z', '2027-12-31T23:59Z'].map((at) => new Date(at))
  expect(clockChanges('Europe/Lisbon', newYear)).toEqual(clockChanges('Europe/Lisbon', end))
  expect(clockChanges('Asia/Dhaka', newYear)).toEqual([[Date.UTC(2027, 0) / MS_PER_MINUTE, 360]])
})
