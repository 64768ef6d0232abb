import type { SearchEntry } from '#app/domain/search.ts'
import { site } from './site.ts'

/** Everything the search leads to, in the order shown within each group. */
export const searchEntries: readonly SearchEntry[] = [
  {
    title: 'Home',
    description: 'The house on the river, at a glance',
    url: '/',
    category: 'Navigation',
  },
  {
    title: 'About Us',
    description: 'Our story, our people, what we hold to',
    url: '/about',
    category: 'Navigation',
  },
  {
    title: 'Rooms & Suites',
    description: 'Every room in the house, with its price',
    url: '/rooms',
    category: 'Navigation',
  },
  {
    title: 'Dining',
    description: 'Menu, hours and private rooms',
    url: '/dining',
    category: 'Navigation',
  },
  {
    title: 'Gallery',
    description: 'Pictures of the house, the table, the river',
    url: '/gallery',
    category: 'Navigation',
  },
  {
    title: 'Special Offers',
    description: 'Early bookings, weekends, longer stays',
    url: '/special-offers',
    category: 'Navigation',
  },
  {
    title: 'Blog',
    description: 'Stories from the kitchen and the river',
    url: '/blog',
    category: 'Navigation',
  },
  {
    title: 'Contact',
    description: 'Address, phone, e-mail and a map',
    url: '/contact',
    category: 'Navigation',
  },
  {
    title: 'Book a Room',
    description: 'Choose your days and reserve in three steps',
    url: '/reservations',
    category: 'Booking',
  },
  {
    title: 'Standard Room',
    description: 'Queen bed, writing desk and a daybed',
    url: '/rooms/standard',
    category: 'Rooms',
  },
  {
    title: 'Deluxe Room',
    description: 'King bed and three tall windows on the tea',
    url: '/rooms/deluxe',
    category: 'Rooms',
  },
  {
    title: 'Executive Suite',
    description: 'A sitting room, and windows on the river',
    url: '/rooms/executive-suite',
    category: 'Rooms',
  },
  {
    title: 'Family Suite',
    description: 'King and twin beds, a door to the garden',
    url: '/rooms/family-suite',
    category: 'Rooms',
  },
  {
    title: 'Presidential Suite',
    description: 'The whole top floor and its veranda',
    url: '/rooms/presidential-suite',
    category: 'Rooms',
  },
  {
    title: 'Restaurant',
    description: 'Nakshi, our fine-dining Bengali kitchen',
    url: '/dining',
    category: 'Dining',
  },
  {
    title: 'Privacy Policy',
    description: 'What becomes of the words you type here',
    url: '/privacy-policy',
    category: 'Information',
  },
  {
    title: 'Terms & Conditions',
    description: 'The rules for stays, tables and this site',
    url: '/terms',
    category: 'Information',
  },
]

/** The words of the search besides its entries. */
export const searchWords = {
  label: 'Search',
  placeholder: `Search ${site.name}...`,
  close: 'Close',
  results: 'Results',
  nothing: 'No results found.',
  /** What a reader hears after each key: the number of entries found, 1 or more. */
  count: (found: number) => (found === 1 ? '1 result' : `${found} results`),
  keys: [
    { keys: ['↑', '↓'], effect: 'to move' },
    { keys: ['Enter'], effect: 'to open' },
    { keys: ['Esc'], effect: 'to close' },
  ],
} as const
