import { charactersOf } from './text.ts'
import { fold, wordsIn } from './words.ts'

/** The groups of entries. Without a better answer they come in this order. */
export const searchCategories = ['navigation', 'booking', 'rooms', 'dining', 'information'] as const

/** `other` holds what is on pages without an entry. */
export type SearchCategory = (typeof searchCategories)[number] | 'other'

export type SearchEntry<Url extends string = string> = {
  readonly title: string
  readonly description: string
  readonly url: Url
  readonly category: SearchCategory
}

/** The results of one category; never empty. */
export type SearchGroup<Url extends string = string> = {
  readonly category: SearchCategory
  readonly items: readonly SearchEntry<Url>[]
}

/** A text without the blanks around it, which a phone's keyboard adds, ready to be compared. */
const normal = (text: string) => fold(text).trim()

/** Whether one of the texts contains the query. */
export function isFound(query: string, ...texts: readonly (string | undefined)[]): boolean {
  const wanted = normal(query)
  return texts.some((each) => each !== undefined && normal(each).includes(wanted))
}

export const isSearching = (text: string) => normal(text) !== ''

/** So many answers stand beside what contains the text. */
const MOST = 3

/** Whether a word of the text begins like the query: 'king' does not begin one of 'smoking'. */
export function isBegun(query: string, text = ''): boolean {
  const wanted = wordsIn(query).join(' ')
  return wanted !== '' && ` ${wordsIn(text).join(' ')}`.includes(` ${wanted}`)
}

/**
 * Entries that contain the text, grouped. Up to three targets that answer it otherwise come after entries with a word that
 * begins like it, and before the rest. If it begins a word of a title, there are none.
 */
export function search<Url extends string>(
  entries: readonly SearchEntry<Url>[],
  text: string,
  answer: (question: string) => readonly SearchEntry<Url>[] = () => [],
): SearchGroup<Url>[] {
  if (!isSearching(text)) return []
  const named = searchCategories.flatMap((category) =>
    entries.filter(
      (entry) => entry.category === category && isFound(text, entry.title, entry.description),
    ),
  )
  const begun = named.filter(({ title, description }) =>
    [title, description].some((words) => isBegun(text, words)),
  )
  const isTitle = begun.some(({ title }) => isBegun(text, title))
  const isNew = ({ url }: SearchEntry) => named.every((entry) => entry.url !== url)
  const answers = isTitle ? [] : answer(text).filter(isNew).slice(0, MOST)
  const found = [...new Set([...begun, ...answers, ...named])]
  return [...new Set(found.map(({ category }) => category))].map((category) => ({
    category,
    items: found.filter((entry) => entry.category === category),
  }))
}

/** Splits a text at its first match. Without a match, `before` is the whole text. */
export function splitAtMatch(words: string, text: string) {
  const characters = [...charactersOf(words)]
  const folded = characters.map(fold)
  const wanted = normal(text)
  const at = wanted ? folded.join('').indexOf(wanted) : -1
  if (at < 0) return { before: words, match: '', after: '' }

  /** Which character a code unit of the folded text belongs to. */
  const characterAt = (unit: number) => {
    let end = 0
    return folded.findIndex((each) => {
      end += each.length
      return unit < end
    })
  }
  const [start, end] = [characterAt(at), characterAt(at + wanted.length - 1) + 1]
  const part = (from: number, to?: number) => characters.slice(from, to).join('')
  return { before: part(0, start), match: part(start, end), after: part(end) }
}
