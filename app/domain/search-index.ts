import MiniSearch, { type QueryCombination } from 'minisearch'
import type { IsoDate } from './day.ts'
import type { Eatable } from './eatable.ts'
import { readGrammars, type SearchGrammar, slipsIn } from './search-grammar.ts'
import { wordsIn } from './words.ts'

/** A place that the search leads to, on a page. */
export type SearchPlace<Page extends string = string> = {
  readonly page: Page
  /** '/contact#questions' */
  readonly url: string
  readonly title: string
  /** The facts of a dish. */
  readonly dish?: Eatable | undefined
  /** The last day of an offer. */
  readonly lastDay?: IsoDate | null | undefined
}

/** A place with the terms of all that it says besides its title. */
export type IndexedPlace<Page extends string = string> = SearchPlace<Page> & {
  readonly terms: string
}

/** A place answers at least this share of a question. */
const LEAST_SHARE = 0.3

/** So much of a question is looked at, and of each word. */
const MOST_WORDS = 30
const MOST_LETTERS = 30

const TITLE_BOOST = 2
const PARTY_BOOST = 3

/** A whole page answers more often than a part of one. */
const WHOLE_PAGE = 1.2

/** What a word of a question means: its subjects, and the terms to look for. */
type Meaning = Omit<QueryCombination, 'queries'> & {
  readonly subjects: readonly string[]
  readonly queries: string[]
}

const isLong = (term: string) => term.length > 2

/** The language's lists, and what a text has of them. A term is a subject, or a word that belongs to none. */
export function readTerms(grammars: readonly SearchGrammar[]) {
  const grammar = readGrammars(grammars)
  const termsOf = (word: string, subjects: readonly string[]) => {
    const own = subjects.filter((subject) => !/^(stop|away|foods|\?.*)$/.test(subject))
    return own[0] ? own : [grammar.stemOf(word)]
  }
  /** All terms of a text, once. Words with a hyphen are one word, too: 'check-in', 'checkin'. */
  function termsIn(text: string) {
    const hyphened = text.match(/[\p{L}\p{M}]+(-[\p{L}\p{M}]+)+/gu) ?? []
    const words = wordsIn(`${text} ${hyphened.join(' ').replaceAll('-', '')}`)
    const terms = words.flatMap((word) => {
      const subjects = grammar.subjectsOf(word)
      return word.length < 2 || subjects.includes('stop') ? [] : termsOf(word, subjects)
    })
    return [...new Set(terms)]
  }
  return { ...grammar, termsOf, termsIn }
}

/** Builds the index. */
export function makeIndex<Page extends string>(
  places: readonly (SearchPlace<Page> & { readonly text: string })[],
  grammars: readonly SearchGrammar[],
): IndexedPlace<Page>[] {
  const { termsIn } = readTerms(grammars)
  return places.map(({ text, ...place }) => {
    const inTitle = termsIn(place.title)
    const terms = termsIn(text).filter((term) => !inTitle.includes(term))
    return { ...place, terms: terms.join(' ') }
  })
}

/**
 * Returns a function that answers questions: the places that answer best, the best first.
 *
 * @param weights - of pages that tell a story or a rule: they answer less often than others, which have 1
 * @param seats - subjects with which a party looks for a table or a hall, not for a bed
 */
