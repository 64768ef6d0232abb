import type { Locator } from '@playwright/test'

/** The box of an element that must be on the page. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} has no box`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** In how many columns the elements stand. */
export const columns = (locator: Locator) =>
  locator.evaluateAll(
    (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
  )

/** By how many pixels the page is wider than the window. */
export const overflow = (locator: Locator) =>
  locator.evaluate(({ ownerDocument: { documentElement } }) =>
    Math.max(0, documentElement.scrollWidth - documentElement.clientWidth),
  )
