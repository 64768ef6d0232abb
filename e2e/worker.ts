import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

/** What the browser logs when a file, or a picture not seen before, cannot be had. */
export const OFFLINE = /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)$/

/** Opens a page and waits until the worker has everything and serves it. */
export async function visit(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The addresses of all that is kept. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
  })

/** Empties the browser's own cache, so that only what the worker keeps can answer. */
export async function forgetHttp(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}
