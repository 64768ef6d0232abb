import type { Page } from '@playwright/test'
import { dish } from './examples.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'

const addDish = async (page: Page) => {
  await page.getByRole('button', { name: `Add to Cart: ${dish.name}` }).click()
  await page.getByRole('link', { name: /^Cart \(/ }).click()
}

type Overlay = {
  path: string
  /** What leads from the path to the page where it is opened. */
  before?: (page: Page) => Promise<void>
  trigger: string | RegExp
  name: string | RegExp
}

const DRIVER: Overlay = { path: '/contact', trigger: 'Fill the screen', name: 'For your driver' }
const WAITER: Overlay = {
  path: '/online-order?table=7',
  before: addDish,
  trigger: 'Show to your waiter',
  name: 'Show to your waiter',
}
const OVERLAYS: Record<string, Overlay> = {
  "the driver's card": DRIVER,
  'the order for the waiter': WAITER,
  'the checkout': {
    path: `/cart#basket=${dish.id}`,
    trigger: 'Proceed to Checkout',
    name: 'Checkout',
  },
  'the search': { path: '/rooms', trigger: 'Search', name: 'Search' },
}

const triggerOf = (page: Page, { trigger }: Overlay) =>
  page
    .getByRole('button', { name: trigger })
    .or(page.getByRole('link', { name: trigger }))
    .first()

for (const [what, overlay] of Object.entries(OVERLAYS))
  test(`${what} lies over the page, keeps the focus, meets WCAG 2.2 AA on a phone, and gives the focus back at Escape and at its button`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(PHONE)
    await open(overlay.path)
    await overlay.before?.(page)
    const trigger = triggerOf(page, overlay)
    const shown = page.getByRole('dialog', { name: overlay.name })
    const closers = [
      () => page.keyboard.press('Escape'),
      () => shown.getByRole('button', { name: 'Close' }).click(),
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
    await expectAccessible(page)
    if (overlay.name === 'Search') return
    await test.step('the keys of the search leave it in its place', async () => {
      await page.keyboard.press('Control+k')
      await expect(shown).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
    })
  })

for (const [what, overlay] of Object.entries({ DRIVER, WAITER }))
  test(`the card for the ${what.toLowerCase()} keeps the screen lit until it is closed, also after the guest has looked elsewhere`, async ({
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
    await open(overlay.path)
    await overlay.before?.(page)
    await triggerOf(page, overlay).click()
    await expect.poll(locks).toBe(1)
    await page.evaluate(() => {
      Reflect.get(navigator.wakeLock, 'held').clear() // as a browser does with a hidden page
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(locks).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(locks).toBe(0)
  })
