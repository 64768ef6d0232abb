// @ts-check
/**
 * Measures the build: `npm run bench`, or one part of it: `npm run bench -- bytes`.
 *
 * docs/performance.md says what each figure means. Run it on a machine that does nothing else.
 */
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { editionOf, languages } from '../../../app/content/languages.js'
import { createServer } from '../../serve.mjs'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { PRESSES, press } from './press.mjs'
import { visit } from './visit.mjs'

const BUILD = fileURLToPath(new URL('../../../build/client', import.meta.url))
/** @type {string[]} */
const otherEditions = languages.flatMap(({ path }) => path || [])
const SLOW_PHONE_PAGES = ['/', '/rooms', '/dining', '/online-order']
/** A room and a post stand for all of their kind. */
const PAGES = [
  ...SLOW_PHONE_PAGES,
  ...['/about', '/rooms/deluxe', '/contact', '/gallery', '/blog', '/blog/first-flush'],
  ...['/special-offers', '/reservations', '/cart', '/terms'],
  // With the most words.
  ...otherEditions.flatMap((path) => ['', '/rooms', '/dining', '/blog'].map((page) => path + page)),
]

/** In kB, for Home and for any other page, and more for the larger fonts of other scripts. */
const budgetOf = (/** @type {string} */ path) =>
  (path === '/' || otherEditions.includes(path) ? 300 : 250) + (editionOf(path) ? 20 : 0)

const parts = { bytes: measureBytes, phone: timeSlowPhone, press: timePresses }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' }, // the client folder of another build
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
})
const unknown = positionals.find((name) => !(name in parts))
if (unknown) throw new Error(`There is no part "${unknown}", only ${Object.keys(parts)}.`)
const pagesOr = (/** @type {string[]} */ usual) => values.pages?.split(',') ?? usual

const roots = values.against ? [BUILD, values.against] : [BUILD]
const sites = roots.map((root) => createServer({ root }).listen(0))
await Promise.all(sites.map((site) => once(site, 'listening')))
const origins = sites.map((site) => `http://localhost:${Object(site.address()).port}`)
const executablePath = findChromium() ?? ''
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
try {
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} cores of ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`
  console.log(`${day}, ${machine}, Node ${process.versions.node}, Chromium ${browser.version()}`)
  for (const [name, measure] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) await measure()
} finally {
  await browser.close()
  for (const site of sites) site.close()
}

/** A page over its budget fails the command: bytes are the same in every run. */
async function measureBytes() {
  const rows = []
  for (const page of pagesOr(PAGES)) {
    const { bytes } = await visit(browser, origins[0] + page)
    const kB = Object.entries(bytes).map(([kind, size]) => [kind, Math.round(size / 100) / 10])
    const row = { page, ...Object.fromEntries(kB), budget: budgetOf(page) }
    if (row.all > row.budget) process.exitCode = 1
    rows.push(row)
  }
  console.log('\nBytes on a phone, kB')
  console.table(rows)
}

async function timeSlowPhone() {
  const rows = []
  for (const page of pagesOr(SLOW_PHONE_PAGES)) {
    const visits = await inTurn((origin) => visit(browser, origin + page, true))
    for (const time of /** @type {const} */ ([
      'first paint',
      'largest paint',
      'load',
      'press works',
    ]))
      rows.push({
        page,
        time,
        ...compared(visits.map((some) => some.map((one) => one.times[time]))),
      })
  }
  console.log('\nA slow phone, ms')
  console.table(rows)
}

async function timePresses() {
  const rows = []
  for (const one of PRESSES.filter(([, path]) => pagesOr([path]).includes(path)))
    rows.push({
      press: one[0],
      ...compared(await inTurn((origin) => press(browser, origin, one))),
    })
  console.log('\nFrom a press to its effect on a slow phone, ms')
  console.table(rows)
}

/**
 * Each build some times, one after the other, so that whatever else the machine does slows both alike.
 * @template Result
 * @param {(origin: string) => Promise<Result>} measure
 */
async function inTurn(measure) {
  /** @type {Result[][]} */
  const results = origins.map(() => [])
  for (let run = 0; run < Number(values.runs); run++)
    for (const [i, origin] of origins.entries()) results[i]?.push(await measure(origin))
  return results
}

/** The median of each build and the share of the first. */
function compared(/** @type {number[][]} */ times) {
  const [mine = 0, theirs] = times.map(median).map(Math.round)
  return {
    'this build': mine,
    ...(theirs && { against: theirs, share: Number((mine / theirs).toFixed(2)) }),
  }
}

/** The upper one where two are in the middle. */
function median(/** @type {number[]} */ numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
