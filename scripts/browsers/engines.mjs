// @ts-check
/** The three engines: where their programs are, and what installs those that are missing. */
import { execSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { launchByPuppeteer } from './puppeteer.mjs'
import { launchWebKit } from './webkit.mjs'

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} packages Debian's, which bring it
 * @property {() => (() => Promise<import('./browser.d.ts').Browser>) | undefined} find what starts it, when it is there
 */

/** @type {Engine[]} */
export const engines = [
  {
    name: 'chromium',
    packages: 'chromium',
    find: () => {
      const program = findChromium()
      return program ? () => launchByPuppeteer('chrome', program) : undefined
    },
  },
  {
    name: 'firefox',
    packages: 'firefox-esr',
    find: () => {
      const program = onPath('firefox-esr') ?? onPath('firefox')
      return program ? () => launchByPuppeteer('firefox', program) : undefined
    },
  },
  {
    name: 'webkit',
    packages: 'webkit2gtk-driver xvfb',
    find: () => {
      const driver = onPath('WebKitWebDriver')
      const screen = onPath('Xvfb')
      const browser = miniBrowser()
      return driver && screen && browser
        ? () => launchWebKit({ driver, browser, screen })
        : undefined
    },
  },
]

/** What starts an engine, installed first where that is our business; undefined when it is not to be had. */
export function provide(/** @type {Engine} */ { packages, find }) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!find() && isRootOnDebian)
    try {
      execSync(`apt-get update && apt-get install -y --no-install-recommends ${packages}`, {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    } catch {
      console.warn(`This did not work: apt-get install ${packages}`)
    }
  return find()
}

const onPath = (/** @type {string} */ program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))

/** The browser that comes with WebKitGTK, in a folder of the machine's kind and the library's version. */
function miniBrowser() {
  for (const machine of foldersIn('/usr/lib'))
    for (const version of foldersIn(machine).filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path))) {
      const program = join(version, 'MiniBrowser')
      if (existsSync(program)) return program
    }
  return undefined
}

const foldersIn = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : []
