// @ts-check

/**
 * A figure as it is printed. `misses` says that it is beyond its goal; a figure without a goal
 * misses none.
 *
 * @typedef {{ text: string, misses: boolean }} Figure
 */

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(/** @type {readonly number[]} */ values) {
  if (values.length === 0) throw new RangeError('Nothing has no median.')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/**
 * A number in words, and whether it keeps to its goal.
 *
 * @param {number} value
 * @param {(value: number) => string} format
 * @param {(value: number) => boolean} [meets] whether it is good enough; left out where there is no goal
 * @returns {Figure}
 */
export const figure = (value, format, meets = () => true) => ({
  text: format(value),
  misses: !meets(value),
})

export const atMost = (/** @type {number} */ most) => (/** @type {number} */ value) => value <= most
export const atLeast = (/** @type {number} */ least) => (/** @type {number} */ value) =>
  value >= least
export const below = (/** @type {number} */ limit) => (/** @type {number} */ value) => value < limit

export const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)
export const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2)
export const whole = (/** @type {number} */ value) => String(Math.round(value))
