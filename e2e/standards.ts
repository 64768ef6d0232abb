import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, test } from './test.ts'

const JAVASCRIPT_BYTES = 115_000
const CSS_BYTES = 15_000
const LAYOUT_SHIFT = 0.02
const WIDTHS = [1440, 1024, 820, 600, 390, 320]

type Page = {
  path: string
  title: string
  heading: string | RegExp
  status?: 200 | 404
  /** The main path, where this one is an alias or a page under another id. */
  canonical?: string
}

/** What every page of the house must be, whatever it shows: one set of tests for each path. */
export function meetsTheStandards({ path, title, heading, status = 200, canonical = path }: Page) {
  test.describe(`${path} meets the standards`, () => {
    test(`answers ${status} with its own title and heading, and its canonical address`, async ({
      page,
    }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      await hydrated(page)
      await expect(page).toHaveTitle(`${title} | The Surma, Sylhet`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const link = page.locator('link[rel=canonical]')
      if (status === 404) await expect(link).toHaveCount(0)
      else await expect(link).toHaveAttribute('href', `https://thesurma.example${canonical}`)
    })

    for (const viewport of [DESKTOP, PHONE])
      test(`WCAG 2.2 AA at ${viewport.width} px`, async ({ page, open }) => {
        await page.setViewportSize(viewport)
        await open(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      })

    test('at most 115 kB of JavaScript and 15 kB of CSS to begin with, brotli', async ({
      page,
    }) => {
      const loaded = new Set<string>()
      page.on('response', (response) => loaded.add(new URL(response.url()).pathname))
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const bytes = (ending: string) =>
        [...loaded]
          .filter((asset) => asset.startsWith('/assets/') && asset.endsWith(ending))
          .reduce(
            (sum, asset) => sum + brotliCompressSync(readFileSync(`build/client${asset}`)).length,
            0,
          )
      expect(bytes('.js')).toBeGreaterThan(0)
      expect(bytes('.js')).toBeLessThanOrEqual(JAVASCRIPT_BYTES)
      expect(bytes('.css')).toBeLessThanOrEqual(CSS_BYTES)
    })

    test('nothing moves while it loads', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, {
              shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(LAYOUT_SHIFT)
    })

    test(`does not scroll sideways at ${WIDTHS.join(', ')} px`, async ({ page, open }) => {
      await open(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0)
      }
    })
  })
}
