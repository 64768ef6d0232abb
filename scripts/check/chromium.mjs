// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome', 'microsoft-edge']

/** As root, Chromium does not start with its sandbox. */
export const chromiumArgs = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/** The path of `CHROMIUM_PATH`, of Playwright's own Chromium, or of any Chrome on the PATH. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...NAMES.flatMap(onPath)].find(
    (path) => path && existsSync(path),
  )

/**
 * The path of the browser for `npm test`: `CHROMIUM_PATH`, else Debian's headless shell, which opens a page in half the
 * time, else any Chromium. Undefined for Playwright's own: without a path, Playwright takes its headless shell.
 */
export function findTestBrowser() {
  const shell = onPath('chromium-headless-shell').find((path) => existsSync(path))
  const browser = process.env.CHROMIUM_PATH || shell || findChromium()
  return browser === chromium.executablePath() ? undefined : browser
}

const onPath = (/** @type {string} */ name) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
