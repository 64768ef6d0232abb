// @ts-check
/**
 * `npm test`: runs npm scripts, those of one group side by side. A group with a failure is the last.
 *
 * The last line counts the tests: `12 passed, 0 failed`; a script that fails without a failed test counts
 * as one. Imports Node's own modules only, because nothing may be installed yet.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'

// The build writes the router's types again, which the type check reads.
const groups = [['setup'], ['lint', 'unit', 'build'], ['typecheck'], ['e2e']]
const total = { passed: 0, failed: 0, skipped: 0 }

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interruption.abort())

rmSync('test-results', { recursive: true, force: true }) // an old report must not be counted
for (const scripts of groups) {
  await Promise.all(scripts.map((script) => run(script, scripts.length === 1)))
  if (total.failed > 0) break
}
if (total.failed > 0) process.exitCode = 1
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)

/** Runs a script and counts its tests. The output of one that is not alone is shown only if it fails. */
async function run(/** @type {string} */ script, /** @type {boolean} */ isAlone) {
  const start = performance.now()
  const out = isAlone ? 'inherit' : 'pipe'
  const { signal } = interruption
  const child = spawn(`npm run --silent ${script}`, {
    shell: true,
    stdio: ['ignore', out, out],
    signal,
  })
  const output = [child.stdout, child.stderr].map((stream) => stream && text(stream))
  child.on('error', ({ message }) => console.error(message))
  const code = await new Promise((done) => child.on('close', done))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)

  const counts = readReport(`test-results/${script}.json`)
  total.passed += counts.passed
  total.failed += code === 0 ? counts.failed : counts.failed || 1
  total.skipped += counts.skipped
  if (code !== 0) console.log((await Promise.all(output)).join(''))
  console.log(`${script}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
}

/** The counts in a report of Playwright, which has `stats`, or of Vitest; zeros without a report. */
function readReport(/** @type {string} */ file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  const { stats, ...unit } = JSON.parse(readFileSync(file, 'utf8'))
  return stats
    ? { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }
    : { passed: unit.numPassedTests, failed: unit.numFailedTests, skipped: unit.numPendingTests }
}
