/** What the offers are called, under their ids. */
export const offerNames = {
  'early-bird': 'Early Bird',
  'weekend-escape': 'Weekend Escape',
  'extended-stay': 'Extended Stay',
  'summer-holiday': 'Summer Holiday',
  'dining-delight': 'Dining Delight',
  anniversary: 'Anniversary',
} as const
