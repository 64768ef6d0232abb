export const galleryCategories = [
  'interior',
  'rooms',
  'dining',
  'exterior',
  'amenities',
  'events',
] as const

export type GalleryCategory = (typeof galleryCategories)[number]

/** The gallery's tabs, in order. The last one holds two categories. */
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
 * The tab that `?category=` names, by its own name or by a category in it. Without a name it is the tab of all
 * pictures; an unknown name gives undefined, and no pictures.
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

/** The images of a tab, in the given order; none for an unknown tab. */
export function filterGallery<T extends { readonly category: GalleryCategory }>(
  images: readonly T[],
  filter: GalleryFilter | undefined,
): T[] {
  const wanted = filter ? CATEGORIES[filter] : []
  return images.filter(({ category }) => wanted.includes(category))
}
