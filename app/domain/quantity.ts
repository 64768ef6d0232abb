import { bounded } from './cart.ts'
import { latinDigits } from './words.ts'

/**
 * Reads a quantity that a guest typed, in Latin or Bengali digits: a whole number from 0 (remove the line) to
 * MAX_QUANTITY. Returns null if it is no number, as in an empty box: the old quantity then stays.
 */
export function parseQuantity(text: string): number | null {
  const typed = latinDigits(text.trim())
  const isDecimal = /^[+-]?\d+(\.\d*)?(e\d+)?$/i.test(typed)
  return isDecimal ? bounded(Number(typed)) : null
}
