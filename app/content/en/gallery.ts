export const gallery = {
  hero: {
    title: 'Gallery',
    companion: 'ছবিতে সুরমা',
    lead: 'The house, the river and the table. All of it drawn, none photographed.',
  },
  description:
    'Eighteen illustrations of The Surma in Sylhet: the rooms, the table, the gardens and the river.',
  setLabel: 'Illustrations',
  filterLabel: 'Category',
  filters: {
    all: 'All',
    rooms: 'Rooms',
    dining: 'Dining',
    amenities: 'Amenities',
    interior: 'Interior',
    'exterior-and-events': 'Exterior & Events',
  },
  count: (images: number) => (images === 1 ? '1 illustration' : `${images} illustrations`),
  empty: { message: 'No images found in this category.', reset: 'View All Images' },
} as const

export const galleryTitles = {
  gate: 'The gate at dusk',
  terrace: 'Terrace Bistro at noon',
  library: 'The reading room',
  'family-suite': 'Family Suite',
  'chingri-malai': 'Chingri malai curry, for feasts',
  'house-at-dusk': 'The house, mirrored',
  'deluxe-room': 'Deluxe Room',
  nakshi: 'Nakshi by lamplight',
  pavilion: 'Facing the tea hills',
  courtyard: 'The courtyard',
  boishakhi: 'Boishakhi evening',
  'river-hall': 'The tables, one misty morning',
  'first-light': 'The Surma at first light',
  spa: 'An hour to yourself',
  'gaye-holud': 'Gaye holud',
  lobby: 'The lobby',
  pool: 'The pool',
  veranda: 'Presidential Suite, the veranda',
} as const
