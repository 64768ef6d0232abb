/** Named by the specification. */
export const postCategories = {
  events: 'Events',
  dining: 'Dining',
  sustainability: 'Sustainability',
  announcements: 'Announcements',
} as const

/** The names are invented. */
export const postAuthors = {
  marium: 'Marium Khatun',
  rafiq: 'Rafiq Ahmed',
  karim: 'Karim Uddin',
  tahmina: 'Tahmina Begum',
} as const

export const postWords = {
  'boishakhi-evening': {
    title: 'A Boishakhi evening on our road',
    excerpt:
      'At five the road was swept, at six it was painted, and by seven nobody could find a dry brush or a quiet corner. Notes from the last night of the Bengali year.',
  },
  'first-flush': {
    title: 'First flush, on foot',
    excerpt:
      'Seven guests, one flask and a hillside still wet from the night: a morning beside the tea rows as the picking begins.',
  },
  'kitchen-garden': {
    title: 'Rain, sun and a kitchen garden',
    excerpt:
      'What a roof can do for a house: panels for the lamps, a tank for the monsoon, and spinach up the stairs from the kitchen.',
  },
  'winter-pitha': {
    title: 'Winter mornings are for pitha',
    excerpt:
      'The clay stove is lit before the mist lifts, and the first rice cakes leave it while the garden is still white.',
  },
  'brass-plate': {
    title: 'A brass plate for Nakshi',
    excerpt:
      'Our dining room has been given an award. We polished it, hung it with jasmine and went back to work.',
  },
  'mustard-and-ilish': {
    title: 'Mustard, ilish and patience',
    excerpt:
      'One fish, two mustards and a stone older than the house: how Nakshi makes its shorshe ilish.',
  },
} as const
