import { hotel } from './hotel.ts'

/** The names of the search's groups. */
export const searchGroups = {
  navigation: 'Navigation',
  booking: 'Booking',
  rooms: 'Rooms',
  dining: 'Dining',
  information: 'Information',
} as const

/** Everything that the search leads to. Both texts are searched. */
export const searchEntryWords = {
  home: { title: 'Home', description: 'The house on the river, at a glance' },
  about: { title: 'About Us', description: 'Our story, our people, what we stand for' },
  rooms: { title: 'Rooms & Suites', description: 'Every room in the house, with its price' },
  dining: { title: 'Dining', description: 'Menu, hours and private rooms' },
  gallery: { title: 'Gallery', description: 'Pictures of the house, the table, the river' },
  offers: { title: 'Special Offers', description: 'Early bookings, weekends, longer stays' },
  blog: { title: 'Blog', description: 'Stories from the kitchen and the river' },
  contact: { title: 'Contact', description: 'Address, phone, e-mail and a map' },
  reservations: {
    title: 'Book a Room',
    description: 'Choose your days and reserve in three steps',
  },
  standard: { title: 'Standard Room', description: 'Queen bed, writing desk and a daybed' },
  deluxe: { title: 'Deluxe Room', description: 'King bed, three windows over the tea gardens' },
  executiveSuite: {
    title: 'Executive Suite',
    description: 'A sitting room, and windows on the river',
  },
  familySuite: { title: 'Family Suite', description: 'King and twin beds, a door to the garden' },
  presidentialSuite: {
    title: 'Presidential Suite',
    description: 'The whole top floor and its veranda',
  },
  restaurant: { title: 'Restaurant', description: 'Nakshi, our fine-dining Bengali kitchen' },
  privacyPolicy: {
    title: 'Privacy Policy',
    description: 'What happens to what you type here',
  },
  terms: { title: 'Terms & Conditions', description: 'The rules for stays, tables and this site' },
} as const

/** What guests type for each entry besides the words shown. It is not shown. */
export const searchKeywords: { readonly [Id in keyof typeof searchEntryWords]: string } = {
  home: 'hotel',
  about: 'history, team, staff',
  rooms:
    'room rates, cost, accommodation, air conditioning, AC, wi-fi, wifi, TV, bathroom, bathtub',
  dining:
    'food, order online, delivery, takeaway, breakfast, lunch, dinner, book a table, bar, bistro, tea, private dining, party',
  gallery: 'photos, images, pool, spa',
  offers: 'discounts, deals, packages, honeymoon, anniversary',
  blog: 'articles, recipes, news, tea garden, pitha',
  contact:
    'location, directions, where, airport, station, taxi, driver, reception, front desk, WhatsApp',
  reservations: 'booking, availability, check-in, check in',
  standard: 'double room, couple, AC',
  deluxe: 'double room, couple, tea garden view, AC',
  executiveSuite: 'executive room, river view, business, AC',
  familySuite: 'family room, children, kids, AC',
  presidentialSuite: 'VIP room, river view, AC',
  restaurant:
    'kacchi, biryani, ilish, hilsa, beef, shatkora, bhorta, beguni, pitha, roshogolla, borhani, seven-layer tea, table',
  privacyPolicy: 'data, cookies',
  terms: 'cancellation, cancel, refund, payment, pets, check-out, check out',
}

/** The words of the search besides its entries. */
export const searchWords = {
  label: 'Search',
  placeholder: `Search ${hotel.name}...`,
  results: 'Results',
  nothing: 'No results found.',
  /** What a screen reader says after each key: the number of entries found, 1 or more. */
  count: (found: number) => (found === 1 ? '1 result' : `${found} results`),
  keys: [
    { keys: ['↑', '↓'], effect: 'to move' },
    { keys: ['Enter'], effect: 'to open' },
    { keys: ['Esc'], effect: 'to close' },
  ],
} as const
