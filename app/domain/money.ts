/** An amount of money in whole US cents, 0 or more: $18.99 is 1899. Sums of cents never drift. */
export type Cents = number

// Below this, a dollar amount held as a float is still exact to the cent.
const LIMIT: Cents = 1e15

/**
 * Cents for a price written in dollars, rounded to the nearest cent, half a cent up.
 *
 * @throws {RangeError} when the amount is negative, not finite, or ten trillion dollars and more.
 */
export function usd(dollars: number): Cents {
  // 1.005 * 100 is 100.49999999999999: fifteen digits give back the 100.5 that was written.
  const cents = Math.round(Number((dollars * 100).toPrecision(15)))
  if (!(dollars >= 0 && cents < LIMIT))
    throw new RangeError(`Not a price in dollars: ${dollars}. Expected 0 or more.`)
  return Math.abs(cents) // turns -0 into 0
}

/** A price as data writes it, in dollars with two decimals and no sign: '18.99'. */
export const decimalUsd = (cents: Cents): string => (cents / 100).toFixed(2)
