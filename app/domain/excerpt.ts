const ELLIPSIS = '…'

/** Letters and marks of English and its neighbours, each of which is one character to a reader too. */
const SIMPLE = /^[\x20-\u02ff\u2010-\u2027]*$/
/** The same with Bengali. */
const BENGALI = /^[\x20-\u02ff\u0980-\u09ff\u0964\u2010-\u2027]*$/
/** A Bengali letter with its signs, and what a hasanta joins to it: one character to a reader. */
const LETTER_WITH_SIGNS =
  /^\p{M}+|\P{M}\p{M}*(?:(?<=\u09cd\p{M}*)[\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1]\p{M}*)*/gu

/**
 * A text cut to at most `limit` characters as a reader counts them, the ellipsis included; a text that
 * fits stays as it is. It is cut after a whole word where there is one, and never inside a letter with
 * its accents or an emoji made of several.
 *
 * @throws {RangeError} when the limit is no whole number of 1 or more: there would be no room for '…'.
 */
export function excerpt(text: string, limit: number): string {
  if (!(Number.isInteger(limit) && limit >= 1))
    throw new RangeError(`No room for an excerpt in ${limit} characters. Expected 1 or more.`)
  if (startOfCharacter(text, limit) === undefined) return text

  const room = startOfCharacter(text, limit - 1) ?? 0
  const kept = text.slice(0, room)
  const endsWithWord = /\s/.test(text.charAt(room))
  const words = endsWithWord ? kept : kept.replace(/\S+$/, '')
  return (words.trim() === '' ? kept : words).replace(/[\s.,;:]+$/, '') + ELLIPSIS
}

/** Where the character of that number, counted from 0, begins; undefined in a text without it. */
function startOfCharacter(text: string, number: number) {
  if (text.length <= number) return undefined // a reader counts at most one character per code unit
  if (SIMPLE.test(text)) return number // a segmenter's first use takes a phone a tenth of a second
  const characters = BENGALI.test(text)
    ? text.matchAll(LETTER_WITH_SIGNS)
    : new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  let counted = 0
  for (const { index } of characters) if (counted++ === number) return index
  return undefined
}
