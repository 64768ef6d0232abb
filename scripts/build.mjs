// @ts-check
/** `npm run build`: builds each edition, and joins them in build/client. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { languages } from '../app/content/languages.js'
import { recordEnvironment, siteOrigin } from './build-environment.mjs'
import { writeHostFiles } from './host-files.mjs'
import { isMain } from './is-main.mjs'
import { compress } from './policy-and-compression.mjs'
import { writeSitemap } from './sitemap.mjs'

const OUT = 'build/client'

/**
 * Copies the files of an edition to those of the others.
 *
 * @param {string} edition
 * @param {string} out
 * @throws {Error} when a file of the same name has other bytes
 */
export function joinEdition(edition, out) {
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
  await writeSitemap(OUT, siteOrigin())
  await compress(OUT)
  await writeHostFiles(OUT)
  recordEnvironment('build')
}
