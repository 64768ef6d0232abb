import type { Page } from '@playwright/test'
import { room } from './examples.ts'
import { DESKTOP, expect, PHONE, test } from './test.ts'

/** Together these have every kind of control. */
const PAGES = ['/', `/rooms/${room.id}`, '/dining', '/contact', '/reservations']

const MOST_STOPS = 150

for (const path of PAGES)
  test(`${path}: each stop of Tab has a focus ring and is in sight`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The header alone has other controls on a phone.
    for (const viewport of path === '/' ? [DESKTOP, PHONE] : [PHONE]) {
      await page.setViewportSize(viewport)
      const faults: string[] = []
      let stops = 0
      for (; stops < MOST_STOPS; stops++) {
        await page.keyboard.press('Tab')
        const stop = await readStop(page)
        if (!stop) break // past the last stop, in the browser's toolbar
        faults.push(...stop)
      }
      expect(faults, `at ${viewport.width} px`).toEqual([])
      expect(stops).toBeGreaterThan(15)
      expect(stops).toBeLessThan(MOST_STOPS)
    }
  })

/** What is wrong with the element that has the focus; nothing when the focus has left the page. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return null
    const name = `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40)}`

    // A visually hidden control shows its ring on its label.
    const shown = stop.getBoundingClientRect().width > 2 ? stop : (stop.closest('label') ?? stop)
    const ringed = [stop, shown, ...shown.children].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })

    const { left, top, width, height } = shown.getBoundingClientRect()
    const points = [0.5, 0.2, 0.8].map(
      (part) => [left + width * part, top + height * part] as const,
    )
    const inSight = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y)
      const sight = stop.closest('label') ?? shown // words may stand over a radio that fills its row
      return found !== null && (sight.contains(found) || found.contains(sight))
    })
    return [...(ringed ? [] : [`no ring: ${name}`]), ...(inSight ? [] : [`out of sight: ${name}`])]
  })
