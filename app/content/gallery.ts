import { dish } from '#app/content/pictures.generated/dish.ts'
import { event } from '#app/content/pictures.generated/event.ts'
import { galleryPictures } from '#app/content/pictures.generated/gallery.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import { room } from '#app/content/pictures.generated/room.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import type { GalleryCategory } from '#app/domain/gallery.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { galleryTitles } from '#words/gallery.ts'
import { hero as heroAlts } from '#words/pictures/hero.ts'

/**
 * The pictures, in order: one over all columns, the others down one column after the other. Their shapes are mixed, so
 * that three columns end at about the same height: a tall and a wide one are as high as two squares. A shape crops its
 * picture on the page; enlarged, it is whole.
 */
const facts: readonly {
  id: keyof typeof galleryTitles
  image: PictureData
  category: GalleryCategory
  shape: 'lead' | 'tall' | 'wide' | 'square'
}[] = [
  { id: 'first-light', image: galleryPictures['first-light'], category: 'exterior', shape: 'lead' },
  { id: 'gate', image: galleryPictures['garden-path'], category: 'exterior', shape: 'tall' },
  { id: 'terrace', image: venue['terrace-bistro'], category: 'dining', shape: 'wide' },
  { id: 'library', image: galleryPictures.library, category: 'interior', shape: 'square' },
  { id: 'family-suite', image: room['family-bed'], category: 'rooms', shape: 'wide' },
  { id: 'chingri-malai', image: dish['chingri-malai'], category: 'dining', shape: 'square' },
  { id: 'house-at-dusk', image: hotelPictures.dusk, category: 'exterior', shape: 'square' },
  { id: 'deluxe-room', image: room['deluxe-bed'], category: 'rooms', shape: 'square' },
  { id: 'nakshi', image: venue.nakshi, category: 'dining', shape: 'tall' },
  { id: 'pavilion', image: galleryPictures.pavilion, category: 'amenities', shape: 'wide' },
  {
    id: 'courtyard',
    image: { ...hero.about, alt: heroAlts.about },
    category: 'interior',
    shape: 'wide',
  },
  { id: 'boishakhi', image: event.boishakhi, category: 'events', shape: 'tall' },
  { id: 'river-hall', image: event.hall, category: 'events', shape: 'wide' },
  { id: 'spa', image: galleryPictures.spa, category: 'amenities', shape: 'square' },
  { id: 'gaye-holud', image: event.wedding, category: 'events', shape: 'square' },
  { id: 'lobby', image: galleryPictures.lobby, category: 'interior', shape: 'tall' },
  { id: 'pool', image: galleryPictures.pool, category: 'amenities', shape: 'tall' },
  { id: 'veranda', image: room['presidential-view'], category: 'rooms', shape: 'tall' },
]

export const galleryImages = facts.map((each) => ({ ...each, title: galleryTitles[each.id] }))
