import { bounded } from './cart.ts'

/**
 * Reads a quantity that a guest typed, in Latin or Bengali digits: a whole number from 0 (remove the line) to
 * MAX_QUANTITY. Returns null if it is no number, as in an empty box: the old quantity then stays.
 */
export function parseQuantity(text: string): number | null {
  const typed = text
    .trim()
    .replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
  const isDecimal = /^[+-]?\d+(\.\d*)?(e\d+)?$/i.test(typed)
  return isDecimal ? bounded(Number(typed)) : null
}
