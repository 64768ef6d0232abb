// @ts-check
/** How long a click on a link of the header takes until the next page's heading is painted. */
import { open, settle, slowDown, timeUntilShown, withPage } from './browser.mjs'
import { figure, median, whole } from './figures.mjs'
import { SLOWDOWN } from './latency.mjs'

const ROUNDS = 3

/** As long as a hand rests on a link before it presses: what the page needs is fetched meanwhile. */
const HOVER_MS = 200

/**
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} origin
 * @returns {Promise<import('./tables.mjs').Table[]>}
 */
export async function navigationTables(browser, origin) {
  const paths = await withPage(browser, { origin }, async (page) => {
    await open(page, '/about')
    return page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  })
  const own = await measureNavigations(browser, { origin, paths, slowdown: 1 })
  const slow = await measureNavigations(browser, { origin, paths, slowdown: SLOWDOWN })
  const all = (/** @type {Map<string, number[]>} */ times) => [...times.values()].flat()

  const row = (/** @type {string} */ name, /** @type {number[][]} */ measured) => [
    name,
    ...measured.flatMap((times) => [
      figure(median(times), whole),
      figure(Math.max(...times), whole),
    ]),
  ]
  return [
    {
      title: 'Navigation',
      note:
        `Milliseconds from the click on a link of the header, pointed at for ${HOVER_MS} ms, until the next page's ` +
        'heading is in the page and a further frame has been painted, at 1440 × 900. ' +
        `Each link ${ROUNDS} times in one visit, the first time fetching its code.`,
      columns: [
        'To',
        'median',
        'worst',
        `median, ${SLOWDOWN}× slower`,
        `worst, ${SLOWDOWN}× slower`,
      ],
      rows: [
        ...paths.map((path) => row(path, [own.get(path) ?? [], slow.get(path) ?? []])),
        row('all', [all(own), all(slow)]),
      ],
    },
  ]
}

/**
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, paths: readonly string[], slowdown: number }} setting
 * @returns {Promise<Map<string, number[]>>} the times of each path
 */
const measureNavigations = (browser, { origin, paths, slowdown }) =>
  withPage(browser, { origin }, async (page) => {
    /** @type {Map<string, number[]>} */
    const times = new Map(paths.map((path) => [path, []]))
    await open(page, '/cart')
    await slowDown(page, slowdown)
    for (let round = 0; round < ROUNDS; round++)
      for (const path of paths) times.get(path)?.push(await navigate(page, path))
    return times
  })

/** The heading is told from the one before it by a mark that this leaves on the old one. */
async function navigate(
  /** @type {import('./browser.mjs').Page} */ page,
  /** @type {string} */ path,
) {
  const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`)
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-bench-old', ''))
  const time = await timeUntilShown(page, 'h1:not([data-bench-old])', async () => {
    await link.hover()
    await settle(page, HOVER_MS)
    await page.mouse.down()
    await page.mouse.up()
  })
  await page.waitForLoadState('networkidle')
  await settle(page)
  return time
}
