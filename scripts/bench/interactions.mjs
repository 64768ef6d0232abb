// @ts-check
/**
 * How long a press of a key or a button keeps the guest waiting, as browsers report it from the field
 * (Interaction to Next Paint): from the input to the next frame on the screen.
 */
import { open, settle, slowDown, timeUntilShown, withPage } from './browser.mjs'
import { below, figure, median, whole } from './figures.mjs'
import { whileServed } from './site.mjs'

/** A processor this many times slower than the machine's stands for a modest phone. */
export const SLOWDOWN = 4

/** Under this no entry is reported; it is counted as this. */
const SHORTEST_MS = 16
const GOAL_MS = 50
const SAMPLES = 10
const CART_LINES = 1000

/**
 * @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {{ latency: number, work: number }} Sample milliseconds until the next paint, and of the
 *   main thread's own time: what a machine busy with other things changes least
 * @typedef {{ name: string, samples: Sample[] }} Interaction
 */

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} manyDishes the folder of a finished build with 1,000 dishes and more
 * @returns {Promise<import('./tables.mjs').Table[]>}
 */
export async function interactionTables(browser, origin, manyDishes) {
  const everyday = [
    await onPage(browser, origin, '/rooms', typeInRoomSearch),
    await onPage(browser, origin, '/rooms', changeRoomTab),
    await onPage(browser, origin, '/online-order', changeMenuTab),
    await onPage(browser, origin, '/online-order', addToCart),
  ]
  const layers = [
    await measureLayer(browser, origin, palette),
    await measureLayer(browser, origin, lightbox),
  ]
  const cart = await whileServed(manyDishes, (crowded) => measureFullCart(browser, crowded))
  return [
    {
      title: 'Interactions',
      note:
        `Milliseconds from input to next paint at a processor ${SLOWDOWN} times slower (Event Timing: steps of 8, ` +
        `never under ${SHORTEST_MS}), at 1440 × 900. One warm-up is left out, except at a first opening, which is in a ` +
        'new browser profile each time. `work` is the processor time of the main thread, all that follows included; ' +
        '`shown` is the time until an opened layer has been painted.',
      columns: [...COLUMNS, 'shown, median'],
      rows: [
        ...[...everyday, ...cart].map((interaction) => [...rowOf(interaction), '']),
        ...layers
          .flat()
          .map(({ shown, ...interaction }) => [
            ...rowOf(interaction),
            figure(median(shown), whole),
          ]),
      ],
    },
  ]
}

/** The columns of what `rowOf` gives. */
export const COLUMNS = [
  'Interaction',
  `median (< ${GOAL_MS})`,
  `worst (< ${GOAL_MS})`,
  'work, median',
  'times',
]

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
 * One interaction on a page of its own, with a slow processor once the page is ready.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} path
 * @param {(page: Page) => Promise<Interaction>} interact
 */
export const onPage = (browser, origin, path, interact) =>
  withPage(browser, { origin }, async (page) => {
    await page.addInitScript(recordInteractions)
    await open(page, path)
    await slowDown(page, SLOWDOWN)
    return interact(page)
  })

