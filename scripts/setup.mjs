// @ts-check
/**
 * Prepares a checkout: `node scripts/setup.mjs [start | build] [browser]`.
 *
 * Installs the dependencies; `build` also builds the site, `browser` also finds a browser for the tests, or installs
 * one. `start` builds, and installs only what the build needs. (TypeScript is named `tsc` in package.json: under its
 * own name, an optional peer of the router's, its 30 MB would come along.) Imports only Node's own modules: nothing is
 * installed yet.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isEnvironmentCurrent, recordIn } from './build/environment.mjs'

const LOCK = 'package-lock.json'
const INSTALLED = 'node_modules/.package-lock.json' // npm's own list, written last
const SOURCES = [
  'app',
  'public',
  'scripts',
  'react-router.config.ts',
  'vite.config.ts',
  'package.json',
  LOCK,
]

try {
  requireNode()
  const isForGuests = process.argv.includes('start')
  const which = isForGuests ? '--omit=dev' : '--include=dev'
  if (!isInstalled(!isForGuests)) run(`npm ci ${which} --no-audit --no-fund --loglevel=error`)
  if ((isForGuests || process.argv.includes('build')) && !isBuilt()) run('npm run build --silent')
  if (process.argv.includes('browser')) await provideBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node 20.19 or later is needed; this is ${process.version}.`)
}

/** Whether every package of the lock file is installed in its version. Optional ones may be for other machines. */
function isInstalled(/** @type {boolean} */ withTools) {
  if (!existsSync(INSTALLED)) return false
  const [wanted, found] = [LOCK, INSTALLED].map((file) => JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(wanted.packages).every(
    ([path, { version, dev, devOptional, optional }]) =>
      !path ||
      optional ||
      ((dev || devOptional) && !withTools) ||
      found.packages[path]?.version === version,
  )
}

function isBuilt() {
  if (!isEnvironmentCurrent('build')) return false
  const changed = SOURCES.flatMap(pathsIn).map((path) => statSync(path).mtimeMs)
  return Math.max(...changed) < statSync(recordIn('build')).mtimeMs
}

/** A file, or a folder and all it holds: the folder's own time changes when a file is removed. */
function pathsIn(/** @type {string} */ path) {
  if (!statSync(path).isDirectory()) return [path]
  return [path, ...readdirSync(path, { recursive: true }).map((name) => join(path, String(name)))]
}

async function provideBrowser() {
  if (process.env.CHROMIUM_PATH) return // Playwright complains if it is missing
  const { findChromium, findTestBrowser } = await import('./check/chromium.mjs') // needs the dependencies
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0

  if (!findChromium()) runs(`npx playwright install chromium${isRootOnLinux ? ' --with-deps' : ''}`)
  // With the headless shell, tests run twice as fast as with the machine's Chromium.
  if (isRootOnLinux && findTestBrowser() === findChromium()) {
    const install = 'apt-get install -qy --no-install-recommends chromium chromium-headless-shell'
    runs(`${install} || (apt-get update && ${install})`)
  }
  if (!findChromium())
    throw new Error(
      'No Chromium was found and none could be installed. ' +
        'Set CHROMIUM_PATH to the executable of Chrome or Chromium.',
    )
}

function run(/** @type {string} */ command) {
  if (!runs(command)) throw new Error(`This failed: ${command}`)
}

function runs(/** @type {string} */ command) {
  return spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
