// @ts-check
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Generous: browsers without a graphics card are slow to start and to draw. */
const PATIENCE = 30_000

/** WebDriver's key for the id of an element, and its characters for keys other than letters. */
const ID = 'element-6066-11e4-a52e-4f735466cecf'
const KEYS = { Enter: '\uE007', Control: '\uE009', Escape: '\uE00C', ArrowRight: '\uE014' }

/** @typedef {{ send: import('./webdriver.mjs').Send, origin: string, pictures: string }} Place */
/** @typedef {ReturnType<typeof tabOf>} Tab */

/** What a journey can do. Steps wait for their element: the first that `find` finds. */
export function tabOf(/** @type {Place} */ { send, origin, pictures }) {
  /**
   * Asks in the page. The question is sent as text: it can use nothing outside itself.
   *
   * @type {<Args extends any[], Answer>(question: (...args: Args) => Answer, ...args: Args) => Promise<Awaited<Answer>>}
   */
  const ask = (question, ...args) =>
    send('ExecuteScript', '/execute/sync', { script: `return (${question})(...arguments)`, args })
  const see = (css = '*', words = '') => until(`${css} "${words}"`, () => ask(find, css, words))
  const gone = (css = '*', words = '') =>
    until(`no ${css} "${words}"`, async () => !(await ask(find, css, words)))
  const read = async (css = '*') => ask((element) => element.textContent.trim(), await see(css))
  const click = (css = '*', words = '') =>
    until(`a click on ${css} "${words}"`, async () => {
      const element = await see(css, words)
      // WebKitWebDriver refuses some elements that it would have to scroll to.
      await ask((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), element)
      await send('ElementClick', `/element/${element[ID]}/click`, { id: element[ID] })
      return true
    })
  const type = async (css = '*', words = '', text = '') => {
    const { [ID]: id } = await see(css, words)
    await send('ElementSendKeys', `/element/${id}/value`, { id, text })
  }
  /** Presses keys, by their names in KeyboardEvent: all down, then all up. */
  const press = (/** @type {string[]} */ ...names) => {
    const keys = names.map((name) => Object(KEYS)[name] ?? name)
    const actions = ['keyDown', 'keyUp'].flatMap((type) => keys.map((value) => ({ type, value })))
    return send('PerformActions', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }
  /** Opens a page, until it takes presses. */
  const enter = async (path = '/') => {
    await send('Navigate', '/url', { url: origin + path })
    await see('html[data-hydrated]')
  }
  const resize = async (width = 1440) => {
    await send('SetWindowRect', '/window/rect', { width, height: 1000 })
    await until(`a width of ${width} px`, async () => (await ask(() => innerWidth)) === width)
  }
  /** Leaves a picture, once nothing moves. */
  const take = async (name = 'end') => {
    await until('the page to be still', () => ask(isStill))
    writeFileSync(`${pictures}-${name}.png`, await send('TakeScreenshot', '/screenshot'), 'base64')
  }
  return { ask, see, gone, read, click, type, press, enter, resize, take }
}

/**
 * Waits for an answer that is true. A step that fails, as on a moving element, is tried again.
 *
 * @type {(what: string, ask: () => Promise<any>) => Promise<any>}
 */
export async function until(what, ask) {
  for (const end = Date.now() + PATIENCE; ; await wait(50))
    try {
      const answer = await ask()
      if (answer) return answer
      if (Date.now() > end) throw new Error('it is not so')
    } catch (error) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}: ${error}`)
    }
}

/** The first visible element of a selector that has these words in its name or text. */
const find = (css = '*', words = '') =>
  [...document.querySelectorAll(css)].find((element) => {
    const { ariaLabel, labels, ariaLabelledByElements } = Object(element)
    const sources = [element, ...(labels ?? []), ...(ariaLabelledByElements ?? [])]
    const texts = [ariaLabel ?? '', ...sources.map(({ textContent }) => textContent)]
    const isNamed = texts.some((text) => text.replace(/\s+/g, ' ').includes(words))
    return isNamed && element.checkVisibility({ visibilityProperty: true })
  })

const isStill = () => {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
  return moving.every(({ effect }) => effect?.getTiming().iterations === Infinity)
}
