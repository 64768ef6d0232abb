// @ts-check
/** What a guest does most, and how long each of it takes. */
import { open, settle, slowDown, timeUntilShown, withPage } from './browser.mjs'
import { figure, median, whole } from './figures.mjs'
import {
  COLUMNS,
  measure,
  measureAll,
  onPage,
  press,
  pressKey,
  recordInteractions,
  rowOf,
  SHORTEST_MS,
  SLOWDOWN,
} from './latency.mjs'
import { whileServed } from './site.mjs'

const TIMES = 10
const CART_LINES = 1000

/**
 * @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {import('./latency.mjs').Act} Act
 * @typedef {import('./latency.mjs').Interaction} Interaction
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

/** A word typed into the room search and taken back, key by key. */
export async function typeInRoomSearch(/** @type {Page} */ page) {
  await page.getByRole('searchbox').click()
  const keys = [...'suites', ...Array.from('suites', () => 'Backspace')]
  const acts = keys.map((key) => pressKey(page, key))
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

const repeated = (/** @type {(index: number) => Act} */ act) =>
  Array.from({ length: TIMES }, (_, i) => act(i))

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} path
 * @property {string} layer a selector of what there is only while it is open
 * @property {(page: Page) => import('@playwright/test').Locator} opener
 */

/** @type {Layer} */
const palette = {
  name: 'the search palette',
  path: '/about',
  layer: '[role=dialog] [role=combobox]',
  opener: (page) => page.getByRole('button', { name: 'Search', exact: true }),
}

/** @type {Layer} */
const lightbox = {
  name: 'the lightbox',
  path: '/gallery',
  layer: '[role=dialog] img',
  opener: (page) => page.locator('main a[href$=".jpg"]').first(),
}

/** Opens a layer in some new profiles, where its code is fetched as the pointer arrives, and again. */
async function measureLayer(
  /** @type {Browser} */ browser,
  /** @type {string} */ origin,
  /** @type {Layer} */ { name, path, layer, opener },
) {
  const first = newOpening(`opening ${name} first`)
  const later = newOpening(`opening ${name} again`)

  for (let i = 1; i < TIMES; i++)
    await onPage(browser, origin, path, async (page) => {
      const { prepare, act } = press(page, opener(page))
      for (const { samples, shown } of [first, later]) {
        const open = async () => void shown.push(await timeUntilShown(page, layer, act))
        samples.push(await measure(page, { prepare, act: open }))
        await page.keyboard.press('Escape')
        await page.locator(layer).first().waitFor({ state: 'detached' })
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

    // By attributes: to find them by their roles would cost the page more than what is measured.
    const more = page.locator('main tbody [aria-label^="One more"]')
    const box = page.locator('main tbody input').first()
    const remove = page.locator('main tbody [aria-label^="Remove"]').first()

    const changed = await measureAll(
      page,
      repeated((i) => press(page, more.nth(i % 4))),
    )
    await box.focus()
    const typed = await measureAll(
      page,
      repeated((i) => pressKey(page, i % 2 === 0 ? '5' : 'Backspace')),
    )
    const removed = await measureAll(
      page,
      repeated(() => press(page, remove)),
    )
    const inCart = `in a cart of ${CART_LINES.toLocaleString('en-US')} lines`
    return [
      { name: `changing a quantity ${inCart}`, samples: changed },
      { name: `typing a quantity ${inCart}`, samples: typed },
      { name: `removing a line ${inCart}`, samples: removed },
    ]
  })
