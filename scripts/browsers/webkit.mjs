// @ts-check
/** WebKitGTK by WebKitWebDriver, on a screen of its own that nobody sees. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.mjs'
import { fetched } from './fetched.mjs'
import { findInPage, keepErrors, keptErrors } from './in-page.mjs'

/** Its toolbar keeps a window from being as narrow as a telephone, unless everything on it is tiny. */
const TINY_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.01); }'

/**
 * Starts the screen and the driver. Each tab is a browser of its own.
 *
 * @param {{ driver: string, browser: string, screen: string }} programs
 * @returns {Promise<import('./browser.d.ts').Browser>}
 */
export async function launchWebKit({ driver, browser, screen }) {
  const selenium = await fetched('selenium-webdriver')
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), TINY_TOOLBAR)

  const shown = spawn(
    screen,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [display] = await Promise.race([
    once(/** @type {import('node:stream').Readable} */ (shown.stdio[3]), 'data'),
    once(shown, 'exit').then(() => Promise.reject(new Error(`${screen} did not start.`))),
  ])
  const port = await freePort()
  const driving = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
      // Root cannot make the sandbox that everybody else gets.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const close = async () => {
    for (const child of [driving, shown])
      if (child.exitCode === null) {
        child.kill()
        await once(child, 'exit')
      }
    rmSync(settings, { recursive: true, force: true })
  }
  const start = () =>
    new selenium.Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build()
  try {
    const first = await retry(start)
    const version = (await first.getCapabilities()).get('browserVersion')
    await first.quit()
    return {
      version: `WebKitGTK ${version}`,
      open: async () => tabOf(await start(), selenium),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * @param {any} session
 * @param {any} selenium
 * @returns {import('./browser.d.ts').Tab}
 */
function tabOf(session, { Key }) {
  /** @type {Tab['evaluate']} */
  const evaluate = (question, ...values) => session.executeScript(question, ...values)
  return {
    go: async (url) => {
      await session.get(url)
      await evaluate(keepErrors)
    },
    find: async (css, name) => {
      const element = await session.executeScript(findInPage, css, name)
      return (
        element && {
          click: () => clickIn(session, element),
          type: (text) => element.sendKeys(text),
        }
      )
    },
    press: async (key, held) => {
      const code = keyOf(Key, key)
      const actions = session.actions()
      if (held)
        await actions
          .keyDown(keyOf(Key, held))
          .keyDown(code)
          .keyUp(code)
          .keyUp(keyOf(Key, held))
          .perform()
      else await actions.keyDown(code).keyUp(code).perform()
    },
    evaluate,
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height })
      for (let tries = 0; (await evaluate(() => window.innerWidth)) !== width; tries++) {
        if (tries > 50) throw new Error(`WebKit's window does not become ${width} pixels wide.`)
        await wait(100)
      }
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    errors: () => evaluate(keptErrors),
    close: () => session.quit(),
  }
}

/** The driver gives up on some elements below the window, though it could scroll to them. */
async function clickIn(/** @type {any} */ session, /** @type {any} */ element) {
  await session.executeScript(
    (/** @type {Element} */ one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }),
    element,
  )
  await element.click()
}

/** @typedef {import('./browser.d.ts').Tab} Tab */

/** WebDriver writes keys as characters: `ArrowRight` has one of its own, `k` is itself. */
const keyOf = (/** @type {Record<string, string>} */ keys, /** @type {string} */ name) =>
  keys[name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()] ?? name

/** The driver takes a moment before it answers. */
async function retry(/** @type {() => Promise<any>} */ attempt) {
  for (let tries = 0; ; tries++)
    try {
      return await attempt()
    } catch (error) {
      if (tries === 20) throw error
      await wait(250)
    }
}
