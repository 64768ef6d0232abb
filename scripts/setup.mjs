// @ts-check
/**
 * Prepares a fresh checkout: `node scripts/setup.mjs [build] [browser]`.
 *
 * Dependencies are installed always, the site is built and a browser found when asked. What is there
 * and current is left alone. This runs before anything is installed: Node's own modules only.
 */
import { execFileSync, execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { isEnvironmentCurrent, recordIn } from './build-environment.mjs'

const OLDEST_NODE = '20.19'
const HEADLESS_SHELL = {
  name: '@sparticuz/chromium@153.0.0',
  sha512:
    'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
  file: 'package/bin/chromium.br',
}
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

/** Finds a Chromium, or tries each way to install one until there is one; and its quicker shell. */
async function provideBrowser() {
  const { findChromium, headlessShell } = await import('./chromium.mjs') // needs the dependencies
  for (const command of waysToInstallChromium()) {
    if (findChromium()) break
    tryToRun(command)
  }
  if (!findChromium())
    throw new Error(
      'No Chromium was found and none could be installed. ' +
        'Install Chrome or Chromium, or set CHROMIUM_PATH to its executable.',
    )
  provideHeadlessShell(headlessShell)
}

/**
 * Chromium without a window, from the registry of packages: it opens a page in less than half the time.
 * There is one for Linux on x64. Where it does not come or does not start, Chromium itself serves.
 */
function provideHeadlessShell(/** @type {string} */ shell) {
  if (process.platform !== 'linux' || process.arch !== 'x64' || existsSync(shell)) return
  const folder = join(dirname(shell), 'fetched')
  try {
    mkdirSync(folder, { recursive: true })
    run(`npm pack --silent ${HEADLESS_SHELL.name} --pack-destination ${folder} > ${folder}/name`)
    const archive = join(folder, readFileSync(join(folder, 'name'), 'utf8').trim())
    const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (sha512 !== HEADLESS_SHELL.sha512) throw new Error('it is not what was asked for')
    run(`tar -xzf ${archive} -C ${folder} ${HEADLESS_SHELL.file}`)
    const program = brotliDecompressSync(readFileSync(join(folder, HEADLESS_SHELL.file)))
    writeFileSync(shell, program, { mode: 0o755 })
    execFileSync(shell, ['--version'], { stdio: 'ignore' }) // does not start without its libraries
  } catch (error) {
    rmSync(shell, { force: true })
    console.warn(`The tests use Chromium itself, for its headless shell did not come: ${error}`)
  }
  rmSync(folder, { recursive: true, force: true })
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
