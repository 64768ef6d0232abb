import { offer } from '#app/content/pictures.generated/offer.ts'
import type { IsoDate } from '#app/domain/day.ts'
import type { Cents } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { formatNumber, formatPrice } from '#language'
import { offerNames } from '#words/offer-names.ts'
import { offerWords } from '#words/offers.ts'
import { allOffers, type OfferId } from './stay-offers.ts'

/** In order. Words are in en/offers.ts and en/offer-names.ts under the same ids. */
const facts: readonly {
  id: OfferId
  image: PictureData
  isPopular?: true
}[] = [
  { id: 'early-bird', image: offer['early-bird'] },
  { id: 'weekend-escape', image: offer.weekend, isPopular: true },
  { id: 'extended-stay', image: offer.stay },
  { id: 'summer-holiday', image: offer.summer },
  { id: 'dining-delight', image: offer.dining },
  { id: 'anniversary', image: offer.anniversary },
]

type Terms = ({ percent: number } | { sum: Cents }) & { lastDay: IsoDate | null; roomType?: string }

/** A discount is a figure and the words after it: '15% off'. */
export const offers = facts.map((each) => {
  /** Past days are shown as given; no last day for an offer that holds all year. */
  const terms: Terms = allOffers[each.id]
  const { discount: after, ...text } = offerWords[each.id]
  const figure = 'sum' in terms ? formatPrice(terms.sum) : `${formatNumber(terms.percent)}%`
  return {
    ...each,
    ...text,
    title: offerNames[each.id],
    discount: `${figure} ${after}`,
    validUntil: terms.lastDay,
    roomType: terms.roomType,
  }
})
