// @ts-check
import { parseArgs } from 'node:util'

/** The parts of the bench in the order they run. */
export const PARTS = /** @type {const} */ ([
  'bytes',
  'lighthouse',
  'interactions',
  'navigation',
  'load',
  'scale',
])

/** Every page that is not like another one: a room and a post stand for all of their kind. */
const PAGES = [
  '/',
  '/about',
  '/rooms',
  '/rooms/deluxe',
  '/dining',
  '/contact',
  '/gallery',
  '/blog',
  '/blog/first-flush',
  '/special-offers',
  '/reservations',
  '/online-order',
  '/cart',
  '/privacy-policy',
  '/terms',
  '/accessibility',
]

/** @typedef {(typeof PARTS)[number]} Part */

/**
 * @typedef {object} Options
 * @property {Part[]} parts
 * @property {string[]} pages that bytes and Lighthouse look at
 * @property {number} runs of Lighthouse for each page and device, of which the median counts
 * @property {boolean} build false to measure the build that is there
 * @property {boolean} write whether the tables also go into docs/performance.md
 */

/**
 * What the command line asks for: `bytes scale --pages /,/rooms --runs 3 --no-build --write`.
 *
 * @param {string[]} args
 * @returns {Options}
 * @throws {Error} when a part or an option is unknown, or a value makes no sense
 */
export function parseOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      pages: { type: 'string', default: PAGES.join() },
      runs: { type: 'string', default: '5' },
      build: { type: 'boolean', default: true },
      write: { type: 'boolean', default: false },
    },
  })
  const unknown = positionals.filter((part) => !isPart(part))
  if (unknown.length > 0)
    throw new Error(`There is no part "${unknown.join(' ')}"; there are ${PARTS.join(', ')}.`)

  const pages = values.pages.split(',').filter(Boolean)
  if (pages.length === 0 || pages.some((page) => !page.startsWith('/')))
    throw new Error(`--pages takes paths such as /,/rooms, not "${values.pages}".`)

  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1, not "${values.runs}".`)

  const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part))
  return { parts, pages, runs, build: values.build, write: values.write }
}

const isPart = (/** @type {string} */ name) => PARTS.some((part) => part === name)
