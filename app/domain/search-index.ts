import { readGrammar, type SearchGrammar } from './search-grammar.ts'
import { wordsIn } from './words.ts'

/** A place that the search leads to, on a page. */
export type SearchPlace<Page extends string = string> = {
  readonly page: Page
  /** '/contact#questions' */
  readonly url: string
  readonly title: string
  /** The most guests, if it is a room. */
  readonly guests?: number
}

/** The places of a site, and its words, each with the numbers of the places that say it. */
export type SearchIndex<Page extends string = string> = {
  readonly places: readonly SearchPlace<Page>[]
  readonly words: Readonly<Record<string, readonly number[]>>
}

/** Builds the index. A word is stored under its shortest form, so that typing its beginning finds it. */
export function makeIndex<Page extends string>(
  places: readonly (SearchPlace<Page> & { readonly text: string })[],
  grammar: SearchGrammar,
): SearchIndex<Page> {
  const { stops, formsOf } = readGrammar(grammar)
  const said = places.map(({ title, text }) => {
    const known = new Set([...wordsIn(title), ...stops])
    const all = new Set([...wordsIn(text), ...joinedIn(title), ...joinedIn(text)])
    return [...all].filter((word) => word.length > 1 && !known.has(word))
  })
  const vocabulary = new Set(said.flat())
  const placesOf = new Map<string, Set<number>>()
  said.forEach((words, place) => {
    for (const word of words) {
      const bases = formsOf(word).filter((form) => vocabulary.has(form) && word.startsWith(form))
      const base = bases.reduce((shortest, each) =>
        each.length < shortest.length ? each : shortest,
      )
      placesOf.set(base, (placesOf.get(base) ?? new Set()).add(place))
    }
  })
  return {
    places: places.map(({ text: _, ...place }) => place),
    words: Object.fromEntries(Array.from(placesOf, ([word, at]) => [word, [...at]])),
  }
}

/** Words written with a hyphen, as one: 'check-in' as 'checkin'. */
const joinedIn = (text: string) =>
  (text.match(/[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)+/gu) ?? []).flatMap((word) =>
    wordsIn(word.replaceAll('-', '')),
  )
