// @ts-check
/**
 * How long a press of a key or a button keeps the guest waiting, as browsers report it from the field
 * (Interaction to Next Paint): from the input to the next frame on the screen.
 */
import { open, settle, slowDown, withPage } from './browser.mjs'
import { below, figure, median, whole } from './figures.mjs'

/** A processor this many times slower than the machine's stands for a modest phone. */
export const SLOWDOWN = 4

/** Under this no entry is reported; it is counted as this. */
export const SHORTEST_MS = 16

const GOAL_MS = 50

/**
 * @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {{ prepare?: () => Promise<void>, act: () => Promise<void> }} Act
 * @typedef {{ latency: number, work: number }} Sample milliseconds until the next paint, and of the
 *   main thread's own time: what a machine busy with other things changes least
 * @typedef {{ name: string, samples: Sample[] }} Interaction
 */

/** The columns of what `rowOf` gives. */
export const COLUMNS = [
  'Interaction',
  `median (< ${GOAL_MS})`,
  `worst (< ${GOAL_MS})`,
  'work, median',
  'times',
]

/** An interaction's name, its latencies, its work and how often it was measured. */
export function rowOf(/** @type {Interaction} */ { name, samples }) {
  const latencies = samples.map(({ latency }) => latency)
  return [
    name,
    figure(median(latencies), whole, below(GOAL_MS)),
    figure(Math.max(...latencies), whole, below(GOAL_MS)),
    figure(median(samples.map(({ work }) => work)), whole),
    String(samples.length),
  ]
}

/**
 * Some interaction on a page of its own, with a slow processor once the page is ready.
 *
 * @template Result
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} path
 * @param {(page: Page) => Promise<Result>} interact
 */
export const onPage = (browser, origin, path, interact) =>
  withPage(browser, { origin }, async (page) => {
    await page.addInitScript(recordInteractions)
    await open(page, path)
    await slowDown(page, SLOWDOWN)
    return interact(page)
  })

/** Runs in the page: the longest entry of every interaction since the last look. */
export function recordInteractions() {
  /** @type {number[]} */
  const durations = []
  Reflect.set(window, 'benchInteractions', durations)
  const entries = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration)
  }).observe(entries)
}

/**
 * What some acts cost, one after another, without the first: it is the warm-up.
 *
 * @param {Page} page
 * @param {Iterable<Act>} acts
 */
export async function measureAll(page, acts) {
  const samples = []
  for (const act of acts) samples.push(await measure(page, act))
  return samples.slice(1)
}

/**
 * What an act costs; of the latencies of several events, the longest counts.
 *
 * @param {Page} page
 * @param {Act} act
 * @returns {Promise<Sample>}
 */
export async function measure(page, { prepare, act }) {
  await prepare?.()
  await settle(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await takeDurations(page)
  const before = await workSoFar(session)
  await act()
  await settle(page)
  const work = (await workSoFar(session)) - before
  const latency = Math.max(SHORTEST_MS, ...(await takeDurations(page)))
  await session.detach()
  return { latency, work }
}

const takeDurations = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    /** @type {number[]} */
    const durations = Reflect.get(window, 'benchInteractions')
    return durations.splice(0)
  })

/** Milliseconds of processor time of the page's main thread. */
async function workSoFar(/** @type {import('@playwright/test').CDPSession} */ session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** As a guest presses: the pointer is there a moment before, and stays down a moment. */
export const press = (
  /** @type {Page} */ page,
  /** @type {import('@playwright/test').Locator} */ target,
) => ({
  prepare: () => target.hover(),
  act: async () => {
    await page.mouse.down()
    await settle(page, 30)
    await page.mouse.up()
  },
})

/** A key, held for a moment. */
export const pressKey = (/** @type {Page} */ page, /** @type {string} */ key) => ({
  act: () => page.keyboard.press(key, { delay: 30 }),
})
