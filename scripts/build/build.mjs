// @ts-check
/** `npm run build`: builds each edition, and joins them in build/client. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { runnerImport } from 'vite'
import { languages } from '../../app/content/languages.js'
import { isMain } from '../lib/is-main.mjs'
import { compress } from './compress.mjs'
import { recordEnvironment, siteOrigin } from './environment.mjs'
import { writeSitemap } from './sitemap.mjs'

const OUT = 'build/client'

/**
 * Puts the files of an edition with those of the others.
 *
 * @param {string} edition
 * @param {string} out
 * @throws {Error} when a file of the same name has other bytes
 */
export function joinEdition(edition, out) {
  if (!existsSync(out)) return renameSync(edition, out)
  const filter = (/** @type {string} */ from, /** @type {string} */ to) => {
    const isFile = existsSync(to) && statSync(from).isFile()
    if (isFile && !readFileSync(from).equals(readFileSync(to)))
      throw new Error(`${from} would replace ${to}, which has other bytes.`)
    return !isFile
  }
  cpSync(edition, out, { recursive: true, filter, preserveTimestamps: true })
}

if (isMain(import.meta.url)) {
  rmSync('build', { recursive: true, force: true })
  for (const { lang } of languages) {
    const env = { ...process.env, LANGUAGE: lang }
    const { status } = spawnSync('react-router', ['build'], { env, shell: true, stdio: 'inherit' })
    if (status !== 0) process.exit(1)
    joinEdition(`build/${lang}/client`, OUT)
    rmSync(`build/${lang}`, { recursive: true })
  }
  const { module: site } = await runnerImport('app/content/hotel.ts', { configFile: false })
  const origin = siteOrigin(site.origin)
  await writeSitemap(OUT, origin)
  await compress(OUT)
  recordEnvironment('build')
  console.log(`The site is in ${OUT}, for ${origin}.`)
}
