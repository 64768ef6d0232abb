// @ts-check
/**
 * Prepares a fresh checkout: `node scripts/setup.mjs [build] [browser]`.
 *
 * Dependencies are installed always, the site is built and a browser found when asked. What is there
 * and current is left alone. This runs before anything is installed: Node's own modules only.
 */
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEnvironmentCurrent, recordIn } from './build-environment.mjs'

const OLDEST_NODE = '20.19'
const INSTALLED = 'node_modules/.installed'
const BUILD = 'build'
const SOURCES = [
  'app',
  'public',
  'scripts',
  'react-router.config.ts',
  'vite.config.ts',
  'package-lock.json',
]

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
try {
  checkNode()
  installDependencies()
  if (process.argv.includes('build')) await build()
  if (process.argv.includes('browser')) await provideBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number)
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`)
}

/** Installs what the lock file names, unless that very lock file was installed before. */
function installDependencies() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return
  run('npm ci --include=dev --no-audit --no-fund --loglevel=error')
  writeFileSync(INSTALLED, lock)
}

async function build() {
  if (!(await isBuilt())) run('npm run build --silent')
}

async function isBuilt() {
  return (
    existsSync(join(BUILD, 'client', 'index.html')) &&
    (await isEnvironmentCurrent(BUILD)) &&
    Math.max(...SOURCES.map(lastChange)) < lastChange(recordIn(BUILD))
  )
}

/**
 * When a file, or anything in a folder, last changed: milliseconds, 0 when it does not exist.
 *
 * A folder's own time counts, so that a file taken away is a change too.
 *
 * @param {string} path
 * @returns {number}
 */
function lastChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  const inside = stats.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : []
  return Math.max(stats.mtimeMs, ...inside.map(lastChange))
}

/** Finds a Chromium, or tries each way to install one until there is one. */
async function provideBrowser() {
  const { findChromium } = await import('./chromium.mjs') // needs the dependencies
  for (const command of waysToInstallChromium()) {
    if (findChromium()) return
    tryToRun(command)
  }
  if (!findChromium())
    throw new Error(
      'No Chromium was found and none could be installed. ' +
        'Install Chrome or Chromium, or set CHROMIUM_PATH to its executable.',
    )
}

function waysToInstallChromium() {
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0
  return [
    'npx playwright install chromium',
    ...(isRootOnLinux
      ? ['apt-get update && apt-get install -y --no-install-recommends chromium']
      : []),
  ]
}

function run(/** @type {string} */ command) {
  execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] })
}

function tryToRun(/** @type {string} */ command) {
  try {
    run(command)
  } catch {
    console.warn(`This did not work: ${command}`)
  }
}
