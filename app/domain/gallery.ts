/** What a picture of the gallery can show. */
export const galleryCategories = [
  'interior',
  'rooms',
  'dining',
  'exterior',
  'amenities',
  'events',
] as const

export type GalleryCategory = (typeof galleryCategories)[number]

/** The tabs of the gallery, in the order shown. Two categories share the last one. */
export const galleryFilters = [
  'all',
  'rooms',
  'dining',
  'amenities',
  'interior',
  'exterior-and-events',
] as const

export type GalleryFilter = (typeof galleryFilters)[number]

const CATEGORIES: Readonly<Record<GalleryFilter, readonly GalleryCategory[]>> = {
  all: galleryCategories,
  rooms: ['rooms'],
  dining: ['dining'],
  amenities: ['amenities'],
  interior: ['interior'],
  'exterior-and-events': ['exterior', 'events'],
}

/**
 * The tab that an address asks for: by its own name, or by the category that it holds. No name, or
 * an empty one, asks for every picture; a name that the gallery does not have gives undefined, and no pictures.
 */
export function galleryFilter(name: string | null): GalleryFilter | undefined {
  if (!name) return 'all'
  return (
    galleryFilters.find((filter) => filter === name) ??
    galleryFilters.find(
      (filter) => filter !== 'all' && CATEGORIES[filter].some((held) => held === name),
    )
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
