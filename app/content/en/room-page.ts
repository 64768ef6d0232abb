import { policies } from './policies.ts'

/** The words that all rooms' pages share. */
export const roomPage = {
  back: 'Rooms',
  sideLabel: 'Price and booking',
  tabsLabel: 'Room information',
  tabs: { overview: 'Overview', amenities: 'Amenities', policies: 'Policies' },
  amenitiesTitle: 'In the room',
  servicesTitle: 'Complimentary services',
  addToCart: 'Add to Cart',
  passedTitle: 'These days have passed',
  /** Instead of the sum, until both days are chosen. */
  withoutDays: 'No days yet? The cart counts one night.',
  book: 'Book with Details',
  chooseDays: 'Choose days',
  whyTitle: 'Why Book Direct',
  /** The same on every room's page, as the specification has it; the rooms differ. */
  included: 'Breakfast included, non-smoking.',
  /** Beside the picture whose hour it is. */
  now: 'now in Sylhet',
  free: 'The pool and the fitness room are free to every guest.',
  typical: {
    text: (capacity: number) =>
      `Max occupancy ${capacity}. Our typical room: 32 m², king bed, garden/city view.`,
    link: 'All rooms side by side',
  },
  plan: {
    measures: (width: number, depth: number) => `This room, ${width} by ${depth} metres`,
    river: 'River side',
  },
  amenities: [
    'Wi-Fi',
    'Tea/coffee maker',
    'Room service',
    'Air conditioning',
    'Flat-screen TV',
    'Private bathroom',
  ],
  services: [
    'Daily housekeeping',
    'Turndown service',
    'Bottled water',
    'Fruit basket',
    'Evening snacks',
    'Newspaper',
  ],
  whyBookDirect: [
    'No agency in between',
    'The front desk answers, day and night',
    'Say ‘Boishakhi’, and a gift will be waiting',
  ],
  otherRooms: 'Other rooms',
  /** Two sets of rules, as the specification has them: of a reservation, and of a room's own page. */
  policies: {
    columns: ['Reserved on this site', 'Arranged with the front desk'],
    rows: [
      {
        term: 'Check-in',
        values: [policies.booking.checkIn, `From ${policies.room.checkIn}`],
      },
      {
        term: 'Check-out',
        values: [`Until ${policies.booking.checkOut}`, `Until ${policies.room.checkOut}`],
      },
      {
        term: 'Cancellation',
        values: [policies.booking.cancellation, policies.room.cancellation],
      },
      { term: 'Children', values: [policies.room.children] },
      { term: 'Pets', values: [policies.room.pets] },
    ],
  },
  maxPeople: (capacity: number) => `Max ${capacity} people`,
  notFound: {
    title: 'Room not found',
    text: "The room you're looking for doesn't exist.",
    link: 'Back to all rooms',
  },
} as const
