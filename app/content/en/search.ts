import type { SearchGrammar } from '#app/domain/search.ts'
import { hotel } from './hotel.ts'
import { roomNames } from './room-types.ts'

export const searchGroups = {
  navigation: 'Navigation',
  booking: 'Booking',
  rooms: 'Rooms',
  dining: 'Dining',
  information: 'Information',
} as const

/** The pages that the search finds. It looks in both texts. */
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
  standard: { title: roomNames.standard, description: 'Queen bed, writing desk and a daybed' },
  deluxe: { title: roomNames.deluxe, description: 'King bed, three windows over the tea gardens' },
  'executive-suite': {
    title: roomNames['executive-suite'],
    description: 'A sitting room, and windows on the river',
  },
  'family-suite': {
    title: roomNames['family-suite'],
    description: 'King and twin beds, a door to the garden',
  },
  'presidential-suite': {
    title: roomNames['presidential-suite'],
    description: 'The whole top floor and its veranda',
  },
  restaurant: { title: 'Restaurant', description: 'Nakshi, our fine-dining Bengali kitchen' },
  privacyPolicy: {
    title: 'Privacy Policy',
    description: 'What happens to what you type here',
  },
  terms: { title: 'Terms & Conditions', description: 'The rules for stays, tables and this site' },
} as const

/**
 * What guests type for a page (rooms are in room-keywords.ts) besides the words shown. It is not shown. Each page
 * answers it, if only with 'No pets, please.'
 */
export const searchKeywords = {
  home: 'hotel, gift, Boishakhi',
  about: 'history, team, staff, chef, award',
  rooms: 'room rates, cost, accommodation, view, size',
  dining:
    'food, order online, delivery, opening hours, breakfast, lunch, dinner, book a table, bar, mocktails, alcohol, bistro, tea, chef, award, tonight, private dining, party, group, vegetarian, gluten-free, allergy, allergies, allergens, nut, milk',
  gallery: 'photos, images, swimming pool, spa, wedding, gaye holud',
  offers:
    'discounts, deals, packages, early bird, honeymoon, anniversary, late check-out, boat trip, laundry',
  blog: 'articles, recipes, news, tea garden, pitha, Boishakhi, award',
  contact:
    'email, mail, phone number, location, directions, where, how to get there, airport, railway station, bus, taxi, driver, car parking, reception, front desk, room service hours, late arrival, children, extra bed, allergy, WhatsApp, press',
  reservations:
    'booking, availability, check-in time, check in, check-out time, pay later, birthday, cot',
  restaurant:
    'kacchi, biryani, ilish, hilsa, beef, shatkora, bhorta, beguni, pitha, roshogolla, borhani, seven-layer tea, table',
  privacyPolicy: 'personal data, cookies, cart, e-mail, email',
  terms:
    'cancellation policy, cancel a booking, refund, payment, credit card, taxes, bKash, Nagad, Rocket, cash, delivery fee, food order, cart, pets, dog, cat, children, extra bed, allergy, check-in time, check-out time, check out, checkout',
}

/** What the search ignores in a question. */
export const searchGrammar: SearchGrammar = {
  stopWords:
    'a an the i me my we us our you your it its he she they this that these those am is are was be been do does did have has had can could may might will would shall should and or but not no if in on at of to from for with by about as up out into per how what when where which who why much many far long time there here any some all get got go going come take bring need want like find know please tell say give make use serve offer open'.split(
      ' ',
    ),
  endings: ['s', 'es', 'ing', 'ed'],
}

export const searchWords = {
  label: 'Search',
  placeholder: `Search ${hotel.name}...`,
  results: 'Results',
  nothing: 'No results found.',
  /** Read out after each key: the number of results, 1 or more. */
  count: (found: number) => (found === 1 ? '1 result' : `${found} results`),
} as const
