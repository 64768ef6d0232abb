// @ts-check
/** `npm run build`: builds each language, and joins the builds in build/client. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { runnerImport } from 'vite'
import { languages } from '../../app/content/languages.js'
import { isMain } from '../lib/is-main.mjs'
import { compress } from './compress.mjs'
import { recordEnvironment, siteOrigin } from './environment.mjs'
import { writeSitemap } from './sitemap.mjs'

const OUT = 'build/client'
const ROUTER = 'node_modules/@react-router/dev/bin.cjs'

/**
 * Moves the files of one build to those of the others.
 *
 * @throws {Error} when a file of the same name has other bytes
 */
export function joinLanguage(/** @type {string} */ built, /** @type {string} */ out) {
  if (!existsSync(out)) return renameSync(built, out)
  const filter = (/** @type {string} */ from, /** @type {string} */ to) => {
    const isFile = existsSync(to) && statSync(from).isFile()
    if (isFile && !readFileSync(from).equals(readFileSync(to)))
      throw new Error(`${from} would replace ${to}, which has other bytes.`)
    return !isFile
  }
  cpSync(built, out, { recursive: true, filter, preserveTimestamps: true })
}

/** The first error in a log: the bundler's with its file and line, or what else was thrown. */
const FIRST_ERROR = /^Build failed with[\s\S]*?(?=\n +at )|^.*Error:.*/m

/**
 * Builds languages. Each starts when the one before it is bundled for browsers: bundling overlaps with prerendering, but
 * no two prerender at once, since both write the router's types. The first error is repeated as the last line.
 *
 * @param {readonly { lang: string }[]} languages
 * @returns {Promise<void>}
 */
async function buildLanguages([language, ...others]) {
  if (!language) return
  const build = spawn(process.execPath, [ROUTER, 'build'], {
    env: { ...process.env, LANGUAGE: language.lang },
  })
  process.once('exit', () => build.kill())
  let log = ''
  /** @type {Promise<void> | undefined} */
  let next
  for (const output of /** @type {const} */ (['stdout', 'stderr']))
    build[output].on('data', (chunk) => {
      log += chunk
      process[output].write(chunk)
      if (log.includes('building ssr')) next ??= buildLanguages(others)
    })
  const [status] = await once(build, 'close')
  if (status === 0) return next ?? buildLanguages(others)
  console.error(FIRST_ERROR.exec(log)?.[0] ?? 'The build failed.')
  process.exit(1)
}

if (isMain(import.meta.url)) {
  rmSync('build', { recursive: true, force: true })
  await buildLanguages(languages)
  for (const { lang } of languages) {
    joinLanguage(`build/${lang}/client`, OUT)
    rmSync(`build/${lang}`, { recursive: true })
  }
  const { module: site } = await runnerImport('app/content/hotel.ts', { configFile: false })
  const origin = siteOrigin(site.origin)
  await writeSitemap(OUT, origin)
  await compress(OUT)
  recordEnvironment('build')
  console.log(`The site is in ${OUT}, for ${origin}.`)
}
