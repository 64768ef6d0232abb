// @ts-check
/** Chromium by its DevTools, and Firefox by WebDriver BiDi, which both speak without a driver beside them. */
import { chromiumArgs } from '../chromium.mjs'
import { fetched } from './fetched.mjs'
import { findInPage } from './in-page.mjs'

/**
 * Starts the browser.
 *
 * @param {'chrome' | 'firefox'} browser
 * @param {string} executablePath
 * @returns {Promise<import('./browser.d.ts').Browser>}
 */
export async function launchByPuppeteer(browser, executablePath) {
  const { default: puppeteer } = await fetched('puppeteer-core')
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? chromiumArgs : [],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  })
  return {
    version: String(await running.version()).replace('/', ' '),
    open: async () => openTab(await running.createBrowserContext()),
    close: () => running.close(),
  }
}

/**
 * A tab of a visitor of its own, who has seen nothing of the site.
 *
 * @param {any} context
 * @returns {Promise<import('./browser.d.ts').Tab>}
 */
async function openTab(context) {
  const page = await context.newPage()
  /** @type {string[]} */
  const errors = []
  page.on('console', (/** @type {any} */ message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (/** @type {Error} */ error) => errors.push(error.message))
  return {
    go: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
    },
    find: async (css, name) => {
      const element = (await page.evaluateHandle(findInPage, css, name)).asElement()
      return element && { click: () => element.click(), type: (text) => element.type(text) }
    },
    press: async (key, held) => {
      if (held) await page.keyboard.down(held)
      await page.keyboard.press(key)
      if (held) await page.keyboard.up(held)
    },
    evaluate: (question, ...values) => page.evaluate(question, ...values),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => page.screenshot(),
    errors: async () => errors.splice(0),
    close: () => context.close(),
  }
}
