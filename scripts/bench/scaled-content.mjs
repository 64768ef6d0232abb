// @ts-check
/** More content than the house has, made of what it has: for the bench alone, never committed. */

/**
 * A source of content with so many times the entries of its list, the first of which are as they were.
 *
 * A copy's id, name and title get a number, its longer texts other words: with the same words again
 * and again a file would compress as no real one does. Pictures and prices are those of its original.
 *
 * @param {string} source
 * @param {string} list the list's name in the source
 * @param {number} times a whole number from 1
 * @param {(count: number) => string} words some words to make sentences of
 * @throws {Error} when the source has no such list
 */
export function multiplyList(source, list, times, words) {
  const start = source.indexOf('[\n', source.indexOf(`export const ${list}:`)) + 2
  const end = source.indexOf('\n]\n', start)
  if (start < 2 || end < 0 || !source.includes(`export const ${list}:`))
    throw new Error(`There is no list "${list}" to multiply.`)
  const entries = source.slice(start, end).split(/(?<=\n {2}\},)\n/)
  const copies = numbers(times).flatMap((number) =>
    entries.map((entry) => copyOf(entry, number, words)),
  )
  return source.slice(0, start) + [...entries, ...copies].join('\n') + source.slice(end)
}

/**
 * A source of content as the copy of a number: `id: 'deluxe'` becomes `id: 'deluxe-37'`.
 *
 * @param {string} source
 * @param {number} number
 * @param {(count: number) => string} words
 */
export const copyOf = (source, number, words) =>
  source
    .replace(/\b(id: '[^']+)'/g, `$1-${number}'`)
    .replace(/\b((?:name|title): '[^']+)'/g, `$1 ${number}'`)
    .replace(/'[^'\n]{40,}'/g, (text) => `'${words(text.split(' ').length)}'`)

/** The numbers of the copies that make so many times one: 2, 3 and so on. */
export const numbers = (/** @type {number} */ times) =>
  Array.from({ length: times - 1 }, (_, i) => i + 2)

/** Every different word of some sources' texts. */
export function vocabularyOf(/** @type {readonly string[]} */ sources) {
  const texts = sources.flatMap((source) => source.match(/'[^'\n]{40,}'/g) ?? [])
  return [...new Set(texts.join(' ').match(/\b[a-z]{2,}\b/gi))]
}

/**
 * Sentences of words drawn by chance from a vocabulary, the same ones in every run.
 *
 * @param {readonly string[]} vocabulary
 */
export function sentencesOf(vocabulary) {
  let state = 1
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647 // Lehmer's generator
    return vocabulary[state % vocabulary.length]
  }
  return (/** @type {number} */ count) => `${Array.from({ length: count }, draw).join(' ')}.`
}