/** Runs in the page: the longest entry of every interaction since the last look. */
function recordInteractions() {
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
 * @param {Iterable<() => Promise<void>>} acts
 */
async function measureAll(page, acts) {
  const samples = []
  for (const act of acts) samples.push(await measure(page, act))
  return samples.slice(1)
}

/**
 * What an act costs; of the latencies of several events, the longest counts.
 *
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<Sample>}
 */
async function measure(page, act) {
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

/** A word typed into the room search and taken back, key by key. */
export async function typeInRoomSearch(/** @type {Page} */ page) {
  await page.getByRole('searchbox').click()
  const keys = [...'suites', ...Array.from('suites', () => 'Backspace')]
  const acts = keys.map((key) => () => page.keyboard.press(key, { delay: 30 }))
  return { name: 'typing in the room search', samples: await measureAll(page, acts) }
}

const changeRoomTab = async (/** @type {Page} */ page) => ({
  name: 'changing the tab of the rooms list',
  samples: await changeTabs(page, ['Suites', 'Standard', 'All Rooms']),
})

const changeMenuTab = async (/** @type {Page} */ page) => ({
  name: 'changing the tab of the online menu',
  samples: await changeTabs(page, ['Main Courses', 'Desserts', 'Appetizers']),
})

function changeTabs(/** @type {Page} */ page, /** @type {readonly string[]} */ names) {
  return measureAll(
    page,
    repeated((i) => press(page, tab(page, names[i % names.length] ?? ''))),
  )
}

const tab = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('tab', { name, exact: true })

async function addToCart(/** @type {Page} */ page) {
  const buttons = page.getByRole('button', { name: /^Add to Cart/ })
  const acts = repeated((i) => press(page, buttons.nth(i % 3)))
  return { name: 'adding to the cart', samples: await measureAll(page, acts) }
}

const repeated = (/** @type {(index: number) => Promise<void>} */ act) =>
  Array.from({ length: SAMPLES }, (_, i) => () => act(i))

/** As a guest presses: the pointer is there a moment before, and stays down a moment. */
async function press(
  /** @type {Page} */ page,
  /** @type {import('@playwright/test').Locator} */ target,
) {
  await target.hover()
  await settle(page, 50)
  await page.mouse.down()
  await settle(page, 30)
  await page.mouse.up()
}

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} path
 * @property {string} shown a selector
 * @property {(page: Page) => import('@playwright/test').Locator} opener
 */

/** @type {Layer} */
const palette = {
  name: 'the search palette',
  path: '/about',
  shown: '[role=dialog] [role=combobox]',
  opener: (page) => page.getByRole('button', { name: 'Search', exact: true }),
}

/** @type {Layer} */
const lightbox = {
  name: 'the lightbox',
  path: '/gallery',
  shown: '[role=dialog] img',
  opener: (page) => page.locator('main a[href$=".jpg"]').first(),
}

/** Opens a layer in some new profiles, where its code is fetched as the pointer arrives, and again. */
async function measureLayer(
  /** @type {Browser} */ browser,
  /** @type {string} */ origin,
  /** @type {Layer} */ { name, path, shown, opener },
) {
  const first = newOpening(`opening ${name} first`)
  const later = newOpening(`opening ${name} again`)

  for (let i = 0; i < SAMPLES - 1; i++)
    await withPage(browser, { origin }, async (page) => {
      await page.addInitScript(recordInteractions)
      await open(page, path)
      await slowDown(page, SLOWDOWN)
      for (const opening of [first, later]) {
        const sample = await measure(page, async () => {
          opening.shown.push(await timeUntilShown(page, shown, () => press(page, opener(page))))
        })
        opening.samples.push(sample)
        await page.keyboard.press('Escape')
        await page.locator(shown).first().waitFor({ state: 'detached' })
        await settle(page)
      }
    })
  return [first, later]
}

/** @returns {Interaction & { shown: number[] }} */
const newOpening = (/** @type {string} */ name) => ({ name, samples: [], shown: [] })

/** The cart with 1,000 different dishes in it, filled by pressing as many buttons. */
const measureFullCart = (/** @type {Browser} */ browser, /** @type {string} */ origin) =>
  withPage(browser, { origin }, async (page) => {
    await page.addInitScript(recordInteractions)
    await open(page, '/online-order')
    await page.evaluate((count) => {
      const buttons = document.querySelectorAll('main article button')
      for (const button of [...buttons].slice(0, count))
        if (button instanceof HTMLElement) button.click()
    }, CART_LINES)
    await page.getByRole('link', { name: `Cart (${CART_LINES})` }).click()
    await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor()
    await page.waitForLoadState('networkidle')
    await slowDown(page, SLOWDOWN)
    await settle(page, 1000)

    const name = (/** @type {string} */ act) =>
      `${act} in a cart of ${CART_LINES.toLocaleString('en-US')} lines`
    const more = page.getByRole('button', { name: /^One more/ })
    const box = page.getByRole('textbox', { name: /^Quantity of/ })
    const remove = page.getByRole('button', { name: /^Remove/ })
    const type = async (/** @type {number} */ i) => {
      await box.nth(i % 4).focus()
      await settle(page)
      await takeDurations(page)
      await page.keyboard.press(String(2 + (i % 7)), { delay: 30 })
    }
    return [
      {
        name: name('changing a quantity'),
        samples: await measureAll(
          page,
          repeated((i) => press(page, more.nth(i % 4))),
        ),
      },
      { name: name('typing a quantity'), samples: await measureAll(page, repeated(type)) },
      {
        name: name('removing a line'),
        samples: await measureAll(
          page,
          repeated(() => press(page, remove.first())),
        ),
      },
    ]
  })
