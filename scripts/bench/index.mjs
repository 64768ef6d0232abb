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
import { editionOf, languages } from '../../app/content/languages.js'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { createSite } from '../serve.mjs'
import { CATEGORIES, LIGHTHOUSE, lighthouse } from './lighthouse.mjs'
import { PRESSES, press } from './press.mjs'
import { KINDS, TIMES, visit } from './visit.mjs'

const BUILD = fileURLToPath(new URL('../../build/client', import.meta.url))
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

const PHONE_DENSITY = 2.625 // between those of common phones
const SLOW_PHONE = { density: 2, isSlow: true }
const JAVASCRIPT_BUDGET = 125_000
/** In all, for Home and for any other page, and more for the larger fonts of other scripts. */
const budgetOf = (/** @type {string} */ path) =>
  (path === '/' || otherEditions.includes(path) ? 300_000 : 250_000) +
  (editionOf(path) ? 20_000 : 0)

const parts = {
  bytes: measureBytes,
  lighthouse: runLighthouse,
  phone: timeSlowPhone,
  press: timePresses,
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' }, // the client folder of another build
    pages: { type: 'string' },
    runs: { type: 'string' },
  },
})
const BUILDS = values.against ? ['this build', 'against', 'share'] : ['this build']
const unknown = positionals.find((name) => !(name in parts))
if (unknown) throw new Error(`There is no part "${unknown}", only ${Object.keys(parts)}.`)
const pagesOr = (/** @type {string[]} */ usual) => values.pages?.split(',') ?? usual
const runsOr = (/** @type {number} */ usual) => Number(values.runs ?? usual)

const roots = values.against ? [BUILD, values.against] : [BUILD]
const sites = roots.map((root) => createSite({ root }).listen(0))
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
  for (const [i, origin] of origins.entries()) {
    const rows = []
    for (const path of pagesOr(PAGES)) {
      const { bytes } = await visit(browser, origin + path, { density: PHONE_DENSITY })
      const isOver = bytes.JS > JAVASCRIPT_BUDGET || bytes.all > budgetOf(path)
      if (isOver && i === 0) process.exitCode = 1
      const sizes = Object.values(bytes).map((size) => (size / 1000).toFixed(1))
      rows.push([path, ...sizes, isOver ? 'over' : 'within'])
    }
    printTable(`Bytes on a phone, kB, of ${roots[i]}`, ['Page', ...KINDS, 'all', 'budget'], rows)
  }
}

async function runLighthouse() {
  for (const device of /** @type {const} */ (['mobile', 'desktop'])) {
    const rows = []
    for (const path of pagesOr(PAGES)) {
      /** @type {number[][]} */
      const runs = []
      for (let run = 0; run < runsOr(1); run++)
        await lighthouse(origins[0] + path, device).then(
          (scores) => runs.push(scores),
          (error) => console.error(error.message), // it sometimes loses a trace; the other runs still count
        )
      rows.push([path, ...CATEGORIES.map((_, i) => String(median(runs.map((run) => run[i]))))])
    }
    printTable(`${LIGHTHOUSE}, ${device}`, ['Page', ...CATEGORIES], rows)
  }
}

async function timeSlowPhone() {
  const rows = []
  for (const path of pagesOr(SLOW_PHONE_PAGES)) {
    const visits = await inTurn((origin) => visit(browser, origin + path, SLOW_PHONE))
    for (const name of TIMES) {
      const times = visits.map((some) => some.map(({ times }) => times[name]))
      rows.push([path, name, ...compared(times)])
    }
  }
  printTable('A slow phone, ms', ['Page', 'Time', ...BUILDS], rows)
}

async function timePresses() {
  const rows = []
  for (const one of PRESSES.filter(([, path]) => pagesOr([path]).includes(path)))
    rows.push([one[0], ...compared(await inTurn((origin) => press(browser, origin, one)))])
  printTable('From a press to its effect on a slow phone, ms', ['Press', ...BUILDS], rows)
}

/**
 * Each build some times, one after the other, so that whatever else the machine does slows both alike.
 * @template Result
 * @param {(origin: string) => Promise<Result>} measure
 */
async function inTurn(measure) {
  /** @type {Result[][]} */
  const results = origins.map(() => [])
  for (let run = 0; run < runsOr(3); run++)
    for (const [i, origin] of origins.entries()) results[i]?.push(await measure(origin))
  return results
}

/** The median of each build and the share of the first. */
function compared(/** @type {number[][]} */ times) {
  const [mine = 0, theirs] = times.map(median)
  return [mine.toFixed(), ...(theirs ? [theirs.toFixed(), (mine / theirs).toFixed(2)] : [])]
}

/** The upper one where two are in the middle. */
function median(/** @type {(number | undefined)[]} */ numbers) {
  const sorted = numbers.map(Number).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Prints a table that reads well here and as Markdown. */
function printTable(
  /** @type {string} */ title,
  /** @type {string[]} */ columns,
  /** @type {string[][]} */ rows,
) {
  const widths = columns.map((_, i) =>
    Math.max(...[columns, ...rows].map((row) => `${row[i]}`.length)),
  )
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  const lines = [columns, rule, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
  )
  console.log(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)
}
