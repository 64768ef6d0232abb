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

/** The words of a site, each once, with the places that say it. */
export type SearchIndex<Page extends string = string> = {
  readonly places: readonly SearchPlace<Page>[]
  /** A line for each word, in order: how many letters it shares with the word before, and its others. */
  readonly words: string
  /** For each word the steps from place to place. */
  readonly steps: string
}

/** Makes the index. A word that is another one with an ending counts as that one, so each is the beginning of a word. */
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
  const words = [...placesOf.keys()].sort()
  const stepsOf = (word: string) =>
    [...(placesOf.get(word) ?? [])].map((place, i, all) => encode(place - (all[i - 1] ?? 0)))
  return {
    places: places.map(({ text: _, ...place }) => place),
    words: words.map((word, i) => withoutShared(word, words[i - 1])).join('\n'),
    steps: words.map((word) => stepsOf(word).join('')).join('\n'),
  }
}

/** Calls `add` for each word of an index and each place that says it, by its number. */
export function readIndex(
  { words, steps }: SearchIndex,
  add: (word: string, place: number) => void,
) {
  const lists = steps.split('\n')
  let word = ''
  words.split('\n').forEach((line, i) => {
    word = word.slice(0, Number(line[0])) + line.slice(1)
    let place = 0
    for (const step of decode(lists[i] ?? '')) {
      place += step
      add(word, place)
    }
  })
}

/** Words written with a hyphen, as one: 'check-in' as 'checkin'. */
const joinedIn = (text: string) =>
  (text.match(/[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)+/gu) ?? []).flatMap((word) =>
    wordsIn(word.replaceAll('-', '')),
  )

function withoutShared(word: string, before = '') {
  let shared = 0
  while (shared < 9 && shared < word.length && word[shared] === before[shared]) shared++
  return `${shared}${word.slice(shared)}`
}

/** A number is one character if it is below 45, else two, of which the first is a later one. */
const FIRST = 35
const SINGLE = 45

const encode = (number: number) =>
  number < SINGLE
    ? String.fromCharCode(FIRST + number)
    : String.fromCharCode(FIRST + SINGLE + Math.floor(number / SINGLE), FIRST + (number % SINGLE))

function* decode(line: string) {
  for (let i = 0; i < line.length; i++) {
    const number = line.charCodeAt(i) - FIRST
    yield number < SINGLE ? number : (number - SINGLE) * SINGLE + line.charCodeAt(++i) - FIRST
  }
}
