import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earliestCheckOut, nights } from './stay.ts'

const TODAY = '2026-12-12'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a guest leaves one night after arriving at the earliest', () =>
  fc.assert(
    fc.property(day, day, (checkIn, today) => {
      fc.pre(checkIn >= today)
      const checkOut = earliestCheckOut(checkIn, today)
      expect(checkOut > checkIn).toBe(true)
      expect(nights(checkIn, checkOut)).toBe(1)
    }),
  ))

test.each(['', '2026', '2026-13-45', '2026-12-01', '12026-12-14', 'soon', '<b>'])(
  'with %o for a check-in, tomorrow at the earliest',
  (checkIn) => {
    expect(earliestCheckOut(checkIn, TODAY)).toBe('2026-12-13')
  },
)

test('the last day a calendar knows is not left behind', () => {
  expect(earliestCheckOut('9999-12-30', TODAY)).toBe('9999-12-31')
  expect(earliestCheckOut('9999-12-31', TODAY)).toBe('9999-12-31')
})

test('any text is taken', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(earliestCheckOut(typed, TODAY) > TODAY).toBe(true)
    }),
  ))
