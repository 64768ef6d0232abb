/** Removes case, accents, joiners, and the ways in which letters are composed. A Bengali vowel sign is a letter. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()

/** Writes Bengali digits as Latin ones. */
export const latinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => `${digit.charCodeAt(0) - 0x9e6}`)

/** The words of a text, ready to be compared; figures of both scripts are the same. */
export const wordsIn = (text: string) =>
  latinDigits(fold(text))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
