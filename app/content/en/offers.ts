import { policies } from '#words/policies.ts'

export const specialOffers = {
  hero: {
    title: 'Special Offers',
    companion: 'আমন্ত্রণ রইল',
    lead: 'Come sooner, or stay a little longer.',
  },
  description: 'Offers for early bookings, weekends and long stays, with their terms.',
  listTitle: 'The offers',
  popular: 'Popular',
  past: 'Past offers',
  validUntil: 'Valid until',
  endedOn: 'Was valid until',
  validAllYear: 'Valid all year',
  book: 'Book This Offer',
  /** The features of an offer, as one sentence. */
  sentence: (features: readonly string[]) => `${features.join(', ')}.`,
  howToBook: {
    title: 'How to Book',
    steps: [
      {
        title: 'Choose an offer',
        text: 'Each card says what is in it, and how long it holds.',
      },
      {
        title: 'Tell us your dates',
        text: 'Pick your days and a room. The offer stays with you.',
      },
      {
        title: 'Send us the letter',
        text: 'The form ends in a letter. Send it to us, and we write back to say whether the offer is yours.',
      },
    ],
  },
  terms: {
    title: 'Terms and conditions',
    items: [
      'The total on the reservation form is the full price. If an offer fits your dates, the form shows the price with it, too.',
      'Offers are for new bookings, subject to availability.',
      'Offers cannot be combined.',
      'Percentages off a stay are taken off the nightly price.',
      policies.booking.cancellation,
      'This site is a demonstration: naming an offer here reserves no room and fixes no price.',
    ],
  },
  newsletter: {
    title: 'Be the first to hear of new offers',
    companion: 'খবর দেব',
    text: 'A demonstration: nothing is kept or sent.',
    label: 'Your e-mail',
    placeholder: 'name@example.com',
    submit: 'Subscribe',
  },
} as const

/** `discount` follows the figure: 'off' after '15%'. The features are read as one sentence. */
export const offerWords = {
  'early-bird': {
    description: 'Plan a month ahead, and wake to the hills for less.',
    discount: 'off',
    features: ['Book 30 days ahead', '2-night minimum', 'morning tea at your door'],
  },
  'weekend-escape': {
    description: 'A boat takes you out into the late light.',
    discount: 'off',
    features: ['Thursday and Friday nights', 'sunset nouka for two', 'late check-out by agreement'],
  },
  'extended-stay': {
    description: 'Unpack properly: five nights make the room yours.',
    discount: 'off',
    features: ['5+ nights', 'laundry twice a week', 'your own table at breakfast'],
  },
  'summer-holiday': {
    description: 'In mango season, part of the bill is ours.',
    discount: 'dining credit',
    features: ['Credit at every venue', 'lunch by the pool', 'a plate of mango for children'],
  },
  'dining-delight': {
    description: 'A river window and the chef’s own thala, for two.',
    discount: 'off dinner',
    features: ['Five courses at Nakshi', 'seven-layer tea to finish'],
  },
  anniversary: {
    description: 'Two cups, and more marigolds than you can count.',
    discount: 'off a suite',
    features: ['A garlanded room', 'breakfast brought to your room', 'a gift from the weavers'],
  },
} as const
