/** `npm run test:browsers [-- word…]`: the main journeys in three engines, or those whose titles have these words. */
import { deepEqual } from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Builder } from 'selenium-webdriver'
import LogInspector from 'selenium-webdriver/bidi/logInspector.js'
import chrome from 'selenium-webdriver/chrome.js'
import firefox from 'selenium-webdriver/firefox.js'
import { findFreePort } from 'selenium-webdriver/net/portprober.js'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { createServer } from '../serve.mjs'
import { journeys } from './browsers/journeys.mjs'
import { tabOf } from './browsers/tab.mjs'
import { chromiumArgs, findChromium } from './chromium.mjs'

process.env.SE_AVOID_STATS = 'true' // Selenium counts its users otherwise

const forChromium = new chrome.Options().addArguments('--headless', ...chromiumArgs)
forChromium.setBinaryPath(findChromium())
forChromium.enableBidi()
const forFirefox = new firefox.Options().addArguments('--headless')
forFirefox.enableBidi()
const port = findFreePort()
const webKitDriver = new DriverService.Builder('WebKitWebDriver')
  .setLoopback(true)
  .setPort(port)
  .addArguments(port.then((number) => `--port=${number}`))
  .setEnvironment({
    ...process.env,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // root cannot have one
    XDG_CONFIG_HOME: fileURLToPath(new URL('browsers/', import.meta.url)), // for its style
  })
  .build()

/** How each engine starts, for a guest who has not seen the site before. */
const engines = {
  chromium: async () => new Builder().forBrowser('chrome').setChromeOptions(forChromium).build(),
  firefox: async () => new Builder().forBrowser('firefox').setFirefoxOptions(forFirefox).build(),
  webkit: async () => {
    if (!process.env.DISPLAY) throw Error('it needs a screen: begin the command with xvfb-run -a')
    return new Builder().forBrowser('MiniBrowser').usingServer(webKitDriver.start()).build()
  },
}

/** What is said where an engine, its driver or a screen is missing. Any other fault fails the journeys. */
const MISSING = /Unable to obtain browser driver|ENOENT|needs a screen/

for (const [engine, start] of Object.entries(engines)) {
  const asked = Object.entries(journeys).filter(([journey]) =>
    process.argv.slice(2).every((word) => `${engine} ${journey}`.includes(word)),
  )
  if (asked.length === 0) continue
  const skip = await start().then(
    (driver) => driver.quit(),
    ({ message }) => MISSING.test(message) && message,
  )
  mkdirSync(`test-results/browsers/${engine}`, { recursive: true })
  for (const [journey, walk] of asked)
    test(`${engine} ${journey}`, { skip }, async () => {
      const site = createServer({ root: 'build/client' }).listen()
      const driver = await start()
      try {
        const errors = await errorsOf(driver)
        const origin = `http://localhost:${site.address().port}`
        const tab = tabOf(driver, origin, `test-results/browsers/${engine}/${journey}`)
        await tab.resize(1440)
        await walk(tab, site).finally(() => tab.take('end'))
        deepEqual(errors, [])
      } finally {
        await driver.quit()
        site.close().closeAllConnections()
      }
    })
}

/** What pages log of errors, but of missing pages and a lost connection. WebKitGTK does not tell yet. */
async function errorsOf(driver) {
  const errors = []
  if (!(await driver.getCapabilities()).has('webSocketUrl')) return errors
  const inspector = await LogInspector(driver)
  await inspector.onLog(({ level, text }) => {
    if (level === 'error' && !/^404: |no-response|network error/.test(text)) errors.push(text)
  })
  return errors
}
