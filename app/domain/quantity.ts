import { bounded } from './cart.ts'

/**
 * The quantity a guest meant by what was typed, in Latin or Bengali digits: whole, 0 (remove it) to
 * MAX_QUANTITY.
 * Null when no number can be read, as in a box just emptied: keep the old one.
 */
export function parseQuantity(text: string): number | null {
  const typed = text
    .trim()
    .replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
  const isDecimal = /^[+-]?\d+(\.\d*)?(e\d+)?$/i.test(typed)
  return isDecimal ? bounded(Number(typed)) : null
}
