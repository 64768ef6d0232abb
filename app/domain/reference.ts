import type { IsoDate } from './stay.ts'

const LETTERS = 4

/**
 * What a guest says on the phone to name a request: the day and four letters, '261123-KMTR'. It is none
 * of those given out before.
 *
 * `alphabet` holds the letters to choose from; `random` gives a number from 0 to below 1, as Math.random.
 */
export function newReference(
  day: IsoDate,
  taken: readonly string[],
  alphabet: readonly string[],
  random: () => number,
): string {
  const letters = Array.from({ length: LETTERS }, () => Math.floor(random() * alphabet.length))
  let reference = written(day, alphabet, letters)
  // A source of chance that repeats itself must not keep the guest waiting: count on from there.
  while (taken.includes(reference)) {
    const last = letters.findLastIndex((letter) => letter < alphabet.length - 1)
    if (last < 0) letters.fill(0)
    else
      letters.forEach((letter, index) => {
        if (index >= last) letters[index] = index === last ? letter + 1 : 0
      })
    reference = written(day, alphabet, letters)
  }
  return reference
}

const written = (day: IsoDate, alphabet: readonly string[], letters: readonly number[]) =>
  `${day.slice(2).replaceAll('-', '')}-${letters.map((letter) => alphabet[letter]).join('')}`
