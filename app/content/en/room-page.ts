import { policies } from './policies.ts'

/** What every room's own page says beside the room itself. Fixed for all rooms. */
export const roomPage = {
  back: 'Rooms',
  sideLabel: 'Price and booking',
  tabsLabel: 'Room information',
  tabs: { overview: 'Overview', amenities: 'Amenities', policies: 'Policies' },
  amenitiesTitle: 'In the room',
  servicesTitle: 'Complimentary services',
  addToCart: 'Add to Cart',
  /** In the place of the sum, until both days are chosen. */
  withoutDays: 'Without dates, one night goes into the cart.',
  book: 'Book with Details',
  chooseDates: 'Choose dates',
  whyTitle: 'Why Book Direct',
  /** The same on every room's page, as specified; the rooms differ. */
  typical: {
    text: (capacity: number) =>
      `Our typical room: 32 m², king bed, garden/city view, max occupancy ${capacity}, breakfast included, non-smoking.`,
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
  whyBookDirect: ['No agency in between', 'Free cancellation until 48 hours before arrival'],
  otherRooms: 'Other rooms',
  /** A room's policies, as terms and what is said under them. */
  policies: [
    { term: 'Check-in', value: `From ${policies.room.checkIn}` },
    { term: 'Check-out', value: `Until ${policies.room.checkOut}` },
    { term: 'Cancellation', value: policies.room.cancellation },
    { term: 'Children', value: policies.room.children },
    { term: 'Pets', value: policies.room.pets },
  ],
  /** The rules above and those of a reservation differ, as specified. */
  policiesNote: `These rules are for rooms arranged with the front desk. Reserved on this site: check-in ${policies.booking.checkIn}, check-out until ${policies.booking.checkOut}. ${policies.booking.cancellation}`,
  maxPeople: (capacity: number) => `Max ${capacity} people`,
  notFound: {
    title: 'Room not found',
    text: "The room you're looking for doesn't exist.",
    link: 'Back to all rooms',
  },
  added: {
    title: 'Room added to cart',
    text: (name: string) => `${name} has been added to your booking cart.`,
  },
} as const
