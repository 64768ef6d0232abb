import { existsSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { origin } from '#app/content/hotel.ts'
import { editionOf } from '#app/content/languages.js'
import { siteOrigin } from '../scripts/build/environment.mjs'
import { found, inEachLanguage } from './examples.ts'
import { layoutShift, measureLayoutShift, overflow } from './layout.ts'
import {
  expect,
  expectAccessibleInForcedColours,
  expectAccessibleInOwnColours,
  expectContrast,
  hydrated,
  PHONE,
  saveData,
  setTextSize,
  test,
} from './test.ts'

/** The hotel's names in each edition. */
const hotels = await inEachLanguage<typeof import('#words/hotel.ts')>('hotel')

const JAVASCRIPT_BYTES = 131_500
const CSS_BYTES = 27_700
const LAYOUT_SHIFT = 0.02
const WIDTHS = [1440, 1024, 820, 600, 390, 320]

type Address = {
  path: string
  title: string
  heading: string | RegExp
  status?: 200 | 404
  /** The main path, where this one is an alias or shows what another one is known for. */
  canonical?: string
  /** Its elements are those of a page that is checked for WCAG. */
  isTwin?: boolean
}

/** What every address must do: answer as itself, within its budgets, without layout shift. */
export function answersWell(address: Address) {
  test(`${address.path} answers well`, ({ page }) => expectGoodAnswer(page, address))
}

/** The same, and what its screen must be: accessible, and never wider than the window. */
export function meetsTheStandards(address: Address) {
  const { path, canonical = path, isTwin = false } = address
  if (canonical !== path) return answersWell(address) // an alias shows nothing new

  test(`${path} meets the standards`, async ({ page }) => {
    await expectGoodAnswer(page, address)
    if (!isTwin) await test.step('it meets WCAG 2.2 AA', () => expectAccessibleInOwnColours(page))
    await expectWordsToFit(page, path)
    if (isTwin) return
    await test.step('its colours do on a phone too, and those that the guest forces', async () => {
      await page.setViewportSize(PHONE)
      await expectContrast(page)
      await expectAccessibleInForcedColours(page)
    })
  })
}

async function expectGoodAnswer(page: Page, address: Address) {
  const { path, title, heading, status = 200, canonical = path } = address
  const { words } = found(
    hotels.find((edition) => edition.path === editionOf(path)),
    'an edition',
  )
  const loaded = new Set<string>()
  await test.step('it answers with its status, title and heading', async () => {
    await saveData(page) // so that only what the page itself needs is counted
    await page.addInitScript(measureLayoutShift)
    await page.addInitScript(noteIntl)
    page.on('response', (response) => loaded.add(new URL(response.url()).pathname))
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await hydrated(page)
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)

    await expect(page).toHaveTitle(words.pageTitle(title))
    const link = page.locator('link[rel=canonical]')
    if (status === 404) await expect(link).toHaveCount(0)
    else {
      await expect(link).toHaveAttribute('href', `${siteOrigin(origin)}${canonical}`)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/)
    }
    const main = page.getByRole('heading', { level: 1 })
    await expect(main).toHaveText(heading)
    await expect(main).toBeVisible()
  })
  await test.step(`it loads at most ${JAVASCRIPT_BYTES} bytes of JavaScript and ${CSS_BYTES} of CSS`, () => {
    expect(bytesOf(loaded, '.js')).toBeGreaterThan(0)
    expect(bytesOf(loaded, '.js')).toBeLessThanOrEqual(JAVASCRIPT_BYTES)
    expect(bytesOf(loaded, '.css')).toBeLessThanOrEqual(CSS_BYTES)
  })
  await test.step('nothing moves while it loads, nor once it is at rest, and no language data is woken', async () => {
    expect(await layoutShift(page)).toBeLessThan(LAYOUT_SHIFT)
    expect(await page.evaluate(() => Reflect.get(window, 'wokenBy'))).toEqual([])
    await expect.poll(() => page.evaluate(animated), 'animations at rest').toEqual([])
  })
}

/** What is animated, and what by. */
const animated = () =>
  document.getAnimations().map((animation) => {
    const { target } = animation.effect as KeyframeEffect
    const { animationName } = animation as CSSAnimation
    return `${target?.className} ${animationName ?? animation.id}`
  })

async function expectWordsToFit(page: Page, path: string) {
  await test.step(`it does not scroll sideways at ${WIDTHS.join(', ')} px`, async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `at ${width} px`).toBe(0)
    }
  })
  await test.step('with wide spacing it loses no words at 320 px', async () => {
    await page.evaluate(widenSpacing)
    expect(await overflow(page)).toBe(0)
    expect(await page.evaluate(wordsCutOff)).toEqual([])
    await page.evaluate(narrowSpacing)
  })
  await test.step('its Bangla is marked as such, and no letters are fetched that only guests type', async () => {
    if (editionOf(path) === '') expect(await page.evaluate(unmarkedBangla)).toEqual([])
    expect(await page.evaluate(fontsForGuests)).toEqual([])
  })
  await test.step('in text twice as large it loses neither words nor controls', async () => {
    await setTextSize(page, 2)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `at ${width} px`).toBe(0)
      expect(await page.evaluate(wordsCutOff), `at ${width} px`).toEqual([])
      expect(await page.evaluate(controlsOffScreen), `at ${width} px`).toEqual([])
    }
    await setTextSize(page, 1)
  })
}

/** Words in Bangla letters that a screen reader would be told are English, or in another font than theirs. */
function unmarkedBangla() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent || !/[\u0980-\u09ff]/.test(text.nodeValue ?? '')) continue
    const language = parent.closest('[lang]')?.getAttribute('lang')
    const isInTiro = getComputedStyle(parent).fontFamily.startsWith('"Tiro Bangla"')
    if (language !== 'bn' || !isInTiro) found.push(text.nodeValue)
  }
  return found
}

/** Files of letters that no word of the site needs: see app/styles/en/faces.js. */
const fontsForGuests = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /-(other|typed)-[^/]+\.woff2$/.test(name))

/** The spacing that a reader may ask for: WCAG 2.2, success criterion 1.4.12. */
function widenSpacing() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `)
  document.adoptedStyleSheets.push(sheet)
}

function narrowSpacing() {
  document.adoptedStyleSheets.pop()
}

/** Links and buttons of the header that stand beside the screen. */
function controlsOffScreen() {
  return [...document.querySelectorAll('body > header :is(a, button)')]
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect()
      return control.checkVisibility() && (left < 0 || right > innerWidth)
    })
    .map(({ textContent }) => textContent)
}

/** Elements whose own words do not fit into the box that cuts them off. */
function wordsCutOff() {
  const words = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      [...element.childNodes].some(
        ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
      ),
  )
  return words
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      return (
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
      )
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** The first use of each part of `Intl` takes a phone a tenth of a second. */
function noteIntl() {
  const wokenBy: string[] = []
  Reflect.set(window, 'wokenBy', wokenBy)
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const part = Reflect.get(Intl, name)
    if (typeof part !== 'function' || !part.prototype) continue
    const construct = (target: typeof part, args: unknown[]): object => {
      wokenBy.push(name)
      return new target(...args)
    }
    Reflect.set(Intl, name, new Proxy(part, { construct }))
  }
}

const bytesOf = (paths: Iterable<string>, ending: string) =>
  [...paths]
    .filter((path) => path.startsWith('/assets/') && path.endsWith(ending))
    .reduce((sum, path) => sum + transferSize(`build/client${path}`), 0)

/** Of a file as it is sent: its brotli twin, or itself where it is too small to have one. */
const transferSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
