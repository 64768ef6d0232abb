import type { SearchCategory, SearchEntry } from '#app/domain/search.ts'
import type { PageUrl, Path } from '#app/paths.ts'
import { searchEntryWords } from '#words/search.ts'

/** The rooms with entries of their own, as the specification has it. The list of rooms answers for the others. */
const ROOMS = [
  'standard',
  'deluxe',
  'executive-suite',
  'family-suite',
  'presidential-suite',
] as const

const facts = [
  { id: 'home', url: '/', category: 'navigation' },
  { id: 'about', url: '/about', category: 'navigation' },
  { id: 'rooms', url: '/rooms', category: 'navigation' },
  { id: 'dining', url: '/dining', category: 'navigation' },
  { id: 'gallery', url: '/gallery', category: 'navigation' },
  { id: 'offers', url: '/special-offers', category: 'navigation' },
  { id: 'blog', url: '/blog', category: 'navigation' },
  { id: 'contact', url: '/contact', category: 'navigation' },
  { id: 'reservations', url: '/reservations', category: 'booking' },
  ...ROOMS.map((id) => ({ id, url: `/rooms/${id}`, category: 'rooms' }) as const),
  { id: 'restaurant', url: '/dining', category: 'dining' },
  { id: 'privacyPolicy', url: '/privacy-policy', category: 'information' },
  { id: 'terms', url: '/terms', category: 'information' },
] as const satisfies readonly {
  id: keyof typeof searchEntryWords
  url: Path
  category: SearchCategory
}[]

/** All entries, in order within each group. */
export const searchEntries = facts.map((entry): SearchEntry<PageUrl> & { id: string } => ({
  ...entry,
  ...searchEntryWords[entry.id],
}))
