import type { IsoDate } from './stay.ts'

/** How many letters end a reference. */
export const LETTERS = 4

/** A language's characters for references: its ten digits from 0, and the letters to choose from. */
export type ReferenceCharacters = { readonly digits: string; readonly letters: string }

/**
 * The reference that a guest gives on the phone: the day and four letters, '261123-KMTR'. It is never one of `taken`.
 *
 * `random` gives a number from 0 to below 1, as Math.random.
 */
export function newReference(
  day: IsoDate,
  taken: readonly string[],
  { digits, letters }: ReferenceCharacters,
  random: () => number,
): string {
  const base = letters.length
  const count = base ** LETTERS
  let number = Math.floor(random() * count)
  // Counts up from there: a random source that repeats itself must not cause an endless loop.
  while (taken.includes(written())) number = (number + 1) % count
  return written()

  function written() {
    let chosen = ''
    for (let rest = number; chosen.length < LETTERS; rest = Math.floor(rest / base))
      chosen = letters.charAt(rest % base) + chosen
    const date = day.slice(2).replaceAll('-', '')
    return `${date.replace(/\d/g, (digit) => digits.charAt(Number(digit)))}-${chosen}`
  }
}
