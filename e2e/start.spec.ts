import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

/* When the scripts of a page start: see scripts/start-late.mjs. These tests load pages without `open`, which presses at once. */

/** When the first script was asked for and when the page had all it needs, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return {
      script: Math.min(...scripts.map(({ startTime }) => startTime)),
      loaded: page?.loadEventStart ?? 0,
      painted: painted?.startTime ?? 0,
    }
  })

test('scripts start by themselves, and the manifest is named, once the page has all that is seen', async ({
  page,
}) => {
  const response = await page.goto('/rooms')
  expect(await response?.text()).not.toContain('<link rel="manifest"')
  await hydrated(page)
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect((await page.request.get(manifest ?? '')).ok()).toBe(true)
  const { script, loaded } = await times(page)
  expect(loaded).toBeGreaterThan(0)
  expect(script).toBeGreaterThan(loaded)
})

test('on Home they wait until the skeleton has gone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const { script, painted } = await times(page)
  expect(script - painted).toBeGreaterThan(800)
})

test.describe('the storage of the session', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const storage = window.sessionStorage
      let isOpen = false
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          if (!isOpen) requestIdleCallback(() => performance.mark('later'))
          isOpen = true
          return storage
        },
      })
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (key) {
        if (this === storage) performance.mark('asked')
        return getItem.call(this, key)
      }
    })
    await page.goto('/rooms')
    await hydrated(page)
  })

  const marked = (page: Page, name: 'asked' | 'later') =>
    page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime, name)

  test('is asked for nothing on a first visit before the page is seen', async ({ page }) => {
    const { loaded } = await times(page)
    expect(await marked(page, 'asked')).toBeGreaterThan(loaded)
  })

  test('is opened in an idle moment before the one in which it is asked', async ({ page }) => {
    const later = await marked(page, 'later')
    expect(await marked(page, 'asked')).toBeGreaterThan(later ?? Number.POSITIVE_INFINITY)
  })
})

test.describe('while a picture hangs', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/pictures/**', () => {}) // never answered
    await page.goto('/rooms', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  const scripts = (page: Page) =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    )

  for (const [name, press] of [
    ['key', (page: Page) => page.keyboard.press('Tab')],
    ['pointer', (page: Page) => page.mouse.click(10, 300)],
  ] as const)
    test(`the first press of a ${name} starts them`, async ({ page }) => {
      expect(await scripts(page)).toBe(0)
      await press(page)
      await expect.poll(() => scripts(page), { timeout: 1500 }).toBeGreaterThan(5)
      await hydrated(page)
    })

  test('a page that was left before is where it was left, before they start', async ({ page }) => {
    await page.keyboard.press('Tab')
    await hydrated(page)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL(/\/about$/)
    await page.goto('/terms')
    await page.evaluate(() => history.go(-2))
    await expect(page.getByRole('heading', { name: 'Rooms & Suites' })).toBeAttached()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    expect(await scripts(page)).toBe(0)
  })

  test('they start after three seconds', async ({ page }) => {
    expect(await scripts(page)).toBe(0)
    await hydrated(page)
    const { script, loaded } = await times(page)
    expect(loaded).toBe(0)
    expect(script).toBeGreaterThan(2900)
    expect(script).toBeLessThan(6000)
  })
})
