import type { Page } from '@playwright/test'
import { venueCards } from '#app/content/dining.ts'
import { boxOf } from './layout.ts'
import { DESKTOP, expect, expectAccessibleAtBothWidths, PHONE, test } from './test.ts'
import { common, dining } from './words.ts'

const TOTAL = venueCards.length
const [FIRST, SECOND, LAST] = [0, 1, TOTAL - 1].map((at) => venueCards[at]?.title ?? '') as [
  string,
  string,
  string,
]

const link = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('link', { name: dining.enlarge })
const box = (page: Page) => page.getByRole('dialog', { name: dining.venuesLabel })
const caption = (page: Page) => box(page).getByRole('status')
const numbered = (title: string, number: number) =>
  `${title} ${common.images.position(number, TOTAL)}`
/** The picture in the lightbox: it has the same alt text as on the page. */
const enlarged = async (page: Page, title: string) => {
  const name = await link(page, title).locator('img').getAttribute('alt')
  return box(page).getByRole('img', { name: name ?? '' })
}
const button = (page: Page, name: string) => box(page).getByRole('button', { name })

test('Lightbox: a picture opens over the page, whole', async ({ page, open }) => {
  await open('/dining')
  await link(page, LAST).click()
  await expect(caption(page)).toHaveText(numbered(LAST, TOTAL))
  await expect(box(page)).toHaveAccessibleDescription(numbered(LAST, TOTAL))
  await expect(page).toHaveURL(/\/dining$/)
  const picture = await enlarged(page, LAST)
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expect(picture).toHaveJSProperty('complete', true)
  const { drawn, natural } = await picture.evaluate((image: HTMLImageElement) => ({
    drawn: image.clientWidth / image.clientHeight,
    natural: image.naturalWidth / image.naturalHeight,
  }))
  expect(drawn).toBeCloseTo(natural, 1)
  await test.step('picture, title and buttons are in view at every width, the buttons 44 px or more', async () => {
    for (const viewport of [{ width: 360, height: 225 }, PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await expect(caption(page)).toBeInViewport({ ratio: 1 })
      await expect(await enlarged(page, LAST)).toBeInViewport({ ratio: 1 })
      for (const name of [common.close, common.images.previous, common.images.next]) {
        await expect(button(page, name)).toBeInViewport({ ratio: 1 })
        const { width, height } = await boxOf(button(page, name))
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
      }
    }
  })
  await expectAccessibleAtBothWidths(page)
})

test('Lightbox: it turns at both ends, and the page stays', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/dining')
  await link(page, FIRST).scrollIntoViewIfNeeded()
  // Safari does not focus a link that is pressed.
  await link(page, FIRST).dispatchEvent('click')
  await expect(caption(page)).toHaveText(numbered(FIRST, 1))
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.mouse.click(DESKTOP.width / 2, DESKTOP.height / 2) // the picture itself
  await page.keyboard.press('ArrowRight')
  await expect(caption(page)).toHaveText(numbered(SECOND, 2))
  for (const [press, shown] of [
    [() => page.keyboard.press('ArrowLeft'), numbered(FIRST, 1)],
    [() => button(page, common.images.previous).click(), numbered(LAST, TOTAL)],
    [() => button(page, common.images.next).click(), numbered(FIRST, 1)],
  ] as const) {
    await press()
    await expect(caption(page)).toHaveText(shown)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0) // gone, not only closed
  await expect(link(page, FIRST)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})
