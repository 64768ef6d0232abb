/** The groups of the site's search, in the order shown. */
export const searchCategories = ['navigation', 'booking', 'rooms', 'dining', 'information'] as const

/** A group of the site's search. */
export type SearchCategory = (typeof searchCategories)[number]

/** A page that the search leads to. */
export type SearchEntry = {
  readonly title: string
  readonly description: string
  /** Further words that find it. They are not shown. */
  readonly keywords?: string | undefined
  /** A path of this site: '/dining'. */
  readonly url: string
  readonly category: SearchCategory
}

/** Entries found under one heading; never without entries. */
export type SearchGroup = {
  readonly category: SearchCategory
  readonly items: readonly SearchEntry[]
}

/** Whether anything is searched for: blanks alone are nothing. */
export const isSearching = (text: string) => text.trim() !== ''

/**
 * The entries whose title, description or keywords contain the text, in groups, each in the order given.
 *
 * Capitals do not matter and every character stands for itself. Blanks around the text are dropped,
 * as a phone's keyboard adds them. Nothing typed finds nothing.
 */
export function search(entries: readonly SearchEntry[], text: string): SearchGroup[] {
  if (!isSearching(text)) return []
  const wanted = normal(text)
  const found = entries.filter(({ title, description, keywords = '' }) =>
    [title, description, keywords].some((words) => words.toLowerCase().includes(wanted)),
  )
  return searchCategories.flatMap((category) => {
    const items = found.filter((entry) => entry.category === category)
    return items.length > 0 ? [{ category, items }] : []
  })
}

/** A text cut before and after the first place that matches; all of it is `before` where none does. */
export function splitAtMatch(words: string, text: string) {
  const wanted = normal(text)
  const at = wanted ? words.toLowerCase().indexOf(wanted) : -1
  if (at < 0) return { before: words, match: '', after: '' }
  const end = at + wanted.length
  return { before: words.slice(0, at), match: words.slice(at, end), after: words.slice(end) }
}

/** Keyboards write some Bengali letters in one character, others in two; the content has one form. */
const normal = (text: string) => text.normalize('NFC').trim().toLowerCase()
