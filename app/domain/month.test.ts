import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, partsOfDay } from './day.ts'
import { addMonths, dayInMonth, monthOf, weeksOf } from './month.ts'

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 24, '2028-11'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

test.each([
  ['2027-01-31', '2027-02', '2027-02-28'],
  ['2028-01-31', '2028-02', '2028-02-29'],
  ['2027-02-28', '2027-03', '2027-03-28'],
])('%s in %s is %s', (day, month, expected) => {
  expect(dayInMonth(day, month)).toBe(expected)
})

test('a month has each of its days once, in order and under its weekday', () =>
  fc.assert(
    fc.property(fc.nat({ max: 1200 }), fc.constantFrom(0, 1, 6), (ahead, weekStartsOn) => {
      const month = addMonths('2000-01', ahead)
      const weeks = weeksOf(month, weekStartsOn)
      const days = weeks.flat().filter((day) => day !== undefined)
      expect(days).toEqual(days.map((_, count) => addDays(`${month}-01`, count)))
      expect(monthOf(addDays(days.at(-1) ?? '', 1))).toBe(addMonths(month, 1))
      for (const week of weeks)
        for (const [column, day] of week.entries())
          if (day) expect(partsOfDay(day).weekday).toBe((column + weekStartsOn) % 7)
      expect(weeks.every((week) => week.some(Boolean))).toBe(true)
    }),
  ))
