import type { Page } from '@playwright/test'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import { dietWords } from '#words/diet.ts'
import { dining } from '#words/dining.ts'
import { driver } from '#words/driver.ts'
import { frame } from '#words/frame.ts'
import { linkNames } from '#words/navigation.ts'
import { onlineOrder } from '#words/online-order.ts'
import { allergen, dish, room } from './examples.ts'
import { boxOf } from './layout.ts'
import { typeCard } from './reservation-form.ts'
import { expect, expectAccessibleAtBothWidths, PHONE, test } from './test.ts'

const addDish = async (page: Page) => {
  await page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()
  // On a phone the toast lies over the menu's own link to the cart.
  await page.getByRole('status').getByRole('link', { name: linkNames.cart.title }).click()
}

type Overlay = {
  path: string
  /** What leads from the path to the page where it is opened. */
  before?: (page: Page) => Promise<void>
  role?: 'button' | 'link'
  trigger: string
  name: string
}

const DRIVER: Overlay = { path: '/contact', trigger: driver.enlarge, name: driver.title }
const WAITER: Overlay = {
  path: '/online-order?table=7',
  before: addDish,
  trigger: atTable.showOrder,
  name: atTable.showOrder,
}
const KITCHEN: Overlay = {
  path: `/dining?without=${allergen}`,
  trigger: dietWords.kitchen,
  name: dietWords.kitchen,
}
const OVERLAYS: Record<string, Overlay> = {
  'the card for the kitchen': KITCHEN,
  "the driver's card": DRIVER,
  'the order for the waiter': WAITER,
  'the checkout': {
    path: `/cart#basket=${dish.id}`,
    trigger: cart.checkOut,
    name: cart.checkout.title,
  },
  'the search': { path: '/rooms', trigger: frame.search, name: frame.search },
  'an enlarged picture': {
    path: '/dining',
    role: 'link',
    trigger: dining.enlarge,
    name: dining.venuesLabel,
  },
}

const triggerOf = (page: Page, { role = 'button', trigger }: Overlay) =>
  page.getByRole(role, { name: trigger }).first()

for (const [what, overlay] of Object.entries(OVERLAYS))
  test(`${what} lies over the page, keeps the focus and gives it back`, async ({ page, open }) => {
    await page.setViewportSize(PHONE)
    await open(overlay.path)
    await overlay.before?.(page)
    const trigger = triggerOf(page, overlay)
    const shown = page.getByRole('dialog', { name: overlay.name })
    const closers = [
      () => page.keyboard.press('Escape'),
      () => shown.getByRole('button', { name: common.close }).click(),
    ]
    for (const close of closers) {
      await trigger.press('Enter')
      await expect(shown).toBeVisible()
      expect(await shown.evaluate((element) => element.matches(':modal'))).toBe(true)
      await expect(shown.locator(':focus')).toHaveCount(1)
      await close()
      await expect(shown).toHaveCount(0)
      await expect(trigger).toBeFocused()
    }
    await trigger.click()
    await expect(shown).toBeVisible()
    if (overlay.name === frame.search) return // checked in search.spec.ts, empty, with results and without
    await expectAccessibleAtBothWidths(page)
    await test.step('the keys of the search leave it in its place', async () => {
      await page.keyboard.press('Control+k')
      await expect(shown).toBeVisible()
      await expect(page.getByRole('dialog', { name: frame.search })).toHaveCount(0)
    })
  })

test('a card that fills the screen keeps it lit until it is closed', async ({ page, open }) => {
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

test('Calendar: without anchors it opens in the flow under its field, and closes alike', async ({
  page,
  open,
}) => {
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

type Point = { x: number; y: number }

test.describe('under a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('Calendar: scrolling leaves it open; a tap elsewhere closes it and does what it does', async ({
    page,
    open,
  }) => {
    await open('/reservations')
    await checkIn(page).tap()
    await expect(calendar(page).locator('td :focus')).toBeVisible()
    const before = (await boxOf(calendar(page))).y
    const devtools = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', { x: 200, y: 380 })
    for (let y = 360; y >= 80; y -= 20) await send('touchMove', { x: 200, y })
    await send('touchEnd')
    const top = async () => (await boxOf(calendar(page))).y
    await expect.poll(top).toBeLessThan(before - 200)
    await expect(calendar(page)).toBeVisible()
    // A tap on a page that still glides only stops it.
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
