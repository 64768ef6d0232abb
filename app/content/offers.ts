import { hero } from '#app/content/pictures.generated/hero.ts'
import { offer } from '#app/content/pictures.generated/offer.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { policies } from '#words/policies.ts'

/** The words of the special offers page, the offers themselves apart. */
export const specialOffers = {
  title: 'Special Offers',
  description:
    'Six offers of The Surma in Sylhet: early booking, weekends, long stays, summer, dinner for two and anniversaries, with their terms.',
  bangla: 'নিমন্ত্রণ রইল',
  lead: 'Six good reasons to come sooner, or to stay a little longer.',
  picture: hero.offers,
  listTitle: 'The offers',
  popular: 'Popular',
  validUntil: 'Valid until',
  validAllYear: 'Valid all year',
  book: 'Book This Offer',
  howToBook: {
    title: 'How to Book',
    steps: [
      {
        title: 'Choose an offer',
        text: 'Read what it includes and how long it is valid, then follow Book This Offer.',
      },
      {
        title: 'Tell us your dates',
        text: 'Pick check-in, check-out and a room, and name the offer under special requests.',
      },
      {
        title: 'Hear from the house',
        text: 'The house confirms the offer. Until it does, the price on the form is the one that stands.',
      },
    ],
  },
  terms: {
    title: 'Terms and conditions',
    items: [
      'Every offer is confirmed by the house. The reservation form shows the full price and takes nothing off.',
      'An offer is for a new booking, on dates for which a room is free.',
      'Offers cannot be joined with one another.',
      'A percentage comes off the nightly price; that of Dining Delight comes off dinner at Nakshi.',
      'Early Bird needs 30 days’ notice and two nights, Extended Stay five nights or more.',
      'The dining credit is spent at Nakshi, Terrace Bistro or the Bar & Lounge, and is not paid out.',
      policies.booking.cancellation,
      'This site is a demonstration: naming an offer on it holds neither a room nor a price.',
    ],
  },
  newsletter: {
    title: 'Hear of the next one first',
    bangla: 'চিঠি লিখব',
    text: 'New offers go into the letter first. This box is a demonstration, though: it keeps nothing and sends nothing.',
    label: 'Your e-mail',
    placeholder: 'name@example.com',
    submit: 'Subscribe',
  },
} as const

/** Something to save, or to be given, and what the guest does for it. */
export type Offer = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** The figure as it is written large, and the words after it: '15%' and 'off'. */
  readonly discount: { readonly figure: string; readonly words: string }
  /** The last day of the offer, or null for one that holds all year. Past days are shown as given. */
  readonly validUntil: IsoDate | null
  readonly image: PictureData
  readonly features: readonly string[]
  readonly isPopular?: true
  /** The id of the reservation's room type, where the offer names one. */
  readonly roomType?: string
}

/** The six offers, in the order shown. */
export const offers: readonly Offer[] = [
  {
    id: 'early-bird',
    title: 'Early Bird',
    description: 'Plan a month ahead, and wake to the hills for less.',
    discount: { figure: '15%', words: 'off' },
    validUntil: null,
    image: offer['early-bird'],
    features: ['Book 30 days ahead', '2-night minimum', 'Breakfast included'],
  },
  {
    id: 'weekend-escape',
    title: 'Weekend Escape',
    description: 'Two nights, and a boat in the late light.',
    discount: { figure: '20%', words: 'off' },
    validUntil: null,
    image: offer.weekend,
    features: ['Friday and Saturday nights', 'Sunset nouka for two', 'Late check-out'],
    isPopular: true,
  },
  {
    id: 'extended-stay',
    title: 'Extended Stay',
    description: 'Unpack properly: five nights make the room yours.',
    discount: { figure: '25%', words: 'off' },
    validUntil: null,
    image: offer.stay,
    features: ['5+ nights', 'Laundry twice a week', 'A desk by the window'],
  },
  {
    id: 'summer-holiday',
    title: 'Summer Holiday',
    description: 'Mango weather, and a credit at our tables.',
    discount: { figure: '$100', words: 'dining credit' },
    validUntil: '2025-09-30',
    image: offer.summer,
    features: ['Credit at all three venues', 'Lunch by the pool', 'A mango plate for children'],
  },
  {
    id: 'dining-delight',
    title: 'Dining Delight',
    description: 'A river window and the chef’s own thali, twice.',
    discount: { figure: '20%', words: 'off dinner' },
    validUntil: '2025-12-31',
    image: offer.dining,
    features: ['Five-course thali', 'A table on the river side', 'Seven-layer tea to close'],
  },
  {
    id: 'anniversary',
    title: 'Anniversary',
    description: 'Garlands, the lamps lit, and two cups waiting.',
    discount: { figure: '10%', words: 'off a suite' },
    validUntil: '2025-12-31',
    image: offer.anniversary,
    features: ['A garlanded room', 'Breakfast on the veranda', 'A gift from the weavers'],
    roomType: 'suite',
  },
]
