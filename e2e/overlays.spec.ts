import type { Page } from '@playwright/test'
import { common } from '#words/common.ts'
import { driver } from '#words/driver.ts'
import { frame } from '#words/frame.ts'
import { room } from './examples.ts'
import { putFingerOn } from './finger.ts'
import { boxOf } from './layout.ts'
import { typeCard } from './reservation-form.ts'
import { DESKTOP, expect, expectAccessibleAtBothWidths, PHONE, setTextSize, test } from './test.ts'

type Overlay = {
  path: string
  trigger: string
  name: string
  /** Set for a popover, which closes when the focus leaves it. */
  popover?: 'dialog' | 'navigation'
}

const CALENDAR: Overlay = {
  path: '/reservations',
  trigger: common.dates.checkIn,
  name: common.dates.checkIn,
  popover: 'dialog',
}
const DRIVER: Overlay = { path: '/contact', trigger: driver.enlarge, name: driver.title }
const OVERLAYS: Record<string, Overlay> = {
  "the driver's card": DRIVER,
  'the calendar': CALENDAR,
  'the menu of a phone': {
    path: '/rooms',
    trigger: frame.menu,
    name: frame.menu,
    popover: 'navigation',
  },
}

const triggerOf = (page: Page, { trigger }: Overlay) =>
  page.getByRole('button', { name: trigger }).first()
const overlayOf = (page: Page, { popover = 'dialog', name }: Overlay) =>
  page.getByRole(popover, { name })

