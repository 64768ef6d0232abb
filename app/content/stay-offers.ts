import { money } from '#app/domain/money.ts'
import type { StayOffer } from '#app/domain/offer.ts'
import { offerNames } from '#words/offer-names.ts'

/*
 * What the offers take off and ask for, under their ids: a file of their own, so that a price does not bring along the
 * words and pictures of all offers.
 */

/** The offers that reckon with the days of a stay. */
export const stayOffers = {
  'early-bird': { percent: 15, lastDay: null, leastNights: 2, daysAhead: 30 },
  'weekend-escape': {
    percent: 20,
    lastDay: null,
    leastNights: 2,
    weekdays: [4, 5], // Thursday and Friday nights, before the days of the weekend here
  },
  'extended-stay': { percent: 25, lastDay: null, leastNights: 5 },
} as const satisfies Readonly<Record<string, StayOffer>>

/** The offers that ask for more than days: no sum follows from them. `roomType` is an id of the reservation's. */
export const otherOffers = {
  'summer-holiday': { sum: money(100), lastDay: '2025-09-30' },
  'dining-delight': { percent: 20, lastDay: '2025-12-31' },
  anniversary: { percent: 10, lastDay: '2025-12-31', roomType: 'suite' },
} as const

/** The id of an offer. */
export type OfferId = keyof typeof offerNames

/** The offer with this id, if there is one: its id. */
export const findOffer = (id: string | null): OfferId | undefined =>
  (Object.keys(offerNames) as OfferId[]).find((known) => known === id)
