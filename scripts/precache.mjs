// @ts-check
/** The worker that keeps the site for visitors without a connection: what it keeps, and its script. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { isOfflineOn } from './build-environment.mjs'

/** A card is about this wide on most screens, in pixels. */
const CARD_WIDTH = 640

/** All that a page is made of, besides its pictures. Robots and the like are not for visitors. */
const PART_OF_A_PAGE = /\.(js|css|woff2|svg|png|ico|webmanifest)$/

const ENCODED_PICTURE = /^\/pictures\/(.+?)(-phone)?-(\d+)\.[0-9a-f]{8}\.avif$/

/**
 * Writes `sw.js` into the finished pages: the offline worker with the list of what it keeps, or, where
 * the site is built without it, the worker that takes its place and clears up.
 *
 * @param {string} out the folder of the client build, with its pages in their last form
 */
export async function writeWorker(out, { offline = isOfflineOn() } = {}) {
  const source = offline ? 'offline' : 'retire'
  const release = offline ? await listRelease(out) : undefined
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __RELEASE__: JSON.stringify(release) ?? 'undefined' },
    build: {
      outDir: out,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../app/worker/${source}.ts`, import.meta.url)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/**
 * What a visitor without a connection needs of a build: every page, the parts that pages are made of,
 * and each picture at the width of a card. A name with a hash of the content tells the content by
 * itself; other files bring a revision.
 *
 * @param {string} out the folder of the client build
 */
export async function listRelease(out) {
  const paths = await listPaths(out)
  const revised = async (/** @type {string} */ path) => ({
    url: addressOf(path),
    revision: path.startsWith('/assets/') ? null : await revisionOf(join(out, path)),
  })
  const isPart = (/** @type {string} */ path) =>
    PART_OF_A_PAGE.test(path) && !path.startsWith('/pictures/') && path !== '/sw.js'
  return {
    pages: await Promise.all(paths.filter((path) => path.endsWith('.html')).map(revised)),
    files: await Promise.all(paths.filter(isPart).map(revised)),
    cards: cardsOf(paths),
  }
}

/**
 * For each picture, by its id, the path of the file whose width is nearest to that of a card: of two
 * alike the lighter one for phones.
 *
 * @param {readonly string[]} paths of all files: '/pictures/hero-home-640.8c3deadc.avif'
 */
function cardsOf(paths) {
  /** @type {Map<string, { path: string, distance: number }>} */
  const nearest = new Map()
  for (const path of paths) {
    const [, id, phone, width] = ENCODED_PICTURE.exec(path) ?? []
    if (!id) continue
    const distance = Math.abs(Number(width) - CARD_WIDTH) - (phone ? 0.5 : 0)
    if (distance < (nearest.get(id)?.distance ?? Number.POSITIVE_INFINITY))
      nearest.set(id, { path, distance })
  }
  return Object.fromEntries([...nearest].map(([id, { path }]) => [id, path]))
}

/** The address that a file is found at; a not-found page has none but its own name. */
const addressOf = (/** @type {string} */ path) => path.replace(/\/index\.html$/, '') || '/'

async function revisionOf(/** @type {string} */ file) {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8)
}

/** All files of a folder as paths from it, in order: the same build makes the same worker. */
async function listPaths(/** @type {string} */ folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort()
}