export function openIndex<Page extends string>(
  places: readonly IndexedPlace<Page>[],
  grammars: readonly SearchGrammar[],
  {
    weights,
    seats,
  }: { readonly weights: Partial<Record<Page, number>>; readonly seats: readonly string[] },
) {
  const grammar = readTerms(grammars)
  const { stemOf, soundOf, subjectsOf, termsIn } = grammar
  const index = new MiniSearch({
    fields: ['title', 'terms'],
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: TITLE_BOOST },
      boostDocument: (_id, _term, place) =>
        (weights[place?.page as Page] ?? 1) * (`${place?.url}`.includes('#') ? 1 : WHOLE_PAGE),
    },
    storeFields: ['page', 'url'],
  })
  const documents = places.map((place, id) => ({
    ...place,
    id,
    title: termsIn(place.title).join(' '),
  }))
  index.addAll(documents)

  const known = new Set(documents.flatMap(({ title, terms }) => `${title} ${terms}`.split(' ')))
  const bySound = new Map([...known].map((term) => [soundOf(term), term]))
  const isKnown = (word: string) => subjectsOf(word).length > 0 || known.has(stemOf(word))

  /** A known word with two letters swapped. */
  const unswapped = (word: string) =>
    [...word]
      .map((letter, i) => `${word.slice(0, i)}${word[i + 1] ?? ''}${letter}${word.slice(i + 2)}`)
      .find(isKnown)

  /** What a word means: as it is written, as it sounds, or as it may be with a slip. */
  function meaningOf(typed: string): Meaning {
    const heard = isKnown(typed) ? [] : grammar.subjectsHeard(typed)
    const isSure = isKnown(typed) || heard.length > 0
    const word = isSure ? typed : (unswapped(typed) ?? bySound.get(soundOf(typed)))
    const guessed = word === undefined ? grammar.subjectsGuessed(typed) : subjectsOf(word)
    const subjects = (heard[0] ? heard : guessed).map((subject) => subject.replace('?', ''))
    const queries = grammar.termsOf(word ?? typed, subjects)
    if (word !== undefined) return { subjects, queries }
    return { subjects, queries: [...queries, stemOf(typed)], prefix: isLong, fuzzy: slipsIn }
  }

  /** The words of a question as they are known: 'wheel chair' as one, 'roomservice' and 'glutenfree' as two. */
  function asKnown([word = '', next, ...rest]: readonly string[]): string[] {
    if (!word) return []
    if (next && isKnown(word + next)) return [word + next, ...asKnown(rest)]
    const after = next === undefined ? [] : [next, ...rest]
    const isCut = (at: number) => isKnown(word.slice(0, at)) && isKnown(word.slice(at))
    const { subjects, prefix } = meaningOf(word)
    const cuts = subjects[0] || !prefix ? [] : [...word].slice(5)
    const at = cuts.findIndex((_, i) => isCut(i + 3)) + 3
    return at > 2
      ? [word.slice(0, at), word.slice(at), ...asKnown(after)]
      : [word, ...asKnown(after)]
  }

  /** The places, and the subjects of the question: 'away' is one. */
  return (question: string): { answers: SearchPlace<Page>[]; subjects: ReadonlySet<string> } => {
    const { guests, words } = grammar.partyIn(question)
    const meanings = asKnown(
      words.slice(0, MOST_WORDS).map((word) => word.slice(0, MOST_LETTERS)),
    ).map(meaningOf)
    const subjects = new Set(meanings.flatMap((meaning) => meaning.subjects))
    const meant = meanings.filter((meaning) => !meaning.subjects.includes('stop'))
    const parts = new Map(
      (meant[0] || guests ? meant : meanings).map((part) => [`${part.queries}`, part]),
    )
    if (guests) {
      const kind = seats.some((subject) => subjects.has(subject)) ? 'seats' : 'guests'
      const size = known.has(kind + guests) ? kind + guests : `${kind}0`
      parts.set(size, { subjects: [], queries: [size], boostTerm: () => PARTY_BOOST })
    }
    const queries = [...parts.values()]
    const answers = new Map<string, SearchPlace<Page>>()
    for (const { id, queryTerms } of index.search({ queries, combineWith: 'OR' })) {
      const place = places[id]
      const answered = queries.filter((part) =>
        part.queries.some((term) => queryTerms.includes(term)),
      )
      if (place && answered.length >= LEAST_SHARE * queries.length && !answers.has(place.url))
        answers.set(place.url, place)
    }
    return { answers: [...answers.values()], subjects }
  }
}
