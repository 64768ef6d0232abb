import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isIsoDate, nights, partsOfDay, stayTotal, today } from './day.ts'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const count = fc.nat({ max: 400 })

test('leaving n days later is n nights at the nightly price, across month ends, leap days and clock changes', () =>
  fc.assert(
    fc.property(day, count, (arrive, n) => {
      const days = { checkIn: arrive, checkOut: addDays(arrive, n) }
      expect(nights(days)).toBe(n)
      expect(stayTotal(24_900, days)).toBe(24_900 * n)
    }),
  ))

test('a leap day is a night', () => expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2))

test.each([
  '',
  '2025-02-29',
  '2025-13-01',
  '2025-01-01T00:00:00Z',
  '01/02/2025',
  '+010000-12',
  '２０２５-01-01',
])('%o is not a day', (text) => {
  expect(isIsoDate(text)).toBe(false)
  for (const use of [
    () => daysBetween(text, '2025-01-01'),
    () => daysBetween('2025-01-01', text),
    () => addDays(text, 1),
    () => partsOfDay(text),
  ])
    expect(use).toThrow(RangeError)
})

test('fractions of days and years beyond 9999 are refused', () => {
  expect(() => today(new Date(Number.NaN), () => 0)).toThrow(RangeError)
  for (const [day, count] of [
    ['2025-01-01', 1.5],
    ['9999-12-31', 1],
    ['0000-01-01', -1],
  ] as const)
    expect(() => addDays(day, count)).toThrow(RangeError)
})
