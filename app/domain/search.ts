import { charactersOf } from './text.ts'

export const searchCategories = ['navigation', 'booking', 'rooms', 'dining', 'information'] as const

export type SearchCategory = (typeof searchCategories)[number]

export type SearchEntry<Path extends string = string> = {
  readonly title: string
  readonly description: string
  /** Further words that find it, not shown. */
  readonly keywords?: string | undefined
  /**
   * The words of each thing that the page lists, as a menu lists its dishes. If one of them matches best, the result
   * links to the page with `?search=`.
   */
  readonly listed?: readonly string[] | undefined
  readonly url: Path | `${Path}?${string}`
  readonly category: SearchCategory
}

/** The results of one category; never empty. */
export type SearchGroup<Path extends string = string> = {
  readonly category: SearchCategory
  readonly items: readonly SearchEntry<Path>[]
}

/**
 * A text ready to be compared: case, accents, the blanks around it and the way its letters are composed make no
 * difference. (Keyboards write some Bengali letters as one character, others as two.)
 */
const normal = (text: string) => fold(text).trim()

/** Removes accents only: a Bengali vowel sign is a letter. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()

/** Whether one of the texts contains another. Blanks around it are ignored, since a phone's keyboard adds them. */
export function isFound(text: string, ...words: readonly (string | undefined)[]): boolean {
  const wanted = normal(text)
  return words.some((each) => each !== undefined && normal(each).includes(wanted))
}

export const isSearching = (text: string) => normal(text) !== ''

/** What the search knows of a language: its words without meaning, and the endings of its nouns. */
export type SearchGrammar = {
  readonly stopWords: readonly string[]
  readonly endings: readonly string[]
}

/** The words of a text, ready to be compared. */
export const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** Returns the typed words that some texts contain. */
type Match = (...texts: readonly (string | undefined)[]) => readonly string[]

const matchText =
  (typed: string): Match =>
  (...texts) =>
    isFound(typed, ...texts) ? [typed.trim()] : []

/** Words up to this length must match exactly: 'bar' does not find 'barrier'. */
const SHORT = 4

/** Matches each typed word by itself: as the beginning of a word, or without one of its endings. */
function matchWords(typed: string, { stopWords, endings }: SearchGrammar): Match {
  const [stops, tails] = [stopWords.map(fold), endings.map(fold)]
  const wanted = wordsIn(typed).filter((word) => !stops.includes(word))
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

/** The entries with the most matches, in their own words or in one thing that they list. */
function bestMatches<Path extends string>(
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
 * The entries that contain the text, in groups and in the given order. If none does, those with most of its words. If a
 * title contains the text, things that pages list are not searched.
 */
export function search<Path extends string>(
  entries: readonly SearchEntry<Path>[],
  text: string,
  grammar: SearchGrammar = { stopWords: [], endings: [] },
): SearchGroup<Path>[] {
  if (!isSearching(text)) return []
  const isTitle = entries.some(({ title }) => isFound(text, title))
  const whole = bestMatches(entries, matchText(text), isTitle)
  const found = whole.length > 0 ? whole : bestMatches(entries, matchWords(text, grammar), isTitle)
  return searchCategories.flatMap((category) => {
    const items = found.filter((entry) => entry.category === category)
    return items.length > 0 ? [{ category, items }] : []
  })
}

/** Splits a text at its first match. Without a match, `before` is the whole text. */
export function splitAtMatch(words: string, text: string) {
  const characters = [...charactersOf(words)]
  const folded = characters.map(fold)
  const wanted = normal(text)
  const at = wanted ? folded.join('').indexOf(wanted) : -1
  if (at < 0) return { before: words, match: '', after: '' }

  /** The index of the character at an index of the folded text. */
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
