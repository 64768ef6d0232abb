/**
 * An amount of money in whole cents (the hundredth of the currency), 0 or more: 18.99 is 1899. Integers add up exactly.
 */
export type Cents = number

// Below this, a float is exact to the cent.
const LIMIT: Cents = 1e15

/**
 * Converts a price to cents: `money(18.99)`.
 *
 * @throws {RangeError} when it is negative, has a fraction of a cent, or is ten trillion or more.
 */
export function money(price: number): Cents {
  const cents = Math.round(price * 100)
  if (!(price >= 0 && cents < LIMIT && cents / 100 === price))
    throw new RangeError(`money(${price}) is not a price.`)
  return Math.abs(cents) // turns -0 into 0
}

/** A price for data, with two decimals and no currency sign: '18.99'. */
export const decimal = (cents: Cents): string => (cents / 100).toFixed(2)
