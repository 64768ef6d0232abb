import { expect, test } from 'vitest'
import type { ClockTime } from './clock.ts'
import { tableSpan } from './table.ts'

test.each<[string, ClockTime, string, string]>([
  ['2031-12-31', '20:00', '2031-12-31T14:00:00.000Z', '2031-12-31T16:00:00.000Z'],
  ['2028-02-29', '23:30', '2028-02-29T17:30:00.000Z', '2028-02-29T19:30:00.000Z'],
  ['2027-01-01', '01:00', '2026-12-31T19:00:00.000Z', '2026-12-31T21:00:00.000Z'],
])('a table on %s at %s in Sylhet is kept from %s to %s', (day, time, starts, ends) => {
  expect(tableSpan(day, time)).toEqual({ starts: new Date(starts), ends: new Date(ends) })
})

test.each([
  ['2031-13-01', '20:00'],
  ['', '20:00'],
  ['2031-12-31', '25:00'],
  ['2031-12-31', ''],
])('there is no table on "%s" at "%s"', (day, time) => {
  expect(() => tableSpan(day, time as ClockTime)).toThrow(RangeError)
})
