import type { Page } from '@playwright/test'
import { room } from './examples.ts'
import { putFingerOn } from './finger.ts'
import { boxOf } from './layout.ts'
import { typeCard } from './reservation-form.ts'
import { expect, expectAccessibleAtBothWidths, PHONE, setTextSize, test } from './test.ts'
import { common, driver, frame } from './words.ts'

const checkIn = (page: Page) => page.getByRole('button', { name: common.dates.checkIn })
const calendar = (page: Page) => page.getByRole('dialog', { name: common.dates.checkIn })

test("Over the page: the driver's card is modal, and keeps the screen lit until it ends", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const held = new Set()
    const request = async () => {
      const lock = { release: async () => held.delete(lock) }
      return held.add(lock) && lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request, held } })
  })
  const locks = () => page.evaluate(() => Reflect.get(navigator.wakeLock, 'held').size)
  const trigger = page.getByRole('button', { name: driver.enlarge })
  const card = page.getByRole('dialog', { name: driver.title })
  await page.setViewportSize(PHONE)
  await open('/contact')
  for (const end of [
    () => page.keyboard.press('Escape'),
    () => card.getByRole('button', { name: common.close }).click(),
    /** The dialog element itself is the area around its content. */
    () =>
      card.evaluate((dialog: HTMLElement) => {
        dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        dialog.click()
      }),
  ]) {
    await trigger.press('Enter')
    await expect.poll(locks).toBe(1)
    expect(await card.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await end()
    await expect(card).toBeHidden()
    await expect(trigger).toBeFocused()
    await expect.poll(locks).toBe(0)
  }
  await trigger.click()
  await expectAccessibleAtBothWidths(page)
  await test.step('a hidden page loses the light, and takes it again', async () => {
    await page.evaluate(() => {
      Reflect.get(navigator.wakeLock, 'held').clear()
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(locks).toBe(1)
  })
  await test.step('the keys of the search leave it in its place', async () => {
    await page.keyboard.press('Control+k')
    await expect(card).toBeVisible()
    await expect(page.getByRole('dialog', { name: frame.search })).toHaveCount(0)
  })
})

test('Over the page: the calendar ends with Escape, at its field, and on Back', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  await open('/reservations')
  for (const end of [() => page.keyboard.press('Escape'), () => checkIn(page).click()]) {
    await checkIn(page).press('Enter')
    await expect(calendar(page).locator('td :focus')).toBeVisible()
    expect(await calendar(page).evaluate((one) => one.matches(':popover-open'))).toBe(true)
    await end()
    await expect(calendar(page)).toBeHidden()
    await expect(checkIn(page)).toBeFocused()
  }
  await test.step('Back closes it on the same page', async () => {
    await page.evaluate(() => location.assign('#here'))
    await checkIn(page).press('Enter')
    await expect(calendar(page)).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/#here$/)
    await expect(calendar(page)).toBeHidden()
  })
  await checkIn(page).click()
  await expect(calendar(page)).toBeVisible()
  await page.keyboard.press('PageDown') // axe sees no top layer: it takes a day for half covered by a card behind it
  await expectAccessibleAtBothWidths(page)
})

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
    await page.evaluate(async () => {
      let [still, last] = [0, window.scrollY]
      while (still < 10) {
        await new Promise(requestAnimationFrame)
        still = window.scrollY === last ? still + 1 : 0
        last = window.scrollY
      }
    })
    await page
      .locator('label')
      .filter({ has: typeCard(page, room) })
      .tap()
    await expect(calendar(page)).toHaveCount(0)
    await expect(typeCard(page, room)).toBeChecked()
  })
})
