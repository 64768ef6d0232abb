import { money } from '#app/domain/money.ts'
import type { StayOffer } from '#app/domain/offer.ts'
import { offerNames } from '#words/offer-names.ts'

/*
 * Discounts and conditions of the offers. A file of its own, so that a price does not load the words and pictures of
 * all offers.
 */

/** Offers whose discount follows from the days of a stay. */
export const stayOffers = {
  'early-bird': { percent: 15, lastDay: null, leastNights: 2, daysAhead: 30 },
  'weekend-escape': {
    percent: 20,
    lastDay: null,
    leastNights: 2,
    weekdays: [4, 5], // Thursday and Friday nights, before the days of the weekend here
  },
  'extended-stay': { percent: 25, lastDay: null, leastNights: 5 },
} as const satisfies { readonly [Id in OfferId]?: StayOffer }

/** Offers with other conditions, which no sum includes. `roomType` is an id of the reservation form. */
export const otherOffers = {
  'summer-holiday': { sum: money(100), lastDay: '2025-09-30' },
  'dining-delight': { percent: 20, lastDay: '2025-12-31' },
  anniversary: { percent: 10, lastDay: '2025-12-31', roomType: 'suite' },
} as const

/** All offers by id. */
export const allOffers = { ...stayOffers, ...otherOffers }

export type OfferId = keyof typeof offerNames

/** An offer's id, if it exists. */
export const findOffer = (id: string | null): OfferId | undefined =>
  (Object.keys(offerNames) as OfferId[]).find((known) => known === id)
