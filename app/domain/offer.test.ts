import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, partsOfDay, stayTotal } from './day.ts'
import { bestOffer, hasEnded, type StayOffer, totalWith } from './offer.ts'

const TODAY = '2026-11-24' // a Tuesday
const early = { percent: 15, lastDay: null, leastNights: 2, daysAhead: 30 }
const weekend = { percent: 20, lastDay: null, leastNights: 2, weekdays: [4, 5] }
const long = { percent: 25, lastDay: null, leastNights: 5 }
const offers: readonly StayOffer[] = [early, weekend, long]
const best = (checkIn: string, checkOut: string) => bestOffer(offers, { checkIn, checkOut }, TODAY)

test.each([
  ['five nights', '2027-01-10', '2027-01-15', long],
  ['Thursday and Friday', '2027-01-07', '2027-01-09', weekend],
  ['a month ahead to the day', '2026-12-24', '2026-12-28', early],
  ['a day too late for that', '2026-12-23', '2026-12-27', undefined],
  ['Friday and Saturday, at short notice', '2026-12-04', '2026-12-06', undefined],
  ['one night', '2027-01-07', '2027-01-08', undefined],
])('%s has the best offer that fits, or none', (_stay, checkIn, checkOut, offer) => {
  expect(best(checkIn, checkOut)).toBe(offer)
})

test('an offer holds until its last night, and has ended on the next day', () => {
  const offer = { percent: 10, lastDay: '2026-12-31' }
  const stay = (checkOut: string) => bestOffer([offer], { checkIn: '2026-12-30', checkOut }, TODAY)
  expect([stay('2027-01-01'), stay('2027-01-02')]).toEqual([offer, undefined])
  expect(['2026-12-31', '2027-01-01'].map((day) => hasEnded('2026-12-31', day))).toEqual([
    false,
    true,
  ])
})

test('a stay has at most one offer, meets its conditions, and costs whole cents from zero to the total', () => {
  const percent = fc.integer({ min: 1, max: 100 })
  const day = fc.integer({ min: 0, max: 730 }).map((days) => addDays(TODAY, days))
  const offer = fc.record(
    {
      percent,
      lastDay: fc.option(day),
      leastNights: fc.integer({ min: 1, max: 9 }),
      daysAhead: fc.integer({ min: 0, max: 90 }),
      weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    },
    { requiredKeys: ['percent', 'lastDay'] },
  )
  fc.assert(
    fc.property(
      fc.array(offer),
      day,
      fc.integer({ min: 1, max: 365 }),
      fc.nat({ max: 1e6 }),
      (all, checkIn, count, price) => {
        const stay = { checkIn, checkOut: addDays(checkIn, count) }
        const found = bestOffer(all, stay, TODAY)
        if (!found) return
        const every = Array.from({ length: count }, (_, night) => addDays(checkIn, night))
        expect(all).toContain(found)
        expect(count).toBeGreaterThanOrEqual(found.leastNights ?? 1)
        expect(daysBetween(TODAY, checkIn)).toBeGreaterThanOrEqual(found.daysAhead ?? 0)
        for (const night of every) {
          expect(night <= (found.lastDay ?? night)).toBe(true)
          expect(found.weekdays ?? [partsOfDay(night).weekday]).toContain(partsOfDay(night).weekday)
        }
        const total = totalWith(found, price, stay)
        expect(Number.isInteger(total)).toBe(true)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(stayTotal(price, stay))
      },
    ),
  )
})
