// @ts-check
/** One first visit to a page, with an empty cache, and what it cost. */
import { setTimeout as sleep } from 'node:timers/promises'
import { editionOf, languages } from '../../app/content/languages.js'

const VIEWPORT = { width: 390, height: 844 }
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
}

/** The page is at rest when the network has been silent for so long. */
const QUIET_MS = 700

/** What the tables call the devtools protocol's types of resources. */
const KIND_OF = /** @type {const} */ ({
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonts',
  Image: 'pictures',
})
export const KINDS = Object.values(KIND_OF)

/** In milliseconds from the start of the navigation. */
export const TIMES = /** @type {const} */ (['first paint', 'largest paint', 'load', 'press works'])

/**
 * @typedef {Record<(typeof KINDS)[number] | 'all', number>} Bytes of bodies as they were sent
 * @typedef {{ bytes: Bytes, times: Record<(typeof TIMES)[number], number> }} Visit
 */

/** @typedef {{ density: number, isSlow?: boolean }} Phone `isSlow` throttles its processor and network */

/**
 * A page of a phone, still empty, in a context of its own.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url that it will open
 * @param {Phone} phone
 */
export async function openPhone(browser, url, { density, isSlow = false }) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
    locale: langOf(url), // its guests get no offer of another edition
    serviceWorkers: 'block', // it fetches ahead for later visits
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (isSlow) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return { context, page, devtools }
}

/**
 * Opens a page on a phone and waits until it is at rest. It is not scrolled.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Phone} phone
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, phone) {
  const { context, page, devtools } = await openPhone(browser, url, phone)
  const { isSlow } = phone
  try {
    const traffic = await watchTraffic(devtools)
    await page.addInitScript(saveData)
    if (isSlow) await page.addInitScript(pressUntilItWorks)
    await page.goto(url, { waitUntil: 'load' })
    if (isSlow)
      await page.waitForFunction(() => performance.getEntriesByName('press works').length > 0)
    await page.getByRole('heading', { level: 1 }).waitFor() // Home's is hidden under a skeleton at first
    await traffic.quiet()
    return { bytes: traffic.bytes, times: await page.evaluate(readTimes) }
  } finally {
    await context.close()
  }
}

/** Counts bodies without headers, which depend on the host. */
async function watchTraffic(/** @type {import('@playwright/test').CDPSession} */ devtools) {
  await devtools.send('Network.enable')
  /** @type {Map<string, { type: string, headers: number }>} */
  const responses = new Map()
  const bytes = { HTML: 0, CSS: 0, JS: 0, fonts: 0, pictures: 0, all: 0 }
  let lastSeen = performance.now()
  devtools.on('Network.dataReceived', () => {
    lastSeen = performance.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { type, headers: response.encodedDataLength }) // all that has come so far
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', headers = 0 } = responses.get(requestId) ?? {}
    const body = encodedDataLength - headers
    bytes.all += body
    if (type in KIND_OF) bytes[KIND_OF[/** @type {keyof typeof KIND_OF} */ (type)]] += body
  })
  const quiet = async () => {
    while (performance.now() - lastSeen < QUIET_MS) await sleep(50)
  }
  return { bytes, quiet }
}

/** Runs in the page. So that nothing is fetched ahead, for later visits or presses. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/**
 * Runs in the page. Presses the chat's button again and again until a press changes what it says of the
 * chat, and marks that moment. `click()` fires no pointer event, so it cannot start a page that waits
 * for one; and it compares before with after, so a chat opened by a repeated earlier press does not count.
 */
function pressUntilItWorks() {
  const timer = setInterval(() => {
    const chat = /** @type {HTMLElement | null} */ (
      document.querySelector('body > aside > button[aria-expanded]')
    )
    const before = chat?.ariaExpanded
    chat?.click()
    setTimeout(() => {
      if (chat?.ariaExpanded === before || performance.getEntriesByName('press works').length)
        return
      performance.mark('press works')
      clearInterval(timer)
      if (chat?.ariaExpanded === 'true') chat.click()
    })
  }, 25)
}

/** Runs in the page. */
async function readTimes() {
  const largest = await new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)))
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const startOf = (/** @type {string} */ name) =>
    performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const [navigation] = performance.getEntriesByType('navigation')
  return {
    'first paint': startOf('first-contentful-paint'),
    'largest paint': Number(largest.startTime),
    load: /** @type {PerformanceNavigationTiming} */ (navigation).loadEventStart,
    'press works': startOf('press works'),
  }
}

/** The language of a page. */
const langOf = (/** @type {string} */ url) =>
  languages.find(({ path }) => path === editionOf(new URL(url).pathname))?.lang ?? ''
