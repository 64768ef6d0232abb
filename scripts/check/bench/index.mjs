// @ts-check
/**
 * Measures the build: `npm run bench`, or one part of it: `npm run bench -- press`.
 *
 * docs/performance.md says what each figure means. Run it on a machine that does nothing else.
 */
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { createServer } from '../../serve.mjs'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { PRESSES, press } from './press.mjs'
import { visit } from './visit.mjs'

const BUILD = fileURLToPath(new URL('../../../build/client', import.meta.url))
const SLOW_PHONE_PAGES = ['/', '/rooms', '/dining', '/online-order']

const parts = { phone: timeSlowPhone, press: timePresses }
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

async function timeSlowPhone() {
  const rows = []
  for (const page of pagesOr(SLOW_PHONE_PAGES)) {
    const visits = await inTurn((origin) => visit(browser, origin + page))
    for (const time of /** @type {const} */ ([
      'first paint',
      'largest paint',
      'load',
      'press works',
    ]))
      rows.push({
        page,
        time,
        ...compared(visits.map((some) => some.map((one) => one[time]))),
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
