// @ts-check
/** What a press costs on a page at rest: from the finger's lifting to the first frame that shows its effect. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPhone } from './visit.mjs'

/** By then a page has fetched ahead what it can, and the worker most of the rest. */
const REST_MS = 2500

/** @typedef {import('@playwright/test').Page} Page */
/**
 * Its name, the page, what is pressed there, and a selector and the words of what then appears.
 * @typedef {[name: string, path: string, control: string, effect: string, words?: string]} Press
 */

/** @type {Press[]} */
export const PRESSES = [
  ['Home to Rooms', '/', 'main a[href="/rooms"]', 'h1', 'Rooms & Suites'],
  ['Home to Dining', '/', 'main a[href="/dining"]', 'h1', 'Dining'],
  ['Rooms to a room', '/rooms', 'main a[href*="room=standard"]', 'h1', 'Standard Room'],
  ['Room to Reservation', '/rooms/deluxe', 'text=Book with Details', 'h1', 'Experience Sylhet'],
  ['Blog to a post', '/blog', 'main a[href="/blog/first-flush"]', 'h1', 'First flush'],
  ['search', '/rooms', 'role=button[name="Search"]', 'input[placeholder^="Search The"]'],
  ['calendar', '/reservations', 'role=button[name=/Check-in/]', '[role=grid]'],
  ['lightbox', '/gallery', 'main figure a, main a:has(img)', 'dialog'],
  ['chat', '/rooms', 'role=button[name=/chat/i]', 'aside *', 'How can we help you today?'],
  ['diets', '/dining', 'role=button[name=/Diets/]', 'input[type=checkbox]'],
  ['tab', '/rooms', 'role=tab[name="Suites"]', '[aria-selected=true]', 'Suites'],
  ['menu', '/rooms', 'role=button[name="Menu"]', 'header nav a', 'Gallery'],
  ['add a dish', '/online-order', 'role=button[name=/add/i]', '[role=status]', 'Added to cart'],
]

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Press} press
 * @returns {Promise<number>} milliseconds, or NaN where nothing appears
 */
export async function press(browser, origin, [, path, control, effect, words = '']) {
  const { context, page } = await openPhone(browser, origin + path, 'allow')
  try {
    await page.goto(origin + path, { waitUntil: 'load' })
    const target = page.locator(control).first()
    await target.scrollIntoViewIfNeeded()
    await page.locator('html[data-hydrated]').waitFor()
    await sleep(REST_MS)
    await page.evaluate(timeEffect, { effect, words })
    await target.tap()
    const took = await page.waitForFunction(() => Reflect.get(window, 'took'))
    return Number(await took.jsonValue())
  } catch {
    return Number.NaN
  } finally {
    await context.close()
  }
}

/** Runs in the page. It asks for words first: asking whether an element is seen has the browser style the page. */
function timeEffect(/** @type {{ effect: string, words: string }} */ { effect, words }) {
  const isShown = () =>
    [...document.querySelectorAll(effect)].some(
      (element) => element.textContent.includes(words) && element.checkVisibility(),
    )
  const onLifted = () => {
    const lifted = performance.now()
    const look = () => {
      if (isShown()) Reflect.set(window, 'took', performance.now() - lifted)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  addEventListener('pointerup', onLifted, { capture: true, once: true })
}
