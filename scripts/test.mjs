// @ts-check
/**
 * `npm test`: runs groups of npm scripts, those of a group in parallel, until one fails.
 *
 * The last line counts the tests: `12 passed, 0 failed`. A script that fails without a failed test counts as one. Imports
 * only Node's own modules: nothing may be installed yet.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'

// The type check comes after the build: both write the router's types.
const groups = [['setup'], ['lint', 'unit', 'build'], ['typecheck'], ['e2e']]
const total = { passed: 0, failed: 0, skipped: 0 }

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interruption.abort())

rmSync('test-results', { recursive: true, force: true }) // no old report is counted
for (const scripts of groups) {
  await Promise.all(scripts.map((script) => run(script, scripts.length === 1)))
  if (total.failed > 0) break
}
if (total.failed > 0) process.exitCode = 1
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)

/** Runs a script and counts its tests. Scripts in parallel show their output only if they fail. */
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

/** Reads a report of Playwright, which has `stats`, or of Vitest. Without a report all counts are zero. */
function readReport(/** @type {string} */ file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  const { stats, ...unit } = JSON.parse(readFileSync(file, 'utf8'))
  return stats
    ? { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }
    : { passed: unit.numPassedTests, failed: unit.numFailedTests, skipped: unit.numPendingTests }
}
