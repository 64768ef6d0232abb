import { isSlip, readGrammar, type SearchGrammar, sharesBeginning } from './search-grammar.ts'
import type { SearchIndex, SearchPlace } from './search-index.ts'
import { wordsIn } from './words.ts'

/** The place of a page that answers a question best. */
type Answer<Page extends string> = SearchPlace<Page> & { readonly score: number }

/** A match multiplies the rarity of its word by this. The word itself has 1. */
const IN_TITLE = 1.6
const OTHER_FORM = 0.95
const SYNONYM = 0.8
const BEGINNING = 0.6
const BEGINNING_BESIDE_EXACT = 0.5
const SLIP = 0.5

/** The size of a party counts like a word of this rarity, at a room of that size. */
const PARTY = 4

/** Multiplies the score of a page, which each of its places gets besides its own. */
const ELSEWHERE = 0.3

/** Multiplies the score on a page that tells a story: it answers questions less often than others. */
const TELLING = 0.7

/** Multiplies the rarity of a word that no place says: it may mean nothing. */
const UNKNOWN = 0.4

/** A page answers with at least this share of the question, and this part of the best score. */
const LEAST_SHARE = 0.35
const LEAST_SCORE = 0.25

/** Returns a function that answers questions from an index: one place of each page, the best first. */
export function answerer<Page extends string>(
  { places, words }: SearchIndex<Page>,
  grammar: SearchGrammar,
  telling: readonly Page[] = [],
) {
  const { stops, formsOf, synonymsOf, partyIn } = readGrammar(grammar)
  const paths = places.map(({ url }) => url.split(/[?#]/)[0])
  /** For each word, the worth of the places that say it. */
  const said = new Map<string, Map<number, number>>()
  const lengths = places.map(() => 0)
  const add = (word: string, place: number, worth: number) =>
    said.set(word, (said.get(word) ?? new Map()).set(place, worth))
  for (const [word, at] of Object.entries(words))
    for (const place of at) {
      add(word, place, 1)
      lengths[place] = (lengths[place] ?? 0) + 1
    }
  places.forEach(({ title }, place) => {
    for (const word of wordsIn(title)) add(word, place, IN_TITLE)
  })
  const usualLength = lengths.reduce((sum, length) => sum + length, 0) / places.length
  const byForm = new Map<string, Set<string>>()
  for (const word of said.keys())
    for (const form of formsOf(word)) byForm.set(form, (byForm.get(form) ?? new Set()).add(word))

  const inOtherForms = (typed: string) => [
    ...new Set(formsOf(typed).flatMap((form) => [...(byForm.get(form) ?? [])])),
  ]
  const worth = (words: readonly string[], each: number) =>
    words.map((word) => [word, each] as const)

  /** The words of the index that a typed one means, with their worth. */
  function meantBy(typed: string) {
    const exact = [
      ...worth(inOtherForms(typed), OTHER_FORM),
      ...worth(synonymsOf(typed).flatMap(inOtherForms), SYNONYM),
      ...worth([typed], 1),
    ].filter(([word]) => said.has(word))
    if (exact[0] && typed.length < 5) return exact
    const words = [...said.keys()]
    const begun = words.filter((word) => sharesBeginning(typed, word))
    if (exact[0] || begun[0])
      return [...worth(begun, exact[0] ? BEGINNING_BESIDE_EXACT : BEGINNING), ...exact]
    return worth(
      words.filter((word) => isSlip(typed, word)),
      SLIP,
    )
  }

  /** The words of a question that mean something. Two that the index has as one are a `pair`: 'check in'. */
  function wantedIn(typed: readonly string[], others: readonly string[]) {
    const wanted: { word: string; pair?: string }[] = []
    for (let i = 0; i < typed.length; i++) {
      const [word = '', next = ''] = typed.slice(i)
      const isPair = next.length > 1 && inOtherForms(word + next).length > 0
      if (isPair) wanted.push({ word: word + next, pair: `${word} ${next}` })
      else if (!others.includes(word) && !formsOf(word).some((form) => stops.has(form)))
        wanted.push({ word })
      if (isPair) i++
    }
    if (wanted.length > 0 || others.length > 0) return wanted
    return typed.flatMap((word) => synonymsOf(word).map((said) => ({ word: said, pair: '' })))
  }

  return (question: string) => {
    const typed = wordsIn(question)
    const party = partyIn(question)
    const wanted = wantedIn(typed, party?.words ?? [])
    const scores = places.map(() => 0)
    const byPath = new Map<string, { score: number; reached: number }>()
    let most = 0

    /** Adds what a part of the question is worth at some places. */
    function count(rarity: number, at: ReadonlyMap<number, number>) {
      most += rarity
      const best = new Map<string, number>()
      for (const [i, value] of at) {
        const path = paths[i] ?? ''
        scores[i] = (scores[i] ?? 0) + rarity * value
        best.set(path, Math.max(best.get(path) ?? 0, rarity * value))
      }
      for (const [path, score] of best) {
        const before = byPath.get(path) ?? { score: 0, reached: 0 }
        byPath.set(path, { score: before.score + score, reached: before.reached + rarity })
      }
    }

    const found = wanted.map(({ word, pair }) => {
      const at = new Map<number, { value: number; word: string }>()
      for (const [meant, each] of meantBy(word))
        for (const [place, inPlace] of said.get(meant) ?? []) {
          const long = 0.6 + (0.4 * (lengths[place] ?? 0)) / usualLength
          const value = each * (inPlace > 1 ? inPlace : 1 / long)
          if (value > (at.get(place)?.value ?? 0)) at.set(place, { value, word: pair || meant })
        }
      const rarity = Math.log(1 + places.length / (at.size + 0.5)) * (at.size > 0 ? 1 : UNKNOWN)
      count(rarity, new Map([...at].map(([place, { value }]) => [place, value])))
      return at
    })
    if (party)
      count(
        PARTY,
        new Map(
          places.flatMap(({ guests = 0 }, i) =>
            guests < party.guests ? [] : [[i, party.guests / guests]],
          ),
        ),
      )

    const answers = new Map<Page, Answer<Page>>()
    places.forEach((place, i) => {
      const { score: onPage = 0, reached = 0 } = byPath.get(paths[i] ?? '') ?? {}
      const share = reached / most // how much of the question the page answers, up to 1
      const likely = telling.includes(place.page) ? TELLING : 1
      const score = ((scores[i] ?? 0) + ELSEWHERE * onPage) * share * likely
      if (scores[i] && share >= LEAST_SHARE && score > (answers.get(place.page)?.score ?? 0))
        answers.set(place.page, { ...place, score })
    })
    const sorted = [...answers.values()].sort((a, b) => b.score - a.score)
    return {
      answers: sorted.filter(({ score }) => score > LEAST_SCORE * (sorted[0]?.score ?? 0)),
      /** The words that a place says of all that were asked; undefined if one is missing. */
      wordsAt(place: number) {
        const words = found.map((at) => at.get(place)?.word)
        return words.length > 0 && words.every(Boolean) ? (words as string[]) : undefined
      },
    }
  }
}
