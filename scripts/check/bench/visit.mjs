// @ts-check
/** One first visit to a page, with an empty cache, and what it cost. */
import { languagePathOf, languages } from '../../../app/content/languages.js'

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
}

/**
 * A page of a slow phone, still empty, in its own context.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url that it will open
 * @param {'allow' | 'block'} serviceWorkers they fetch ahead for later visits
 */
export async function openPhone(browser, url, serviceWorkers = 'block') {
  const languagePath = languagePathOf(new URL(url).pathname)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: languages.find(({ path }) => path === languagePath)?.lang ?? '',
    serviceWorkers,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, page }
}

/**
 * Opens a page and waits until it is at rest. It is not scrolled.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function visit(browser, url) {
  const { context, page } = await openPhone(browser, url)
  try {
    await page.addInitScript(saveData)
    await page.addInitScript(pressUntilItWorks)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => performance.getEntriesByName('press works').length > 0)
    await page.getByRole('heading', { level: 1 }).waitFor() // Home's is hidden under a skeleton at first
    return await page.evaluate(readTimes)
  } finally {
    await context.close()
  }
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