for (const [what, overlay] of Object.entries(OVERLAYS))
  test(`Over the page: ${what} keeps its rules`, async ({ page, open }) => {
    await page.setViewportSize(PHONE)
    await open(overlay.path)
    const trigger = triggerOf(page, overlay)
    const shown = overlayOf(page, overlay)
    const pressEscape = () => page.keyboard.press('Escape')
    const close = overlay.popover
      ? () => trigger.click()
      : () => shown.getByRole('button', { name: common.close }).click()
    /** The dialog element itself is the area around its content. */
    const pressBeside = () =>
      shown.evaluate((dialog: HTMLElement) => {
        dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        dialog.click()
      })
    for (const end of [pressEscape, close, ...(overlay.popover ? [] : [pressBeside])]) {
      await trigger.press('Enter')
      await expect(shown).toBeVisible()
      expect(await shown.evaluate((one) => one.matches(':modal, :popover-open'))).toBe(true)
      await end()
      await expect(shown).toBeHidden()
      await expect(trigger).toBeFocused()
    }
    await test.step('the focus stays in it, or it closes', async () => {
      await trigger.press('Enter')
      await expect(shown).toBeVisible()
      const within = shown.locator(':focus').or(shown.and(page.locator(':focus')))
      for (let press = 0; press < 60 && (await shown.isVisible()); press++) {
        await page.keyboard.press('Tab')
        await expect(within.or(page.locator('body:not(:has(:focus)), main :focus'))).toBeVisible()
        const isInPage =
          (await page.locator('main :focus').and(page.locator(':not(:popover-open *)')).count()) > 0
        if (isInPage) await expect(shown).toBeHidden()
      }
      await expect(shown).toBeVisible({ visible: !overlay.popover })
    })
    await test.step('Back closes it, on the same page too', async () => {
      await pressEscape()
      await page.evaluate(() => {
        location.hash = 'here'
      })
      await trigger.press('Enter')
      await expect(shown).toBeVisible()
      await page.goBack()
      await expect(page).not.toHaveURL(/#here$/)
      await expect(shown).toBeHidden()
    })
    if (overlay.popover === 'navigation')
      await test.step('it ends at a press elsewhere, and at a width without its button', async () => {
        await trigger.press('Enter')
        await page.mouse.click(4, 20) // on the header: the menu has the rest of the screen
        await expect(shown).toBeHidden()
        await trigger.press('Enter')
        await expect(shown).toBeVisible()
        await page.setViewportSize(DESKTOP)
        await expect(page.locator(':popover-open')).toHaveCount(0)
      })
    if (overlay.name === frame.menu) return // site.spec.ts checks it
    await trigger.click()
    await expect(shown).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    if (overlay.popover) return
    await test.step('the keys of the search leave it in its place', async () => {
      await page.keyboard.press('Control+k')
      await expect(shown).toBeVisible()
      await expect(page.getByRole('dialog', { name: frame.search })).toHaveCount(0)
    })
  })

test("Driver's card: it keeps the screen lit until it is closed", async ({ page, open }) => {
  await page.addInitScript(() => {
    const held = new Set()
    const request = async () => {
      const lock = { release: async () => held.delete(lock) }
      return held.add(lock) && lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request, held } })
  })
  const locks = () => page.evaluate(() => Reflect.get(navigator.wakeLock, 'held').size)
  await open(DRIVER.path)
  await triggerOf(page, DRIVER).click()
  await expect.poll(locks).toBe(1)
  await page.evaluate(() => {
    Reflect.get(navigator.wakeLock, 'held').clear() // as a browser does with a hidden page
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(locks).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(locks).toBe(0)
})

const checkIn = (page: Page) => page.getByRole('button', { name: common.dates.checkIn })
const calendar = (page: Page) => page.getByRole('dialog', { name: common.dates.checkIn })

test('Calendar: at 200% what has the focus is in view', async ({ page, open }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await setTextSize(page, 2)
  await open('/reservations')
  await checkIn(page).press('Enter')
  await expect(calendar(page).locator('td :focus')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  const departure = page.getByRole('dialog', { name: common.dates.checkOut })
  for (let week = 0; week < 3; week++) await page.keyboard.press('ArrowDown') // until the field is above the window
  await expect(departure.locator('td :focus')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(departure).toHaveCount(0)
  const focused = page.locator(':focus')
  await expect(focused).toBeInViewport({ ratio: 1 })
  await checkIn(page).press('Enter')
  await expect(calendar(page).locator('td :focus')).toBeVisible()
  while (await calendar(page).isVisible()) await page.keyboard.press('Tab')
  await expect(focused).toBeInViewport({ ratio: 1 })
})

test('Calendar: without anchors it opens in the flow under its field', async ({ page, open }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  })
  await open('/reservations')
  const topOfTypes = () =>
    typeCard(page, room).evaluate((card) => card.getBoundingClientRect().top + window.scrollY)
  for (const close of [() => page.keyboard.press('Escape'), () => checkIn(page).click()]) {
    const below = await topOfTypes()
    await checkIn(page).click()
    await expect(calendar(page).locator('td :focus')).toBeVisible()
    expect(await topOfTypes()).toBeGreaterThan(below)
    await close()
    await expect(calendar(page)).toHaveCount(0)
    await expect(checkIn(page)).toBeFocused()
  }
})

test.describe('under a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('Calendar: scrolling leaves it open, a tap elsewhere closes it', async ({ page, open }) => {
    await open('/reservations')
    await checkIn(page).tap()
    await expect(calendar(page).locator('td :focus')).toBeVisible()
    const before = (await boxOf(calendar(page))).y
    await (await putFingerOn(page, calendar(page))).swipe({ down: -300 })
    const top = async () => (await boxOf(calendar(page))).y
    await expect.poll(top).toBeLessThan(before - 200)
    await expect(calendar(page)).toBeVisible()
    // A tap on a page that still scrolls only stops it.
    await expect(async () => {
      const earlier = await top()
      await page.evaluate(() => new Promise((frame) => setTimeout(frame, 50)))
      expect(await top()).toBe(earlier)
    }).toPass()
    await page
      .locator('label')
      .filter({ has: typeCard(page, room) })
      .tap()
    await expect(calendar(page)).toHaveCount(0)
    await expect(typeCard(page, room)).toBeChecked()
  })
})
