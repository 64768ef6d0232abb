// @ts-check
/**
 * The whole check, `npm test`: install, format and lint, types, unit tests, build, browser tests.
 *
 * Steps of one group run side by side; the first group with a failure is the last to run. Whatever
 * happens, the last line counts the tests: `12 passed, 0 failed`. A step that fails without a failed
 * test to show for it counts as one. Node's own modules only: nothing may be installed yet.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {Record<string, string>} [env] added to our own environment
 * @property {'live' | 'after' | 'on failure'} show when its output is printed
 * @property {() => Counts} [count] reads the step's report, when the step runs tests
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const REPORTS = 'test-results'
const unitReport = join(REPORTS, 'unit.json')
const browserReport = join(REPORTS, 'e2e.json')

/** @type {Step[][]} */
const groups = [
  [{ name: 'setup', command: 'node scripts/setup.mjs browser', show: 'live' }],
  [
    { name: 'lint', command: 'npm run --silent lint', show: 'on failure' },
    { name: 'types', command: 'npm run --silent typecheck', show: 'on failure' },
    {
      name: 'unit tests',
      command: `npm run --silent unit -- --reporter=default --reporter=json --outputFile.json=${unitReport}`,
      show: 'after',
      count: countUnitTests,
    },
  ],
  [{ name: 'build', command: 'npm run --silent build', show: 'on failure' }],
  [
    {
      name: 'browser tests',
      command: 'npm run --silent e2e -- --reporter=dot,json',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      show: 'live',
      count: countBrowserTests,
    },
  ],
]

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let interrupted = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    interrupted = true
    for (const child of running) child.kill(signal)
  })

rmSync(REPORTS, { recursive: true, force: true }) // an old report must not be counted
/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 }
for (const group of groups) {
  for (const counts of await Promise.all(group.map(runStep))) add(total, counts)
  if (total.failed > 0 || interrupted) break
}
if (interrupted && total.failed === 0) total.failed = 1 // a check cut short has not passed
if (total.failed > 0) process.exitCode = 1
console.log(closingLine(total))

/** Runs one step, says how it went, and returns what it adds to the closing line. */
async function runStep(/** @type {Step} */ step) {
  const start = performance.now()
  const { succeeded, output } = await execute(step)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)

  const counts = countsOf(step, succeeded)
  const failed = counts.failed > 0
  if (step.show === 'after' || (step.show === 'on failure' && failed)) process.stdout.write(output)
  console.log(`${step.name}: ${failed ? 'FAILED' : 'passed'} in ${seconds} s`)
  return counts
}

/**
 * @param {Step} step
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function execute({ command, env, show }) {
  const shown = show === 'live' ? 'inherit' : 'pipe'
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', shown, shown],
    env: { ...process.env, ...env },
  })
  running.add(child)
  /** @type {Buffer[]} */
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((done) => {
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      running.delete(child)
      done({ succeeded: code === 0, output: Buffer.concat(chunks).toString() })
    })
  })
}

/**
 * What a finished step adds to the closing line.
 *
 * A step that runs tests must have run at least one, and no failure may go uncounted.
 *
 * @param {Step} step
 * @param {boolean} succeeded
 * @returns {Counts}
 */
function countsOf({ count }, succeeded) {
  const counts = count ? countOrNothing(count) : { passed: 0, failed: 0, skipped: 0 }
  const ranNothing = count !== undefined && counts.passed + counts.failed === 0
  const failedUncounted = (!succeeded || ranNothing) && counts.failed === 0
  return failedUncounted ? { ...counts, failed: 1 } : counts
}

/** A run that broke off before its report counts no test at all. */
function countOrNothing(/** @type {() => Counts} */ count) {
  try {
    return count()
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** A file that fails as a whole, because it does not load, counts as a failed test. */
function countUnitTests() {
  const report = JSON.parse(readFileSync(unitReport, 'utf8'))
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** An error outside any test, in a file that does not load for one, counts as a failed test. */
function countBrowserTests() {
  const { stats, errors } = JSON.parse(readFileSync(browserReport, 'utf8'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

function add(/** @type {Counts} */ sum, /** @type {Counts} */ { passed, failed, skipped }) {
  sum.passed += passed
  sum.failed += failed
  sum.skipped += skipped
}

function closingLine(/** @type {Counts} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
