// @ts-check
/** Lighthouse through npx: it is no dependency of the site. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumArgs, findChromium } from '../chromium.mjs'

export const LIGHTHOUSE = 'lighthouse@13.5.0'
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * The scores of one run, from 0 to 100, in the order of the categories.
 *
 * @param {string} url
 * @param {'mobile' | 'desktop'} device
 * @returns {Promise<number[]>}
 * @throws {Error} when Lighthouse could not judge the page
 */
export async function lighthouse(url, device) {
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json'],
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 26 }).catch(
    ({ stderr, message }) => {
      throw new Error(stderr || message) // the message alone repeats the command
    },
  )
  const { categories } = JSON.parse(stdout)
  return CATEGORIES.map((category) => Math.round(categories[category].score * 100))
}
