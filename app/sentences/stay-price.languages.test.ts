import { expect, test } from 'vitest'
import { otherOffers } from '#app/content/stay-offers.ts'
import type { Stay } from '#app/domain/reservation.ts'
import { formatDayAmerican } from '#language'
import { offerNames, offerNotes } from '#words/offer-names.ts'
import { wantedOffer, wantedOfferFact } from './stay-price.ts'

const TODAY = '2026-11-24'
const five = { checkIn: '2027-01-10', checkOut: '2027-01-15' }
const midweek = { checkIn: '2027-01-11', checkOut: '2027-01-13' }
const soon = { checkIn: '2026-11-30', checkOut: '2026-12-02' }
const { rules, until, instead } = offerNotes
const ended = formatDayAmerican(otherOffers['summer-holiday'].lastDay)
const better = instead(offerNames['early-bird'], offerNames['extended-stay'])

test.each<[is: string, stay: Stay, note: string | undefined]>([
  ['is the one beside the sum', { ...five, offer: 'extended-stay' }, undefined],
  ['waits for the days', { offer: 'weekend-escape' }, undefined],
  ['is for other nights', { ...midweek, offer: 'weekend-escape' }, rules['weekend-escape']],
  ['is for more nights', { ...midweek, offer: 'extended-stay' }, rules['extended-stay']],
  ['is for later days', { ...soon, offer: 'early-bird' }, rules['early-bird']],
  ['gives way to a better one', { ...five, offer: 'early-bird' }, better],
  [
    'has ended, whatever the days',
    { offer: 'summer-holiday' },
    until(offerNames['summer-holiday'], ended),
  ],
  ['is none of the six', { ...five, offer: 'free-lunch' }, undefined],
])('the offer that a guest came for %s', (_is, stay, note) => {
  expect(wantedOffer(stay, TODAY).note).toBe(note)
  expect(wantedOfferFact(stay, TODAY)).toEqual([])
})

test('an offer without a sum is named while it holds, and for its own room only', () => {
  const stay = { checkIn: '2025-12-01', checkOut: '2025-12-02', offer: 'anniversary' }
  const day = '2025-11-20'
  const [offer] = wantedOfferFact({ ...stay, roomType: 'suite' }, day)
  expect(offer?.value).toBe(offerNames.anniversary)
  expect(wantedOffer({ ...stay, roomType: 'deluxe' }, day).note).toBe(rules.anniversary)
  const beside = { ...stay, checkOut: '2025-12-06', offer: 'dining-delight' } // and Extended Stay
  expect(wantedOfferFact(beside, day)).toHaveLength(1)
})
