import { type SearchCategory, type SearchEntry, search } from '#app/domain/search.ts'
import { answerer } from '#app/domain/search-answers.ts'
import type { PageUrl, Path } from '#app/paths.ts'
import { searchEntryWords, searchGrammar } from '#words/search.ts'
import { searchIndex } from './search-index.ts'

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

/** Pages that tell of the hotel, rather than answer. */
const TELLING = ['home', 'about', 'blog', 'privacyPolicy'] as const

const { places, pagesBeside } = searchIndex
const ask = answerer(searchIndex, searchGrammar, TELLING)

/** The entry of a page, or what stands for one. */
function entryOf(page: string): SearchEntry<PageUrl> | undefined {
  const beside = pagesBeside.find(({ id }) => id === page)
  if (beside) return { ...beside, description: '', category: 'beside' }
  return searchEntries.find(({ id }) => id === page)
}

/** The list of rooms with a search, if it then shows some of them: those that say all words of the question. */
function roomsFor(wordsAt: (place: number) => readonly string[] | undefined) {
  const rooms = places.flatMap(({ url, guests }, i) =>
    guests && url.startsWith('/rooms') ? i : [],
  )
  const found = rooms.flatMap((room) => [wordsAt(room) ?? []].filter(({ length }) => length > 0))
  const [words] = found
  if (!words || found.length === rooms.length) return
  const url: PageUrl = `/rooms?search=${encodeURIComponent(words.join(' '))}`
  return { ...searchEntryWords.rooms, url, category: 'navigation' } as const
}

/**
 * The places that answer a question, as entries. A place on a page without an entry stands last, and only if it answers
 * better than the entries.
 */
function answer(question: string): SearchEntry<PageUrl>[] {
  const { answers, wordsAt } = ask(question)
  const found = answers.flatMap(({ page, url, title, score }) => {
    const entry = entryOf(page)
    if (!entry) return []
    const description = title === entry.title ? entry.description : title
    return { ...entry, url: url as PageUrl, description, score }
  })
  const own = found.filter(({ category }) => category !== 'beside')
  const [best] = own
  const beside = found.filter(
    ({ category, score }) => category === 'beside' && (!best || score > best.score),
  )
  if (beside[0]) return [...own.slice(0, 2), ...beside]
  const list = roomsFor(wordsAt)
  if (!list) return own
  const firstRoom = own.findIndex(({ url }) => url.startsWith('/rooms'))
  const before = firstRoom < 0 ? own : own.slice(0, firstRoom)
  return [...before, list, ...own.slice(before.length).filter(({ title }) => title !== list.title)]
}

export const searchSite = (text: string) => search(searchEntries, text, answer)
