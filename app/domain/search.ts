import { charactersOf } from './text.ts'

/** The groups of the site's search, in the order shown. */
export const searchCategories = ['navigation', 'booking', 'rooms', 'dining', 'information'] as const

/** A group of the site's search. */
export type SearchCategory = (typeof searchCategories)[number]

/** A page that the search leads to. */
export type SearchEntry<Path extends string = string> = {
  readonly title: string
  readonly description: string
  /** Further words that find it. They are not shown. */
  readonly keywords?: string | undefined
  /** What each thing says that the page lists. The page takes the words as `?search=` when it is one of these that has them. */
  readonly listed?: readonly string[] | undefined
  readonly url: Path | `${Path}?${string}`
  readonly category: SearchCategory
}

/** Entries found under one heading; never without entries. */
export type SearchGroup<Path extends string = string> = {
  readonly category: SearchCategory
  readonly items: readonly SearchEntry<Path>[]
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

/** How a language asks: the words that say nothing by themselves, and the endings that a noun may take. */
export type Asking = { readonly smallWords: readonly string[]; readonly endings: readonly string[] }

/** The words of a text, as searches compare them. */
export const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** What some texts say of what was typed, in the words that find it there. */
type Match = (...texts: readonly (string | undefined)[]) => readonly string[]

const wholly =
  (typed: string): Match =>
  (...texts) =>
    isFound(typed, ...texts) ? [typed.trim()] : []

/** A word as short as this is looked for as it is: a bar is no barrier. */
const SHORT = 4

/** Each word by itself: at the beginning of a word, or without one of its endings. */
function singly(typed: string, { smallWords, endings }: Asking): Match {
  const [small, tails] = [smallWords.map(fold), endings.map(fold)]
  const wanted = wordsIn(typed).filter((word) => !small.includes(word))
  const begins = (word: string) => (said: string) =>
    said.startsWith(word) &&
    (word.length > SHORT || said === word || tails.includes(said.slice(word.length)))
  const stemsOf = (word: string) =>
    tails
      .filter((tail) => word.endsWith(tail) && word.length - tail.length > 2)
      .map((tail) => word.slice(0, -tail.length))
  return (...texts) => {
    const words = texts.flatMap((text = '') => wordsIn(text))
    return wanted.flatMap((word) =>
      words.some(begins(word)) ? word : (stemsOf(word).find((stem) => words.includes(stem)) ?? []),
    )
  }
}

/** The entries that say most of what was typed, themselves or by some of what they list. */
function best<Path extends string>(
  entries: readonly SearchEntry<Path>[],
  match: Match,
  isTitle: boolean,
): SearchEntry<Path>[] {
  const scored = entries.map((entry) => {
    const own = match(entry.title, entry.description, entry.keywords)
    const listed = isTitle ? [] : (entry.listed ?? []).map((each) => match(each))
    const most = listed.find(({ length }) => listed.every((each) => each.length <= length)) ?? []
    const isOfAll = listed.every(({ length }) => length === most.length)
    if (isOfAll || most.length <= own.length) return { entry, count: own.length }
    const url: `${Path}?${string}` = `${entry.url}?search=${encodeURIComponent(most.join(' '))}`
    return { entry: { ...entry, url }, count: most.length }
  })
  const most = Math.max(1, ...scored.map(({ count }) => count))
  return scored.flatMap(({ entry, count }) => (count === most ? entry : []))
}

/**
 * The entries that contain the text, in groups, each in the order given; where none does, those that have most of its
 * words. Nothing typed finds nothing, and what a title has is not looked for in what a page lists.
 */
export function search<Path extends string>(
  entries: readonly SearchEntry<Path>[],
  text: string,
  asking: Asking = { smallWords: [], endings: [] },
): SearchGroup<Path>[] {
  if (!isSearching(text)) return []
  const isTitle = entries.some(({ title }) => isFound(text, title))
  const whole = best(entries, wholly(text), isTitle)
  const found = whole.length > 0 ? whole : best(entries, singly(text, asking), isTitle)
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
