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

/**
 * A text as searches compare it: however its letters are composed (keyboards write some Bengali ones in one character,
 * others in two) and joined, in any capitals and accents, and without blanks around it.
 */
const normal = (text: string) => fold(text).trim()

/** The accents alone are dropped: a Bengali vowel sign is a letter. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()

/** Whether one of the words contains a text. Blanks around it are dropped, as a phone's keyboard adds them. */
export function isFound(text: string, ...words: readonly (string | undefined)[]): boolean {
  const wanted = normal(text)
  return words.some((each) => each !== undefined && normal(each).includes(wanted))
}

/** Whether anything is searched for: blanks alone are nothing. */
export const isSearching = (text: string) => normal(text) !== ''

/**
 * The entries whose title, description or keywords contain the text, in groups, each in the order given. Nothing
 * typed finds nothing.
 */
export function search(entries: readonly SearchEntry[], text: string): SearchGroup[] {
  if (!isSearching(text)) return []
  const found = entries.filter(({ title, description, keywords }) =>
    isFound(text, title, description, keywords),
  )
  return searchCategories.flatMap((category) => {
    const items = found.filter((entry) => entry.category === category)
    return items.length > 0 ? [{ category, items }] : []
  })
}

/** A text cut before and after the first place that matches; all of it is `before` where none does. */
export function splitAtMatch(words: string, text: string) {
  const wanted = normal(text)
  const part = (start: number, end?: number) => fold(words.slice(start, end))
  let start = 0
  while (start < words.length && !part(start).startsWith(wanted)) start++
  if (!wanted || start === words.length) return { before: words, match: '', after: '' }

  let end = start + 1
  while (!part(start, end).startsWith(wanted)) end++
  while (end < words.length && part(start, end) === part(start, end + 1)) end++ // an accent
  return { before: words.slice(0, start), match: words.slice(start, end), after: words.slice(end) }
}
