import { readFileSync } from 'node:fs'
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test'
import type { RunOptions, run } from 'axe-core'
import { NOW } from './now.ts'

declare global {
  interface Window {
    axe: { run: typeof run }
  }
}

/** The widths at which every screen is looked at. */
export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Kinds of requests that no page makes. The offline worker may. */
const FETCHED = new Set(['fetch', 'xhr', 'ping', 'eventsource', 'websocket'])

type Fixtures = {
  /** Opens a path of the site and waits until React has hydrated the page. */
  open: (path: string) => Promise<void>
  /** Fails a test whose page logs an error, breaks its policy, asks another host for anything, or fetches by script. */
  watch: undefined
  /** A console message that the test causes on purpose. */
  expectedMessage: RegExp | undefined
  /** Whether the guest saves data, so that nothing is fetched before it is asked for. */
  savesData: boolean
}

export const test = base.extend<Fixtures>({
  viewport: DESKTOP,
  expectedMessage: [undefined, { option: true }],
  savesData: [true, { option: true }], // fetching ahead would cost each test a quarter of its time

  context: async ({ context, savesData }, use) => {
    await stopDate(context)
    await context.addInitScript(
      (saveData) =>
        Object.defineProperty(navigator, 'connection', {
          value: { saveData },
          configurable: true, // a document that reuses a window has it already
        }),
      savesData,
    )
    await use(context)
  },

  watch: [
    async ({ context, baseURL, expectedMessage }, use) => {
      const faults: string[] = []
      context.on('console', (message) => {
        const isMissingPage =
          /^404: there is no page at /.test(message.text()) ||
          (/^Failed to load resource: .* status of 404/.test(message.text()) &&
            !/\.\w+$/.test(new URL(message.location().url).pathname))
        // Playwright writes this where service workers are blocked.
        const isBlockedWorker =
          message.text() === 'Service Worker registration blocked by Playwright'
        // Chromium 109, which has popovers behind a switch.
        const isBefore114 = /^Found a 'popover' attribute/.test(message.text())
        const isExpected =
          expectedMessage?.test(message.text()) || isMissingPage || isBlockedWorker || isBefore114
        if (['error', 'warning'].includes(message.type()) && !isExpected)
          faults.push(`console ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!expectedMessage?.test(message)) faults.push(`uncaught: ${message}`)
      })
      context.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))
          faults.push(`request outside the site: ${url}`)
        else if (FETCHED.has(request.resourceType()) && !request.serviceWorker())
          faults.push(`request by script: ${url}`)
        else if (request.method() !== 'GET') faults.push(`request that sends: ${request.method()}`)
      })
      await use(undefined)
      expect(faults, 'errors, violations and requests that should not be').toEqual([])
    },
    { auto: true },
  ],

  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
    })
  },
})

export { expect }

/**
 * Stops the date in the pages of a context; `page.clock` sets another one. Playwright's clock would replace timers, frames
 * and idle callbacks too.
 */
export const stopDate = (context: BrowserContext, moment = NOW) =>
  context.addInitScript((now) => {
    Date.now = () => now
    window.Date = new Proxy(Date, {
      construct: (date, args, target) =>
        Reflect.construct(date, args.length ? args : [now], target),
    })
  }, moment)

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()

/** Holds back the requests for a file until the function that it returns is called; then they go on, or `end`. */
export async function holdBack(page: Page, file: string, end = (route: Route) => route.continue()) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, (route) => released.then(() => end(route)))
  return release
}

/** Collects the paths of the pages that load from now on. */
export function watchLoads(page: Page) {
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname))
  return loads
}

/** Expects that an act asks for nothing but pictures that come into view, and changes neither page nor URL. */
export async function expectNothing(page: Page, act: () => Promise<void>) {
  const state = () =>
    page.evaluate(() => [location.href, history.length, document.querySelector('main')?.innerText])
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const before = await state()
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' || asked.push(request.url()))
  await act()
  expect(await state()).toEqual(before)
  expect(asked).toEqual([])
}

/** Fills in a field without an event, as some browsers and password managers do. */
export const fillSilently = (field: Locator, text: string) =>
  field.evaluate((element, text) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
    set?.call(element, text)
  }, text)

/** Presses Tab until a control whose name begins with this has the focus. */
export async function tabTo(page: Page, name: string) {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab')
    // After the last control the focus is in the browser's toolbar.
    const [focused] = await page.locator('body :focus').all()
    const [control] = (await focused?.ariaSnapshot())?.split('\n') ?? []
    if (control?.includes(`"${name}`)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

/** Sets the browser's font size: 1 is the default. */
export async function setTextSize(page: Page, times: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } })
  await browser.detach()
}

/** Checks WCAG 2.0 to 2.2, levels A and AA, in the present state and width, once nothing moves. */
export const expectAccessible = async (page: Page) => expect(await faultsOf(page)).toEqual([])

/** Checks at both widths, and on a phone in forced colours. The window stays that of a phone. */
export async function expectAccessibleAtBothWidths(page: Page) {
  await page.setViewportSize(DESKTOP)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  // A phone has the same colours, and reading them takes most of the time.
  expect(await faultsOf(page, { rules: { 'color-contrast': { enabled: false } } })).toEqual([])
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  // Other rules on colours read the site's colours, not the forced ones.
  const rule = { runOnly: ['link-in-text-block'] }
  expect(await faultsOf(page, rule), "in the guest's own colours").toEqual([])
  await page.emulateMedia({ forcedColors: null, reducedMotion: null })
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const checker = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

async function faultsOf(page: Page, options: RunOptions = {}) {
  await page.evaluate(settle)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker)
  const { violations } = await page.evaluate((options) => window.axe.run(options), {
    runOnly: STANDARDS,
    resultTypes: ['violations' as const],
    preload: false, // needed only for rules on style sheets and video
    ...options,
  })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html),
  }))
}

/** Waits for a frame, and for every finite animation to end. */
async function settle() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const finite = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline) // the others wait for a scroll
    .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.all(finite.map(({ finished }) => finished.catch(() => {})))
}
