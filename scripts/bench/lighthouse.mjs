// @ts-check
/** Lighthouse's own verdict, through npx: it is no dependency of the site. */
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { atLeast, atMost, figure, median, seconds, whole } from './figures.mjs'
import { run } from './site.mjs'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

/** By Lighthouse's names of its audits. */
const AUDITS = /** @type {const} */ ({
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
})

/** How fast Lighthouse found the machine: a number of its own, for which it warns below 1000. */
const BENCHMARK = 'benchmarkIndex'

const LARGEST_PAINT_MS = 1400
const HOME_AFTER_FIRST_PAINT_MS = 900 // its skeleton alone lasts 800

const devices = [
  { device: 'mobile', flags: [], performance: 98, largestPaint: LARGEST_PAINT_MS },
  {
    device: 'desktop',
    flags: ['--preset=desktop'],
    performance: 100,
    largestPaint: Number.POSITIVE_INFINITY,
  },
]

/**
 * One run: scores from 0 to 100, paints and blocking in milliseconds.
 *
 * @typedef {Record<(typeof CATEGORIES)[number] | keyof typeof AUDITS | typeof BENCHMARK, number>} Run
 */

/**
 * @param {string} origin
 * @param {readonly string[]} pages
 * @param {number} runs
 * @returns {Promise<import('./tables.mjs').Table[]>}
 */
export async function lighthouseTables(origin, pages, runs) {
  const tables = []
  for (const { device, flags, performance, largestPaint } of devices) {
    const rows = []
    const benchmarks = []
    for (const path of pages) {
      const all = []
      for (let i = 0; i < runs; i++) {
        all.push(await orOnceMore(() => runLighthouse(origin + path, flags)))
      }
      rows.push([path, ...rowOf(path, middle(all), { performance, largestPaint })])
      benchmarks.push(...all.map((one) => one[BENCHMARK]))
    }
    tables.push({
      title: `Lighthouse, ${device}`,
      note: `${LIGHTHOUSE}, its own ${device} setting with simulated throttling, the median of ${runs}. Its ${BENCHMARK} of this machine: ${whole(Math.min(...benchmarks))} to ${whole(Math.max(...benchmarks))}.`,
      columns: [
        'Page',
        `performance (≥ ${performance})`,
        'accessibility (100)',
        'best practices (100)',
        'SEO (100)',
        'FCP s',
        Number.isFinite(largestPaint)
          ? `LCP s (≤ ${seconds(largestPaint)}, Home ≤ FCP + ${seconds(HOME_AFTER_FIRST_PAINT_MS)})`
          : 'LCP s',
        'TBT ms (0)',
        'CLS (0)',
      ],
      rows,
    })
  }
  return tables
}

/**
 * @param {string} path
 * @param {Run} run
 * @param {{ performance: number, largestPaint: number }} goal
 */
function rowOf(path, run, goal) {
  const isSlowHome = path === '/' && Number.isFinite(goal.largestPaint)
  const latest = isSlowHome ? run.firstPaint + HOME_AFTER_FIRST_PAINT_MS : goal.largestPaint
  return [
    figure(run.performance, whole, atLeast(goal.performance)),
    figure(run.accessibility, whole, atLeast(100)),
    figure(run['best-practices'], whole, atLeast(100)),
    figure(run.seo, whole, atLeast(100)),
    figure(run.firstPaint, seconds),
    figure(run.largestPaint, seconds, atMost(latest)),
    figure(run.blocking, whole, atMost(0)),
    figure(run.shift, (shift) => shift.toFixed(3), atMost(0)),
  ]
}

/**
 * Lighthouse now and then loses the start of its own trace: one such failure is said aloud and
 * must not throw away an hour's figures.
 *
 * @template Result
 * @param {() => Promise<Result>} ask
 */
export async function orOnceMore(ask) {
  try {
    return await ask()
  } catch (error) {
    const [what, why = ''] = String(error).split('\n') // the rest is the report itself
    console.error(`Asked once more, for: ${what} ${why}`)
    return await ask()
  }
}

async function runLighthouse(/** @type {string} */ url, /** @type {readonly string[]} */ flags) {
  const chrome = ['--headless=new', ...chromiumArgs].join(' ')
  const json = await run(
    'npx',
    [
      ...['-y', LIGHTHOUSE, url, '--quiet', '--output=json', ...flags],
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=${chrome}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() } },
  )
  return readReport(JSON.parse(json))
}

/**
 * The figures of one report.
 *
 * @param {{
 *   runtimeError?: { message: string },
 *   environment: { benchmarkIndex: number },
 *   categories: Record<string, { score: number | null }>,
 *   audits: Record<string, { numericValue?: number }>,
 * }} report
 * @returns {Run}
 * @throws {Error} when the page could not be judged
 */
export function readReport({ runtimeError, environment, categories, audits }) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const score = (/** @type {string} */ category) => {
    const found = categories[category]?.score
    if (found == null) throw new Error(`Lighthouse gave no score for ${category}.`)
    return found * 100
  }
  const value = (/** @type {string} */ audit) => {
    const found = audits[audit]?.numericValue
    if (found === undefined) throw new Error(`Lighthouse measured no ${audit}.`)
    return found
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaint: value(AUDITS.firstPaint),
    largestPaint: value(AUDITS.largestPaint),
    blocking: value(AUDITS.blocking),
    shift: value(AUDITS.shift),
    [BENCHMARK]: environment.benchmarkIndex,
  }
}

/** Each figure's median over some runs. */
export function middle(/** @type {readonly Run[]} */ runs) {
  const of = (/** @type {keyof Run} */ name) => median(runs.map((run) => run[name]))
  return /** @type {Run} */ (
    Object.fromEntries(
      [...CATEGORIES, ...Object.keys(AUDITS), BENCHMARK].map((name) => [
        name,
        of(/** @type {keyof Run} */ (name)),
      ]),
    )
  )
}
