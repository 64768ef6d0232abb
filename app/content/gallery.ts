import { dish } from '#app/content/pictures.generated/dish.ts'
import { event } from '#app/content/pictures.generated/event.ts'
import { gallery as place } from '#app/content/pictures.generated/gallery.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { hotel } from '#app/content/pictures.generated/hotel.ts'
import { room } from '#app/content/pictures.generated/room.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import type { GalleryCategory, GalleryFilter } from '#app/domain/gallery.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { dish as dishWords } from '#words/pictures/dish.ts'
import { hero as heroWords } from '#words/pictures/hero.ts'

/** The words of the gallery. */
export const gallery = {
  title: 'Gallery',
  description:
    'Eighteen illustrations of The Surma in Sylhet: the rooms, the table, the gardens and the river, and the evenings when the house is full.',
  picture: hero.gallery,
  bangla: 'ছবিতে সুরমা',
  lead: 'The house, the river and the table. Everything you see here is drawn: these are illustrations, not photographs.',
  setLabel: 'Illustrations',
  filterLabel: 'Category',
  filters: [
    { id: 'all', title: 'All' },
    { id: 'rooms', title: 'Rooms' },
    { id: 'dining', title: 'Dining' },
    { id: 'amenities', title: 'Amenities' },
    { id: 'interior', title: 'Interior' },
    { id: 'exterior-and-events', title: 'Exterior & Events' },
  ] satisfies { id: GalleryFilter; title: string }[],
  count: (images: number) => (images === 1 ? '1 illustration' : `${images} illustrations`),
  empty: { message: 'No images found in this category.', reset: 'View All Images' },
} as const

/** A picture of the gallery. */
export type GalleryImage = {
  readonly id: string
  readonly image: PictureData
  readonly title: string
  readonly category: GalleryCategory
  /** Width to height of its place on the page; enlarged it is shown whole. */
  readonly shape: 'tall' | 'wide' | 'square'
}

/**
 * The pictures of the gallery, in the order shown: down the columns, one column after the other.
 * Each six hold two of each shape, so that three columns end at the same height.
 */
export const galleryImages: readonly GalleryImage[] = [
  {
    id: 'gate',
    image: place['garden-path'],
    title: 'The gate at dusk',
    category: 'exterior',
    shape: 'tall',
  },
  {
    id: 'terrace',
    image: venue['terrace-bistro'],
    title: 'Terrace Bistro at noon',
    category: 'dining',
    shape: 'wide',
  },
  {
    id: 'library',
    image: place.library,
    title: 'The reading room',
    category: 'interior',
    shape: 'tall',
  },
  {
    id: 'family-suite',
    image: room['family-bed'],
    title: 'Family Suite',
    category: 'rooms',
    shape: 'wide',
  },
  {
    id: 'chingri-malai',
    image: { ...dish['chingri-malai'], alt: dishWords['chingri-malai'] },
    title: 'Chingri malai curry',
    category: 'dining',
    shape: 'square',
  },
  {
    id: 'house-at-dusk',
    image: hotel.dusk,
    title: 'The house, mirrored',
    category: 'exterior',
    shape: 'square',
  },
  {
    id: 'deluxe-room',
    image: room['deluxe-bed'],
    title: 'Deluxe Room',
    category: 'rooms',
    shape: 'square',
  },
  {
    id: 'nakshi',
    image: venue.nakshi,
    title: 'Nakshi by lamplight',
    category: 'dining',
    shape: 'tall',
  },
  {
    id: 'pavilion',
    image: place.pavilion,
    title: 'Morning in the pavilion',
    category: 'amenities',
    shape: 'wide',
  },
  {
    id: 'courtyard',
    image: { ...hero.about, alt: heroWords.about },
    title: 'The courtyard',
    category: 'interior',
    shape: 'square',
  },
  {
    id: 'boishakhi',
    image: event.boishakhi,
    title: 'Boishakhi evening',
    category: 'events',
    shape: 'tall',
  },
  {
    id: 'river-hall',
    image: event.hall,
    title: 'The river hall',
    category: 'events',
    shape: 'wide',
  },
  {
    id: 'first-light',
    image: { ...hero.home, alt: heroWords.home },
    title: 'The Surma at first light',
    category: 'exterior',
    shape: 'wide',
  },
  { id: 'spa', image: place.spa, title: 'The spa', category: 'amenities', shape: 'square' },
  {
    id: 'gaye-holud',
    image: event.wedding,
    title: 'Gaye holud',
    category: 'events',
    shape: 'square',
  },
  { id: 'lobby', image: place.lobby, title: 'The lobby', category: 'interior', shape: 'wide' },
  { id: 'pool', image: place.pool, title: 'The pool', category: 'amenities', shape: 'tall' },
  {
    id: 'veranda',
    image: room['presidential-view'],
    title: 'Presidential Suite, the veranda',
    category: 'rooms',
    shape: 'tall',
  },
]
