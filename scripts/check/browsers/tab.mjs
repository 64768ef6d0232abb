import { writeFileSync } from 'node:fs'
import BrowsingContext from 'selenium-webdriver/bidi/browsingContext.js'

/** In milliseconds. Generous: browsers without a graphics card are slow to start and to draw. */
const PATIENCE = 30_000

/** What a journey can do. A step waits for its element, the first that `find` finds. */
export function tabOf(driver, origin, pictures) {
  /** A step that fails, as on a moving element, is tried again. */
  const until = (what, ask) => driver.wait(() => ask().catch(() => false), PATIENCE, what)
  /** Asks in the page. The question is sent as text: it can use nothing outside itself. */
  const ask = (question, ...args) => driver.executeScript(question, ...args)
  const see = (css, words = '') => until(`${css} "${words}"`, () => ask(find, css, words))
  return {
    until,
    ask,
    see,
    gone: (css, words = '') =>
      until(`no ${css} "${words}"`, async () => !(await ask(find, css, words))),
    read: async (css) => ask((element) => element.textContent.trim(), await see(css)),
    click: (css, words) =>
      until(`a click on ${css} "${words}"`, async () => {
        const element = await see(css, words)
        // WebKitWebDriver refuses some elements that it would have to scroll to.
        await ask((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), element)
        return element.click().then(() => true)
      }),
    type: async (css, words, text) => (await see(css, words)).sendKeys(text),
    press: (keys) => driver.switchTo().activeElement().sendKeys(keys),
    /** Opens a page, until it takes presses. */
    enter: (path) => driver.get(origin + path).then(() => see('html[data-hydrated]')),
    /** By the window, where the engine does not set the size of a page yet. */
    async resize(width, height = 1000) {
      if ((await driver.getCapabilities()).has('webSocketUrl')) {
        const browsingContextId = await driver.getWindowHandle()
        await (await BrowsingContext(driver, { browsingContextId })).setViewport(width, height)
      } else await driver.manage().window().setRect({ width, height, x: 0, y: 0 })
      await until(`a width of ${width} px`, () => ask((width) => innerWidth === width, width))
    },
    /** Leaves a picture, once nothing moves. */
    async take(name) {
      await until('the page to be still', () => ask(isStill))
      writeFileSync(`${pictures}-${name}.png`, await driver.takeScreenshot(), 'base64')
    },
  }
}

/** The first visible element of a selector that has these words in its name or text. */
const find = (css, words) =>
  [...document.querySelectorAll(css)].find((element) => {
    const { ariaLabel, labels, ariaLabelledByElements } = element
    const sources = [element, ...(labels ?? []), ...(ariaLabelledByElements ?? [])]
    const texts = [ariaLabel ?? '', ...sources.map(({ textContent }) => textContent)]
    const isNamed = texts.some((text) => text.replace(/\s+/g, ' ').includes(words))
    return isNamed && element.checkVisibility({ visibilityProperty: true })
  })

const isStill = () => {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
  return moving.every(({ effect }) => effect.getTiming().iterations === Infinity)
}
