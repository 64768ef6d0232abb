import { hero } from '#app/content/pictures.generated/hero.ts'

/** The words of the rooms list and of a room shown in its place. */
export const roomsScreen = {
  /** Of a room, given in square metres. */
  size: (area: number) => `${area} m²`,
  title: 'Rooms & Suites',
  description:
    'Six rooms and suites by the Surma in Sylhet, from a quiet standard room to the whole top floor, with prices per night.',
  picture: hero.rooms,
  bangla: 'ঘরের মতো ঘর',
  lead: 'Six ways to sleep beside the Surma, from a quiet standard room to the whole top floor.',
  filterLabel: 'Room type',
  filters: [
    { id: 'all', title: 'All Rooms' },
    { id: 'standard', title: 'Standard' },
    { id: 'suite', title: 'Suites' },
  ],
  search: { label: 'Search rooms', placeholder: 'Search rooms...' },
  empty: { message: 'No rooms match your search criteria.', reset: 'Reset Filters' },
  /** Read out when the list changes under the guest's hands. */
  found: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  facts: { size: 'Size', bed: 'Bed', view: 'View', capacity: 'Capacity' },
  guests: (count: number) => `${count} guests`,
  features: 'Features',
  sideLabel: 'Price and booking',
  back: 'Back to All Rooms',
  book: 'Book This Room',
  ownPage: 'Amenities and policies',
  ready: { title: 'Ready to Book Your Stay?', button: 'Book Now' },
} as const
