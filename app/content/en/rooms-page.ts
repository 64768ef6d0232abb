const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** A number of rooms, in words up to ten. */
const inWords = (count: number) => WORDS[count] ?? `${count}`

export const roomsPage = {
  hero: {
    title: 'Rooms & Suites',
    companion: 'ঘরের মতো ঘর',
    lead: (rooms: number) =>
      `${inWords(rooms)} ways to sleep beside the Surma, from one queen bed to the whole top floor.`,
  },
  /** In square metres. */
  size: (area: number) => `${area} m²`,
  description: (rooms: number) =>
    `${inWords(rooms)} rooms and suites by the river, side by side, with prices per night.`,
  filterLabel: 'Room type',
  filters: { all: 'All Rooms', standard: 'Standard', suite: 'Suites' },
  search: { label: 'Search rooms', placeholder: 'Search rooms...' },
  empty: { message: 'No rooms match your search criteria.', reset: 'Reset Filters' },
  /** Announced when the list changes. */
  found: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  facts: { size: 'Size', bed: 'Bed', view: 'View', capacity: 'Capacity' },
  comparison: {
    title: 'Rooms side by side',
    plans: 'All plans are to the same scale. Where a room faces the river, a red line shows it.',
    room: 'Room',
    price: 'Per night',
  },
  features: 'Features',
  sideLabel: 'Price and booking',
  back: 'Back to All Rooms',
  book: 'Book This Room',
  ownPage: 'Amenities and policies',
  ready: { title: 'Ready to Book Your Stay?', button: 'Book Now' },
} as const
