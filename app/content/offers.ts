import { offer } from '#app/content/pictures.generated/offer.ts'
import type { Cents } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { formatNumber, formatPrice } from '#language'
import { offerNames } from '#words/offer-names.ts'
import { offerWords } from '#words/offers.ts'
import { type OfferId, otherOffers, stayOffers } from './stay-offers.ts'

/** In order. Words are in en/offers.ts and en/offer-names.ts under the same ids. */
const facts: readonly {
  id: OfferId
  /** The discount, and the last day; null for an offer that holds all year. Past days are shown as given. */
  discount: ({ percent: number } | { sum: Cents }) & { lastDay: IsoDate | null; roomType?: string }
  image: PictureData
  isPopular?: true
}[] = [
  { id: 'early-bird', discount: stayOffers['early-bird'], image: offer['early-bird'] },
  {
    id: 'weekend-escape',
    discount: stayOffers['weekend-escape'],
    image: offer.weekend,
    isPopular: true,
  },
  { id: 'extended-stay', discount: stayOffers['extended-stay'], image: offer.stay },
  { id: 'summer-holiday', discount: otherOffers['summer-holiday'], image: offer.summer },
  { id: 'dining-delight', discount: otherOffers['dining-delight'], image: offer.dining },
  { id: 'anniversary', discount: otherOffers.anniversary, image: offer.anniversary },
]

/** A discount is a figure and the words after it: '15% off'. */
export const offers = facts.map(({ discount, ...each }) => {
  const { discount: after, ...text } = offerWords[each.id]
  const figure =
    'sum' in discount ? formatPrice(discount.sum) : `${formatNumber(discount.percent)}%`
  return {
    ...each,
    ...text,
    title: offerNames[each.id],
    discount: `${figure} ${after}`,
    validUntil: discount.lastDay,
    roomType: discount.roomType,
  }
})
