import type { StayOffer } from '#app/domain/offer.ts'
import { offerNames } from '#words/offer-names.ts'

/**
 * The offers that reckon with the days of a stay, under their ids: a file of their own, so that a price does not
 * bring along the words and pictures of all offers.
 */
export const stayOffers = {
  'early-bird': {
    title: offerNames['early-bird'],
    percent: 15,
    lastDay: null,
    leastNights: 2,
    daysAhead: 30,
  },
  'weekend-escape': {
    title: offerNames['weekend-escape'],
    percent: 20,
    lastDay: null,
    leastNights: 2,
    weekdays: [4, 5], // Thursday and Friday nights, before the days of the weekend here
  },
  'extended-stay': {
    title: offerNames['extended-stay'],
    percent: 25,
    lastDay: null,
    leastNights: 5,
  },
} as const satisfies Readonly<Record<string, StayOffer & { title: string }>>
