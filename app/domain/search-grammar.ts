import { fold, wordsIn } from './words.ts'

/** What the search knows of a language. Lists are in one string, apart by blanks. */
export type SearchGrammar = {
  /** Words without meaning. */
  readonly stopWords: string
  /** The endings of words, and what stands there without one: 's ies:y'. */
  readonly endings: string
  /** What guests type, and how the site says it: 'gym: fitness, kids toddler: children'. */
  readonly synonyms: string
  /** The words for 1, 2, 3. */
  readonly numbers: string
  /** A pattern of how guests say the size N# of a party. */
  readonly party: string
}

/** Makes the lists of a language ready to be asked. */
export function readGrammar(grammar: SearchGrammar) {
  const stops = new Set(wordsIn(grammar.stopWords))
  const endings = fold(grammar.endings)
    .split(' ')
    .map((each) => each.split(':'))
  const synonyms = new Map<string, string[]>()
  for (const pair of grammar.synonyms.split(/[,\n]/)) {
    const [typed = [], said = []] = pair.split(':').map(wordsIn)
    for (const word of typed) synonyms.set(word, [...(synonyms.get(word) ?? []), ...said])
  }
  const numbers = wordsIn(grammar.numbers)
  const party = new RegExp(fold(grammar.party).replaceAll('n#', `(\\d+|${numbers.join('|')})`))

  /** A word, and what it may be without its endings. */
  function formsOf(word: string) {
    const forms = new Set([word])
    for (const form of forms)
      for (const [ending = '', instead = ''] of endings) {
        const rest = form.slice(0, -ending.length)
        const least = ending.length > 1 || /\p{M}/u.test(ending) ? 2 : 3
        if (form.endsWith(ending) && rest.length >= least) forms.add(rest + instead)
      }
    return [...forms]
  }

  return {
    stops,
    formsOf,
    synonymsOf: (word: string) => formsOf(word).flatMap((form) => synonyms.get(form) ?? []),
    /** The size of the party that a question names, and the words that name it. */
    partyIn(question: string) {
      const [said, ...found] = party.exec(wordsIn(question).join(' ')) ?? []
      const figure = found.find(Boolean)
      if (!said || !figure) return
      return { guests: Number(figure) || numbers.indexOf(figure) + 1, words: wordsIn(said) }
    },
  }
}

/** Whether one of two words begins with the other, or both with the same six letters. */
export function sharesBeginning(typed: string, word: string) {
  if (typed.length < 3 || word.length < 4) return false
  const long = typed.length > 6 ? typed.slice(0, 6) : typed
  return word.startsWith(long) || (word.length > 4 && typed.startsWith(word))
}

/**
 * Whether a long word is another with a slip, or a very long one with two: a letter more, less, wrong or swapped. The
 * first letter is right.
 */
export function isSlip(typed: string, word: string) {
  const most = typed.length > 8 ? 2 : 1
  if (typed.length < 6 || typed[0] !== word[0]) return false
  if (Math.abs(typed.length - word.length) > most) return false
  let above: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, j) => j)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (above[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[above, row] = [row, next]
  }
  return (row.at(-1) ?? 0) <= most
}
