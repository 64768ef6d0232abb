import { charactersOf } from './text.ts'

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
 * The entries whose title, description or keywords contain the text, in groups, each in the order given. Where none
 * does, those that contain each of its words. Nothing typed finds nothing.
 */
export function search(entries: readonly SearchEntry[], text: string): SearchGroup[] {
  if (!isSearching(text)) return []
  const withAll = (...wanted: string[]) =>
    entries.filter(({ title, description, keywords }) =>
      wanted.every((each) => isFound(each, title, description, keywords)),
    )
  const whole = withAll(text)
  const words = text.split(/[\s?!.,;।]+/).filter(isSearching)
  const found = whole.length > 0 || words.length === 0 ? whole : withAll(...words)
  return searchCategories.flatMap((category) => {
    const items = found.filter((entry) => entry.category === category)
    return items.length > 0 ? [{ category, items }] : []
  })
}

/** A text cut before and after the characters that first match; all of it is `before` where none do. */
export function splitAtMatch(words: string, text: string) {
  const characters = [...charactersOf(words)]
  const folded = characters.map(fold)
  const wanted = normal(text)
  const at = wanted ? folded.join('').indexOf(wanted) : -1
  if (at < 0) return { before: words, match: '', after: '' }

  /** The character that holds this place of the folded text. */
  const holding = (place: number) => {
    let end = 0
    return folded.findIndex((each) => {
      end += each.length
      return place < end
    })
  }
  const [start, end] = [holding(at), holding(at + wanted.length - 1) + 1]
  const part = (from: number, to?: number) => characters.slice(from, to).join('')
  return { before: part(0, start), match: part(start, end), after: part(end) }
}
