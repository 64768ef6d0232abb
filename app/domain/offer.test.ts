import { expect, test } from 'vitest'
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

test('each night with an offer is rounded to the cent', () => {
  const days = { checkIn: '2027-01-10', checkOut: '2027-01-13' }
  expect(totalWith(early, 17_995, days)).toBe(3 * 15_296)
})
