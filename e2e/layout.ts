import type { Locator, Page } from '@playwright/test'

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} has no box`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Whether two boxes of the page lie over each other. */
export async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/** Runs in the page: adds up layout shifts that the guest did not cause. */
export function measureLayoutShift() {
  Reflect.set(window, 'layoutShift', 0)
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + value)
  }).observe({ type: 'layout-shift' })
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** The sum of layout shifts: see `measureLayoutShift`. */
export const layoutShift = (page: Page) => page.evaluate(() => Reflect.get(window, 'layoutShift'))

/** The number of sheets that a page takes on paper. */
export async function sheetsOf(page: Page) {
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  return paper.match(/\/Type\s*\/Page\b/g)?.length
}
