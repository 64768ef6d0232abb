import MiniSearch, { type QueryCombination } from 'minisearch'
import type { IsoDate } from './day.ts'
import type { Eatable } from './eatable.ts'
import { readGrammars, type SearchGrammar, slipsIn } from './search-grammar.ts'
import { wordsIn } from './words.ts'

/** What the search leads to: a page, or a part of it. */
export type SearchTarget<Page extends string = string> = {
  readonly page: Page
  /** '/contact#questions' */
  readonly url: string
  readonly title: string
  /** The facts of a dish. */
  readonly dish?: Eatable | undefined
  /** The last day of an offer. */
  readonly lastDay?: IsoDate | null | undefined
}

/** A target with the terms of all that it says besides its title. */
export type IndexedTarget<Page extends string = string> = SearchTarget<Page> & {
  readonly terms: string
}

/** A target answers at least this share of a question. */
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
export function termsOfLanguages(grammars: readonly SearchGrammar[]) {
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

/** The targets, each with the terms of its text. */
export function withTerms<Page extends string>(
  targets: readonly (SearchTarget<Page> & { readonly text: string })[],
  grammars: readonly SearchGrammar[],
): IndexedTarget<Page>[] {
  const { termsIn } = termsOfLanguages(grammars)
  return targets.map(({ text, ...target }) => {
    const inTitle = termsIn(target.title)
    const terms = termsIn(text).filter((term) => !inTitle.includes(term))
    return { ...target, terms: terms.join(' ') }
  })
}

/**
 * Returns a function that answers questions: the targets that answer best, the best first.
 *
 * @param weights - of pages that tell a story or a rule: they answer less often than others, which have 1
 * @param seats - subjects with which a party looks for a table or a hall, not for a bed
 */
export function answersFrom<Page extends string>(
  targets: readonly IndexedTarget<Page>[],
  grammars: readonly SearchGrammar[],
  {
    weights,
    seats,
  }: { readonly weights: Partial<Record<Page, number>>; readonly seats: readonly string[] },
) {
  const grammar = termsOfLanguages(grammars)
  const { stemOf, soundOf, subjectsOf, termsIn } = grammar
  const index = new MiniSearch({
    fields: ['title', 'terms'],
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: TITLE_BOOST },
      boostDocument: (_id, _term, target) =>
        (weights[target?.page as Page] ?? 1) * (`${target?.url}`.includes('#') ? 1 : WHOLE_PAGE),
    },
    storeFields: ['page', 'url'],
  })
  const documents = targets.map((target, id) => ({
    ...target,
    id,
    title: termsIn(target.title).join(' '),
  }))
  index.addAll(documents)

  const known = new Set(documents.flatMap(({ title, terms }) => `${title} ${terms}`.split(' ')))
  const bySound = new Map([...known].map((term) => [soundOf(term), term]))
  const isKnown = (word: string) => subjectsOf(word).length > 0 || known.has(stemOf(word))
  const isHeard = (word: string) =>
    grammar.subjectsHeard(word).length > 0 || bySound.has(soundOf(word))
  const isStop = (word: string) => subjectsOf(word).includes('stop')
  /** Whether two words are one: 'wheel chair', or by its sound 'chek in', but not 'do i', which is sweet curd. */
  const isOne = (word: string, next: string) =>
    isKnown(word + next)
      ? !(isStop(word) && isStop(next))
      : !isKnown(word) && !isHeard(word) && isHeard(word + next)

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
    if (next && isOne(word, next)) return [word + next, ...asKnown(rest)]
    const after = next === undefined ? [] : [next, ...rest]
    const isCut = (at: number) => isKnown(word.slice(0, at)) && isKnown(word.slice(at))
    const { subjects, prefix } = meaningOf(word)
    const cuts = subjects[0] || !prefix ? [] : [...word].slice(5)
    const at = cuts.findIndex((_, i) => isCut(i + 3)) + 3
    return at > 2
      ? [word.slice(0, at), word.slice(at), ...asKnown(after)]
      : [word, ...asKnown(after)]
  }

  /** The targets, and the subjects of the question: 'away' is one. */
  return (question: string): { answers: SearchTarget<Page>[]; subjects: ReadonlySet<string> } => {
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
    const answers = new Map<string, SearchTarget<Page>>()
    for (const { id, queryTerms } of index.search({ queries, combineWith: 'OR' })) {
      const target = targets[id]
      const answered = queries.filter((part) =>
        part.queries.some((term) => queryTerms.includes(term)),
      )
      if (target && answered.length >= LEAST_SHARE * queries.length && !answers.has(target.url))
        answers.set(target.url, target)
    }
    return { answers: [...answers.values()], subjects }
  }
}
