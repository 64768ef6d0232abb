export const galleryCategories = [
  'interior',
  'rooms',
  'dining',
  'exterior',
  'amenities',
  'events',
] as const

export type GalleryCategory = (typeof galleryCategories)[number]

/** The gallery's tabs, in order, each with its categories. */
const CATEGORIES = {
  all: galleryCategories,
  rooms: ['rooms'],
  dining: ['dining'],
  amenities: ['amenities'],
  interior: ['interior'],
  'exterior-and-events': ['exterior', 'events'],
} as const satisfies Readonly<Record<string, readonly GalleryCategory[]>>

type GalleryFilter = keyof typeof CATEGORIES

export const galleryFilters = Object.keys(CATEGORIES) as GalleryFilter[]

/**
 * The tab that `?category=` names, by its own name or by a category in it. Without a name it is the tab of all
 * pictures; an unknown name gives undefined, and no pictures.
 */
export function galleryFilter(name: string | null): GalleryFilter | undefined {
  if (!name) return 'all'
  return galleryFilters.find(
    (filter) =>
      filter === name || (filter !== 'all' && CATEGORIES[filter].some((held) => held === name)),
  )
}

/** The images of a tab, in the given order; none for an unknown tab. */
export function filterGallery<T extends { readonly category: GalleryCategory }>(
  images: readonly T[],
  filter: GalleryFilter | undefined,
): T[] {
  const wanted: readonly GalleryCategory[] = filter ? CATEGORIES[filter] : []
  return images.filter(({ category }) => wanted.includes(category))
}
