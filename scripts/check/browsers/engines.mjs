import { fileURLToPath } from 'node:url'
import { Builder } from 'selenium-webdriver'
import chrome from 'selenium-webdriver/chrome.js'
import firefox from 'selenium-webdriver/firefox.js'
import { findFreePort } from 'selenium-webdriver/net/portprober.js'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { chromiumArgs, findChromium } from '../chromium.mjs'

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
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // root cannot have one
    XDG_CONFIG_HOME: fileURLToPath(new URL('.', import.meta.url)), // for its style
  })
  .build()

/** Starts each engine for a guest who has not seen the site before. */
export const engines = {
  chromium: () => new Builder().forBrowser('chrome').setChromeOptions(forChromium).build(),
  firefox: () => new Builder().forBrowser('firefox').setFirefoxOptions(forFirefox).build(),
  webkit: async () =>
    new Builder()
      .forBrowser('MiniBrowser')
      .usingServer(await webKitDriver.start())
      .build(),
}
