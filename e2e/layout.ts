import type { Locator, Page } from '@playwright/test'

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
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/** An init script: adds up by how much the page moves while it loads. */
export function measureLayoutShift() {
  Reflect.set(window, 'layoutShift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(
        window,
        'layoutShift',
        Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'),
      )
  }).observe({ type: 'layout-shift', buffered: true })
}

/** By how much the page has moved: see `measureLayoutShift`. */
export const layoutShift = (page: Page) => page.evaluate(() => Reflect.get(window, 'layoutShift'))
