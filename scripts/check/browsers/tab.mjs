import { mkdirSync, writeFileSync } from 'node:fs'
import BrowsingContext from 'selenium-webdriver/bidi/browsingContext.js'

export { Key } from 'selenium-webdriver'

/** Browsers without a graphics card are slow to start and to draw. */
const PATIENCE_MS = 30_000

/** What a journey can do. Each step waits for the first visible element with this role, name and text. */
export function tabOf(driver, origin, pictures) {
  /** Tries a step again that fails, as on a moving element. */
  const until = (what, ask) => driver.wait(() => ask().catch(() => false), PATIENCE_MS, what)
  /** Asks in the page. The question is sent as text, so it can use nothing outside itself. */
  const ask = (question, ...args) => driver.executeScript(question, ...args)
  const find = async (role, name, text = '') => {
    for (const element of await ask(findVisible, text)) {
      const hasRole = (await element.getAriaRole()) === role
      if (hasRole && (await element.getAccessibleName()).includes(name)) return element
    }
  }
  const see = (...wanted) => until(wanted.join(' '), () => find(...wanted))
  return {
    until,
    ask,
    see,
    gone: (...wanted) => until(`no ${wanted.join(' ')}`, async () => !(await find(...wanted))),
    click: (role, name) =>
      until(`a click on ${role} ${name}`, async () => {
        const element = await find(role, name)
        // WebKitWebDriver refuses some elements that it would have to scroll to.
        await ask((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), element)
        return element.click().then(() => true)
      }),
    type: async (role, name, text) => (await see(role, name)).sendKeys(text),
    press: (keys) => driver.switchTo().activeElement().sendKeys(keys),
    /** Opens a page, until it takes presses. */
    async enter(path) {
      await driver.get(origin + path)
      await until('hydration', () => ask(() => 'hydrated' in document.documentElement.dataset))
    },
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
      await until('the page to be still', async () => !(await ask(isMoving)))
      mkdirSync(pictures, { recursive: true })
      writeFileSync(`${pictures}/${name}.png`, await driver.takeScreenshot(), 'base64')
    },
  }
}

const findVisible = (text) =>
  [...document.querySelectorAll('a, button, input, textarea, h1, h2, aside, dialog, [role]')]
    .filter(({ textContent }) => textContent.replace(/\s+/g, ' ').includes(text))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))

/** An animation that follows the scroll runs for ever, and stands still. */
const isMoving = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .some((one) => one.playState === 'running' && one.effect.getTiming().iterations < Infinity)
