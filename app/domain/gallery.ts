/** What a picture of the gallery shows. */
export type GalleryCategory = 'interior' | 'rooms' | 'dining' | 'exterior' | 'amenities' | 'events'

/** A tab of the gallery. Two categories share the last one. */
export type GalleryFilter =
  | 'all'
  | 'rooms'
  | 'dining'
  | 'amenities'
  | 'interior'
  | 'exterior-and-events'

const CATEGORIES: Readonly<Record<GalleryFilter, readonly GalleryCategory[]>> = {
  all: ['interior', 'rooms', 'dining', 'exterior', 'amenities', 'events'],
  rooms: ['rooms'],
  dining: ['dining'],
  amenities: ['amenities'],
  interior: ['interior'],
  'exterior-and-events': ['exterior', 'events'],
}

/**
 * The tab that an address asks for: by its own name, or by the category that it holds. No name at all
 * asks for every picture; a name that the gallery does not have gives undefined.
 */
export function galleryFilter(name: string | null): GalleryFilter | undefined {
  if (name === null) return 'all'
  const filters = Object.keys(CATEGORIES) as GalleryFilter[]
  return (
    filters.find((filter) => filter === name) ??
    filters.find((filter) => filter !== 'all' && CATEGORIES[filter].some((held) => held === name))
  )
}

/** The images of a tab, in the order given; none where there is no such tab. */
export function filterGallery<T extends { readonly category: GalleryCategory }>(
  images: readonly T[],
  filter: GalleryFilter | undefined,
): T[] {
  const wanted = filter ? CATEGORIES[filter] : []
  return images.filter(({ category }) => wanted.includes(category))
}
