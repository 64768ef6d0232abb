import MiniSearch from 'minisearch'
import { fold, wordsIn } from './words.ts'

/** What the search knows of a language. Lists are in one string, apart by blanks. */
export type SearchGrammar = {
  /** Words that mean the same, by subject. */
  readonly subjects: Readonly<Record<string, string>>
  /** Words that mean a subject in a question, and something else in the site's texts. */
  readonly asked: Readonly<Record<string, string>>
  /** Foods that a guest may want left out, besides the subjects. */
  readonly foods: string
  /** Words for without. */
  readonly away: string
  /** Words without meaning. */
  readonly stopWords: string
  /** The endings of words, and what stands there without one: 's y:i'. */
  readonly endings: string
  /** What letters sound like: 'ph:p'. */
  readonly letters: string
  /** The words for 1, 2, 3, equally many in each language. */
  readonly numbers: string
  /** A pattern of how guests say the size N# of a party. */
  readonly party: string
}

const isLatin = (word: string) => word < '~'

/** How many letters of a word may be wrong. */
export const slipsIn = ({ length }: string) => (length > 7 ? 2 : length > 4 ? 1 : 0)

/** Makes the lists of all languages ready to be asked. */
export function readGrammars(grammars: readonly SearchGrammar[]) {
  const pairsIn = (list: 'endings' | 'letters') =>
    grammars
      .flatMap((grammar) => fold(grammar[list]).split(' '))
      .map((pair): [string, string] => [pair.replace(/:.*/, ''), pair.replace(/.*?(:|$)/, '')])
      .sort(([a], [b]) => b.length - a.length)
  const endings = pairsIn('endings')
  const letters = new Map(pairsIn('letters'))
  const anyLetter = new RegExp([...letters.keys()].join('|'), 'g')

  /** A word without its endings. */
  function stemOf(word: string, from = endings): string {
    for (const [ending, instead] of from) {
      const least = ending.length > 1 || /\p{M}/u.test(ending) ? 2 : 3
      if (word.length - ending.length >= least && word.endsWith(ending))
        return stemOf(word.slice(0, -ending.length) + instead, from)
    }
    return word
  }

  const spell = (word: string) =>
    word.replace(anyLetter, (letter) => letters.get(letter) ?? '').replace(/(.)\1+/g, '$1')
  const spelledEndings = endings
    .filter(([ending]) => !isLatin(ending) && spell(ending))
    .map(([ending]): [string, string] => [spell(ending), ''])
  /** A word of any script as it sounds, without its endings: 'vara', 'ভাড়া' and 'ভাড়ার' are one. */
  const soundOf = (word: string) => stemOf(spell(word), spelledEndings)

  /**
   * The subjects of each word and stem, and under '~' of each sound. A subject that counts in questions only begins
   * with '?'.
   */
  const subjects = new Map<string, string[]>()
  const typed = new Set<string>()
  for (const { subjects: all, asked, foods, away, stopWords: stop } of grammars) {
    const named = Object.entries(all).map(
      ([subject, list]) => [subject, `${subject} ${list}`] as const,
    )
    const inQuestions = Object.entries(asked).map(
      ([subject, list]) => [`?${subject}`, list] as const,
    )
    for (const [subject, list] of [
      ...named,
      ...inQuestions,
      ...Object.entries({ foods, away, stop }),
    ])
      for (const word of wordsIn(list)) {
        const stem = stemOf(word)
        // A long ending may have another meaning: 'meeting' is not 'meet'.
        const keys = new Set([word, word.length - stem.length < 3 ? stem : word])
        if (!isLatin(word)) keys.add(`~${soundOf(word)}`)
        for (const key of keys) subjects.set(key, [...(subjects.get(key) ?? []), subject])
        if (subject !== 'stop') typed.add(word)
      }
  }
  const lexicon = new MiniSearch({ fields: ['id'], tokenize: (word) => [word] })
  lexicon.addAll(Array.from(typed, (id) => ({ id })))

  const numbers = grammars.map((grammar) => wordsIn(grammar.numbers))
  // A whole number, the longest first: 'fourteen' is not 'four', and 'phone' not 'one'.
  const inWords = numbers.flat().sort((a, b) => b.length - a.length)
  const number = `(?<![\\p{L}\\p{M}\\d])(\\d+|${inWords.join('|')})(?![a-z\\d])`
  const party = new RegExp(
    grammars
      .map((grammar) => fold(grammar.party))
      .join('|')
      .replaceAll('n#', number),
    'gu',
  )

  return {
    stemOf,
    soundOf,
    subjectsOf: (word: string) => subjects.get(word) ?? subjects.get(stemOf(word)) ?? [],
    /** The subjects of words that sound like it. */
    subjectsHeard: (word: string) => subjects.get(`~${soundOf(word)}`) ?? [],
    /** The subjects that it may belong to with a slip, or as far as it is typed. */
    subjectsGuessed(word: string) {
      const [best] = lexicon.search(word, { prefix: word.length > 2, fuzzy: slipsIn(word) })
      return subjects.get(best?.id) ?? []
    },
    /** How many guests a question names, and what is left of it. */
    partyIn(question: string) {
      let guests = 0
      const rest = wordsIn(question)
        .join(' ')
        .replace(party, (_, ...groups: unknown[]) => {
          // A figure, a word for one, or how it begins.
          const number = `${groups.find((group) => group && typeof group === 'string')}`
          const at = (list: string[]) => list.findIndex((word) => word.startsWith(number)) + 1
          guests += Number(number) || Math.max(...numbers.map(at))
          return ''
        })
      return { guests, words: wordsIn(rest) }
    },
  }
}
