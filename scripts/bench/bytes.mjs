// @ts-check
/** What each page makes a browser fetch before it is scrolled. */
import { DESKTOP, open, PHONE, settle, withPage } from './browser.mjs'
import { atMost, figure, kilobytes } from './figures.mjs'

const KINDS = /** @type {const} */ (['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'other'])

/** @typedef {Record<(typeof KINDS)[number], number>} Bytes */

const SKELETON_MS = 800 // what is below Home's skeleton may be fetched once it has gone

const HOME_MOST = 300_000
const INNER_MOST = 250_000

const devices = [
  { screen: PHONE, device: 'phone', hasGoal: true },
  { screen: DESKTOP, device: 'desktop', hasGoal: false },
]

/**
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} origin
 * @param {readonly string[]} pages
 * @returns {Promise<import('./tables.mjs').Table[]>}
 */
export async function bytesTables(browser, origin, pages) {
  const tables = []
  for (const { screen, device, hasGoal } of devices) {
    const rows = []
    for (const path of pages) {
      const bytes = await measureBytes(browser, { origin, path, screen })
      const sum = KINDS.reduce((total, kind) => total + bytes[kind], 0)
      const most = path === '/' ? HOME_MOST : INNER_MOST
      rows.push([
        path,
        ...KINDS.map((kind) => figure(bytes[kind], kilobytes)),
        figure(sum, kilobytes, hasGoal ? atMost(most) : undefined),
      ])
    }
    tables.push({
      title: `Bytes on a ${device}`,
      note:
        `First load of ${screen.width} × ${screen.height} CSS pixels at a density of ${screen.density}, ` +
        'nothing cached, not scrolled: kB (1000 bytes) of bodies as sent, brotli where it is text.',
      columns: ['Page', ...KINDS, hasGoal ? allWithGoal : 'all'],
      rows,
    })
  }
  return tables
}

const allWithGoal = `all (≤ ${INNER_MOST / 1000}, Home ≤ ${HOME_MOST / 1000})`

/**
 * The bytes of bodies that the network carried for the first load of a page, by kind. Headers are the
 * host's: HTTP/2 makes little of them.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, path: string, screen?: import('./browser.mjs').Screen }} view
 * @returns {Promise<Bytes>}
 */
export const measureBytes = (browser, { origin, path, screen = DESKTOP }) =>
  withPage(browser, { origin, screen }, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    /** @type {Map<string, { kind: (typeof KINDS)[number], headers: number }>} */
    const responses = new Map()
    /** @type {Bytes} */
    const bytes = { HTML: 0, CSS: 0, JS: 0, fonts: 0, pictures: 0, other: 0 }
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const headers = response.encodedDataLength // all that has come so far
      responses.set(requestId, { kind: kindOf(response.mimeType), headers })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { kind, headers } = responses.get(requestId) ?? { kind: 'other', headers: 0 }
      bytes[kind] += encodedDataLength - headers
    })
    await open(page, path)
    await settle(page, path === '/' ? 2 * SKELETON_MS : undefined)
    await page.waitForLoadState('networkidle')
    return bytes
  })

/** @returns {(typeof KINDS)[number]} */
function kindOf(/** @type {string} */ mimeType) {
  if (mimeType === 'text/html') return 'HTML'
  if (mimeType === 'text/css') return 'CSS'
  if (mimeType.endsWith('/javascript')) return 'JS'
  if (mimeType.startsWith('font/')) return 'fonts'
  if (mimeType.startsWith('image/')) return 'pictures'
  return 'other'
}
