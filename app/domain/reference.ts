/** How many letters end a reference. */
export const LETTERS = 4

/**
 * The reference that a guest gives on the phone: a date and four of a language's letters, '261123-KMTR'. It is never one of
 * `taken`.
 *
 * `random` gives a number from 0 to below 1, as Math.random.
 */
export function newReference(
  date: string,
  taken: readonly string[],
  letters: string,
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
    return `${date}-${chosen}`
  }
}
