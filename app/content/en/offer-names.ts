export const offerNames = {
  'early-bird': 'Early Bird',
  'weekend-escape': 'Weekend Escape',
  'extended-stay': 'Extended Stay',
  'summer-holiday': 'Summer Holiday',
  'dining-delight': 'Dining Delight',
  anniversary: 'Anniversary',
} as const

/** For an offer that the guest came for and that is not the one in the sum. */
export const offerNotes = {
  rules: {
    'early-bird': 'Early Bird is for two nights or more, booked 30 days ahead.',
    'weekend-escape': 'Weekend Escape is for two nights, Thursday and Friday.',
    'extended-stay': 'Extended Stay is for five nights or more.',
    anniversary: 'The Anniversary offer is for a suite.',
  },
  /** Puts away the offer that the guest came for. */
  putAway: 'Without this offer',
  until: (offer: string, day: string) => `Ended: ${offer} was valid until ${day}.`,
  instead: (offer: string, better: string) =>
    `The price is with ${better}, which takes more off than ${offer}: offers cannot be combined.`,
} as const
