import { hero } from '#app/content/pictures.generated/hero.ts'
import { offer } from '#app/content/pictures.generated/offer.ts'
import { type Cents, money } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { formatNumber, formatPrice } from '#language'
import { offerWords, specialOffers as words } from '#words/offers.ts'

/** The special offers page, the offers themselves apart. */
export const specialOffers = {
  ...words,
  hero: { ...words.hero, picture: hero.offers },
} as const

/** In the order shown. The words are in en/offers.ts under the same ids. */
const facts: readonly {
  id: keyof typeof offerWords
  discount: { percent: number } | { sum: Cents }
  /** The last day of the offer, or null for one that holds all year. Past days are shown as given. */
  validUntil: IsoDate | null
  image: PictureData
  isPopular?: true
  /** The id of the reservation's room type, where the offer names one. */
  roomType?: string
}[] = [
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
    discount: { sum: money(100) },
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
]

/** The six offers. A discount is a figure and the words after it: '15% off'. */
export const offers = facts.map((each) => {
  const { discount, ...text } = offerWords[each.id]
  const figure =
    'sum' in each.discount
      ? formatPrice(each.discount.sum)
      : `${formatNumber(each.discount.percent)}%`
  return { ...each, ...text, discount: `${figure} ${discount}` }
})
