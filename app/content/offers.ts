import { hero } from '#app/content/pictures.generated/hero.ts'
import { offer } from '#app/content/pictures.generated/offer.ts'
import { type Cents, usd } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { formatNumber, formatUsd } from '#language'
import { offerWords, specialOffers as words } from '#words/offers.ts'

/** The special offers page, the offers themselves apart. */
export const specialOffers = {
  ...words,
  hero: { ...words.hero, picture: hero.offers },
} as const

/** What is true of an offer in every language. Its words are in en/offers.ts under the same id. */
type OfferFacts = {
  readonly id: string
  readonly discount: { readonly percent: number } | { readonly sum: Cents }
  /** The last day of the offer, or null for one that holds all year. Past days are shown as given. */
  readonly validUntil: IsoDate | null
  readonly image: PictureData
  readonly isPopular?: true
  /** The id of the reservation's room type, where the offer names one. */
  readonly roomType?: string
}

/** An offer with its words. */
export type Offer = Omit<OfferFacts, 'discount'> & {
  readonly title: string
  readonly description: string
  /** The figure as it is written large, and the words after it: '15%' and 'off'. */
  readonly discount: { readonly figure: string; readonly words: string }
  readonly features: readonly string[]
}

/** Every offer once, in the order shown. */
const catalogue = [
  {
    id: 'early-bird',
    discount: { percent: 15 },
    validUntil: null,
    image: offer['early-bird'],
  },
  {
    id: 'weekend-escape',
    discount: { percent: 20 },
    validUntil: null,
    image: offer.weekend,
    isPopular: true,
  },
  {
    id: 'extended-stay',
    discount: { percent: 25 },
    validUntil: null,
    image: offer.stay,
  },
  {
    id: 'summer-holiday',
    discount: { sum: usd(100) },
    validUntil: '2025-09-30',
    image: offer.summer,
  },
  {
    id: 'dining-delight',
    discount: { percent: 20 },
    validUntil: '2025-12-31',
    image: offer.dining,
  },
  {
    id: 'anniversary',
    discount: { percent: 10 },
    validUntil: '2025-12-31',
    image: offer.anniversary,
    roomType: 'suite',
  },
] as const satisfies readonly OfferFacts[]

/** The six offers, in the order shown. */
export const offers: readonly Offer[] = catalogue.map((facts) => {
  const { discount, ...text } = offerWords[facts.id]
  return { ...facts, ...text, discount: { figure: figureOf(facts.discount), words: discount } }
})

function figureOf(discount: OfferFacts['discount']) {
  return 'sum' in discount ? formatUsd(discount.sum) : `${formatNumber(discount.percent)}%`
}
