// @ts-check
/** A browser as each part needs it: fresh, of a known size, at a known speed. */
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../chromium.mjs'

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ width: number, height: number, density: number, touch: boolean }} Screen
 */

/** Wide enough for the whole header. */
export const DESKTOP = { width: 1440, height: 900, density: 1, touch: false }

/** A common phone; its density is that of mid-range ones, between Lighthouse's 1.75 and an iPhone's 3. */
export const PHONE = { width: 390, height: 844, density: 2.625, touch: true }

/**
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} work
 */
export async function withBrowser(work) {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/**
 * A page in a browser's profile of its own: nothing is cached, and no service worker answers.
 *
 * @template Result
 * @param {Browser} browser
 * @param {{ origin: string, screen?: Screen, slowdown?: number }} setting `slowdown` is how many
 *   times slower the processor is to be
 * @param {(page: Page) => Promise<Result>} work
 */
export async function withPage(browser, { origin, screen = DESKTOP, slowdown = 1 }, work) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.density,
    hasTouch: screen.touch,
    isMobile: screen.touch,
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (slowdown > 1) await slowDown(page, slowdown)
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Makes the processor so many times slower for this page; 1 is its own speed. */
export async function slowDown(/** @type {Page} */ page, /** @type {number} */ times) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Opens a path and waits until script has taken the page over and nothing is on the way any more. */
export async function open(/** @type {Page} */ page, /** @type {string} */ path) {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** Until the next frame is on the screen and the browser has had a moment to tell of it. */
export const settle = (/** @type {Page} */ page, ms = 150) =>
  page.evaluate(
    (delay) =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, delay))),
      ),
    ms,
  )

/**
 * Milliseconds from the next click until something is shown: until the frame after the one that has
 * it in the page, so that it has been painted for sure.
 *
 * @param {Page} page
 * @param {string} shown a selector
 * @param {() => Promise<void>} press
 * @returns {Promise<number>}
 */
export async function timeUntilShown(page, shown, press) {
  await page.evaluate((selector) => {
    const times = { pressed: 0, shown: 0 }
    Reflect.set(window, 'benchTimes', times)
    const start = (/** @type {Event} */ event) => {
      times.pressed = event.timeStamp
      removeEventListener('click', start, true)
    }
    const look = () => {
      const isShown = times.pressed > 0 && document.querySelector(selector)
      requestAnimationFrame(isShown ? finish : look)
    }
    const finish = () => {
      times.shown = performance.now()
    }
    addEventListener('click', start, true)
    requestAnimationFrame(look)
  }, shown)
  await press()
  const handle = await page.waitForFunction(() => {
    const { pressed, shown } = Reflect.get(window, 'benchTimes')
    return shown > 0 && shown - pressed
  })
  return Number(await handle.jsonValue())
}
