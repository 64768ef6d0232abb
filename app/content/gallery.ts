import { dish } from '#app/content/pictures.generated/dish.ts'
import { event } from '#app/content/pictures.generated/event.ts'
import { gallery as place } from '#app/content/pictures.generated/gallery.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { hotel } from '#app/content/pictures.generated/hotel.ts'
import { room } from '#app/content/pictures.generated/room.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import { type GalleryCategory, galleryFilters } from '#app/domain/gallery.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { galleryTitles, gallery as words } from '#words/gallery.ts'
import { dish as dishAlt } from '#words/pictures/dish.ts'
import { hero as heroAlt } from '#words/pictures/hero.ts'

/** The gallery as its page shows it, the pictures themselves apart. */
export const gallery = {
  ...words,
  hero: { ...words.hero, picture: hero.gallery },
  filters: galleryFilters.map((id) => ({ id, title: words.filters[id] })),
} as const

/**
 * The pictures in the order shown: down the columns, one column after the other. Each six hold two of
 * each shape, so that three columns end at the same height. The shape is that of a picture's place on
 * the page; enlarged it is shown whole.
 */
const facts: readonly {
  id: keyof typeof galleryTitles
  image: PictureData
  category: GalleryCategory
  shape: 'tall' | 'wide' | 'square'
}[] = [
  { id: 'gate', image: place['garden-path'], category: 'exterior', shape: 'tall' },
  { id: 'terrace', image: venue['terrace-bistro'], category: 'dining', shape: 'wide' },
  { id: 'library', image: place.library, category: 'interior', shape: 'tall' },
  { id: 'family-suite', image: room['family-bed'], category: 'rooms', shape: 'wide' },
  {
    id: 'chingri-malai',
    image: { ...dish['chingri-malai'], alt: dishAlt['chingri-malai'] },
    category: 'dining',
    shape: 'square',
  },
  { id: 'house-at-dusk', image: hotel.dusk, category: 'exterior', shape: 'square' },
  { id: 'deluxe-room', image: room['deluxe-bed'], category: 'rooms', shape: 'square' },
  { id: 'nakshi', image: venue.nakshi, category: 'dining', shape: 'tall' },
  { id: 'pavilion', image: place.pavilion, category: 'amenities', shape: 'wide' },
  {
    id: 'courtyard',
    image: { ...hero.about, alt: heroAlt.about },
    category: 'interior',
    shape: 'square',
  },
  { id: 'boishakhi', image: event.boishakhi, category: 'events', shape: 'tall' },
  { id: 'river-hall', image: event.hall, category: 'events', shape: 'wide' },
  { id: 'first-light', image: place['first-light'], category: 'exterior', shape: 'wide' },
  { id: 'spa', image: place.spa, category: 'amenities', shape: 'square' },
  { id: 'gaye-holud', image: event.wedding, category: 'events', shape: 'square' },
  { id: 'lobby', image: place.lobby, category: 'interior', shape: 'wide' },
  { id: 'pool', image: place.pool, category: 'amenities', shape: 'tall' },
  { id: 'veranda', image: room['presidential-view'], category: 'rooms', shape: 'tall' },
]

/** The pictures of the gallery, in the order shown. */
export const galleryImages = facts.map((each) => ({ ...each, title: galleryTitles[each.id] }))
