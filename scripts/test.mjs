// @ts-check
/**
 * `npm test`: runs groups of npm scripts, those of a group in parallel, until one fails.
 *
 * The last line counts the tests: `12 passed, 0 failed`. A script that fails without a failed test counts as one, and so
 * does a test file that is missing from its report: a runner that dies takes its file along without a word. Imports nothing
 * that has to be installed.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { languages } from '../app/content/languages.js'
import { listFiles } from './lib/list-files.mjs'

// The type check comes after the build: both write the router's types.
const groups = [['setup'], ['lint', 'unit', 'build'], ['typecheck'], ['e2e']]
const total = { passed: 0, failed: 0, skipped: 0 }

/**
 * The test files of a script, as often as they run: `*.languages.test.ts` once for each language.
 *
 * @type {Record<string, string[]>}
 */
const testFiles = {
  unit: [
    ...['app', 'scripts'].flatMap((folder) => testsIn(folder, /\.test\.ts$/)),
    ...languages.slice(1).flatMap(() => testsIn('app', /\.languages\.test\.ts$/)),
  ],
  e2e: testsIn('e2e', /\.spec\.ts$/),
}

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
  const missing = without(testFiles[script] ?? [], counts.files)
  const hasPassed = code === 0 && missing.length === 0
  total.passed += counts.passed
  total.failed += hasPassed ? counts.failed : counts.failed || 1
  total.skipped += counts.skipped
  if (code !== 0) console.log((await Promise.all(output)).join(''))
  for (const file of missing) console.log(`${file} has not run: the report does not name it.`)
  console.log(`${script}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`)
}

/** The test files in a folder, from the root of the repository. */
function testsIn(/** @type {string} */ folder, /** @type {RegExp} */ pattern) {
  return listFiles(folder, pattern).map((path) => folder + path)
}

/** A list without the entries of another: each entry of that removes one. */
function without(/** @type {string[]} */ all, /** @type {string[]} */ found) {
  const left = [...all]
  for (const one of found) {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Reads a report of Playwright, which has `stats`, or of Vitest. Without a report all counts are zero. */
function readReport(/** @type {string} */ file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, files: [] }
  const { stats, suites, ...unit } = JSON.parse(readFileSync(file, 'utf8'))
  return stats
    ? {
        ...{ passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped },
        files: suites.map((/** @type {{ file: string }} */ suite) => `e2e/${suite.file}`),
      }
    : {
        ...{ passed: unit.numPassedTests, failed: unit.numFailedTests },
        skipped: unit.numPendingTests,
        files: unit.testResults.map((/** @type {{ name: string }} */ { name }) =>
          relative('.', name).replaceAll('\\', '/'),
        ),
      }
}
