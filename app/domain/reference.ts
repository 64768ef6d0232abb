import type { IsoDate } from './stay.ts'

const LETTERS = 4

/**
 * What a guest says on the phone to name a request: the day and four letters, '261123-KMTR'. Never one
 * that was given out before.
 *
 * `alphabet` holds the letters to choose from; `random` gives a number from 0 to below 1, as Math.random.
 */
export function newReference(
  day: IsoDate,
  taken: readonly string[],
  alphabet: string,
  random: () => number,
): string {
  const base = alphabet.length
  const count = base ** LETTERS
  let number = Math.floor(random() * count)
  // A random source that repeats itself must not cause an endless loop: count up from there.
  while (taken.includes(written())) number = (number + 1) % count
  return written()

  function written() {
    let letters = ''
    for (let rest = number; letters.length < LETTERS; rest = Math.floor(rest / base))
      letters = alphabet.charAt(rest % base) + letters
    return `${day.slice(2).replaceAll('-', '')}-${letters}`
  }
}
