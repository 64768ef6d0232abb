import { hotel } from './hotel.ts'
import { roomNames } from './room-types.ts'

export const searchGroups = {
  navigation: 'Navigation',
  booking: 'Booking',
  rooms: 'Rooms',
  dining: 'Dining',
  information: 'Information',
  /** Below the others: targets on pages without an entry. */
  other: 'Other pages',
} as const

/** The pages that the search finds. It looks in both texts. */
export const searchEntryWords = {
  home: { title: 'Home', description: 'The house on the river, at a glance' },
  about: { title: 'About Us', description: 'Our story, our people, what we stand for' },
  rooms: { title: 'Rooms & Suites', description: 'Rooms side by side, with their prices' },
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

export const searchWords = {
  label: 'Search',
  placeholder: `Search ${hotel.name}...`,
  results: 'Results',
  nothing: 'No results found.',
  desk: 'Ask the front desk, day or night:',
  /** Read out after each key: the number of results, 1 or more. */
  count: (found: number) => (found === 1 ? '1 result' : `${found} results`),
} as const
