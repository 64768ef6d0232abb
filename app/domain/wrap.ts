/**
 * The index shown in a carousel when stepping past either end: -1 is the last, `length` the first.
 *
 * @throws {RangeError} when there is nothing to show (length below 1) or a number is not whole.
 */
export function wrapIndex(index: number, length: number): number {
  if (!(Number.isInteger(index) && Number.isInteger(length) && length >= 1))
    throw new RangeError(`No index ${index} in a carousel of ${length}.`)
  return ((index % length) + length) % length
}
