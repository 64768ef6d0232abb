// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const executableNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
]

const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
const windowsApplications = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

const isRoot = process.getuid?.() === 0

/** Command-line switches for tests: Chromium keeps to the site and calls no service of its own. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []), // as root the sandbox refuses to start
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]

/** Where setup lays Chromium's headless shell, if it can. */
export const headlessShell = fileURLToPath(
  new URL('../node_modules/.chromium/headless_shell', import.meta.url),
)

/** The browser for `npm test`: the one asked for, or the headless shell, or what there is. */
export const findTestBrowser = () =>
  !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium()

/**
 * The browser to measure with: the one asked for, Playwright's own, or whatever Chrome the machine has.
 *
 * @returns {string | undefined} the path of an executable, or undefined when there is none
 */
export const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    process.env.CHROME_PATH,
    chromium.executablePath(),
    ...onPath(),
    ...macApplications,
    ...inWindowsFolders(),
  ].find((path) => path && existsSync(path))

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => executableNames.map((name) => join(folder, name)))
}

function inWindowsFolders() {
  const folders = windowsFolders.map((name) => process.env[name]).filter((folder) => folder != null)
  return folders.flatMap((folder) => windowsApplications.map((path) => join(folder, path)))
}
