import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOutDays, isSelectableCheckOut, lastCheckIn } from './reservation.ts'
import { addDays } from './stay.ts'

const TODAY = '2026-12-12'
const days = (most: number) => fc.integer({ min: 0, max: most })

test('a date field allows the stays that the calendar allows, from one night to a year', () =>
  fc.assert(
    fc.property(days(730), days(400), (ahead, length) => {
      const checkIn = addDays(TODAY, ahead)
      const { min, max } = checkOutDays(checkIn, TODAY)
      const day = addDays(checkIn, length)
      expect(day >= min && day <= max).toBe(isSelectableCheckOut(day, checkIn))
    }),
  ))

test.each(['', '2026', '2026-13-45', '2026-12-01', '9999-12-31', '12026-12-14', 'soon', '<b>'])(
  'with %o for a check-in, tomorrow at the earliest',
  (checkIn) => {
    expect(checkOutDays(checkIn, TODAY).min).toBe('2026-12-13')
  },
)

test('any text is accepted', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(checkOutDays(typed, TODAY).min > TODAY).toBe(true)
      expect(checkOutDays(typed, lastCheckIn(TODAY)).max > TODAY).toBe(true)
    }),
  ))
