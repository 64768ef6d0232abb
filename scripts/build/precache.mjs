// @ts-check
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { findLanguage, languagePathOf } from '../../app/content/languages.js'
import { listFiles } from '../lib/list-files.mjs'
import { isOfflineOn } from './environment.mjs'

/** Pages and what they are made of, without pictures. */
const FOR_VISITORS = /^\/(?!pictures\/|sw).*\.(html|js|css|woff2|svg|png|ico|webmanifest)$/

/**
 * Writes a language's service worker, `sw.js` or `sw-bn.js`: the offline worker with its list of files or, without
 * `offline`, the worker that deletes what it kept.
 *
 * @param {string} out the folder of the client build, with finished pages
 */
export async function writeWorker(
  out,
  { language = findLanguage(), offline = isOfflineOn() } = {},
) {
  const source = offline ? 'offline' : 'retire'
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'self.__WB_MANIFEST': JSON.stringify(offline ? await filesToKeep(out, language) : []),
      __LANGUAGE_PATH__: JSON.stringify(language.path),
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../app/worker/${source}.ts`, import.meta.url)),
        output: { format: 'iife', entryFileNames: language.worker.slice(1) },
      },
    },
  })
}

/**
 * The list of files that the worker fetches ahead, as Workbox wants it. A name with a hash needs no revision.
 *
 * @param {string} out the folder of the client build
 * @param {{ path: string }} language
 */
async function filesToKeep(out, { path: languagePath }) {
  const paths = listFiles(out, FOR_VISITORS).filter(
    (path) => !path.endsWith('.html') || languagePathOf(path) === languagePath,
  )
  return Promise.all(
    paths.sort().map(async (path) => ({
      url: path.replace(/\/index\.html$/, '') || '/',
      revision: path.startsWith('/assets/')
        ? null
        : hash('sha256', await readFile(join(out, path))).slice(0, 8),
    })),
  )
}
