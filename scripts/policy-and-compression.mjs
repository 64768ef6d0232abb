// @ts-check
/** What the pages still need after the prerender, before they can be served. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { findLanguage } from '../app/content/languages.js'

/** The policy goes before this tag, ahead of everything it governs. */
const CHARSET = '<meta charSet="utf-8"/>'

/** Scripts written into the page itself. Data for search engines is not run, so it needs no hash. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"/g

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/
const WORTH_COMPRESSING = 200 // bytes

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Finishes the pages of an edition in place: not-found pages under the names that hosts look for, a content
 * security policy in every page, no style sheet but theirs, and a list of their scripts.
 *
 * @param {string} out the folder of the client build
 * @throws {Error} when a page has no place for its policy
 */
export async function finishPages(out, { path } = findLanguage()) {
  await rm(join(out, '.vite'), { recursive: true, force: true }) // the bundler's notes, not for visitors
  await rm(join(out, path ? 'index.html' : '__spa-fallback.html')) // the router's; 404.html is ours
  await nameNotFoundPages(out)
  await removeUnusedSheets(out)
  await writeScriptsOfPages(out, path)
  await Promise.all((await listFiles(out, /\.html$/)).map(finishPage))
}

/** Writes a .br and a .gz twin of every text file: compressed once, as hard as can be unless it is to be quick. */
export const compress = async (/** @type {string} */ out, isQuick = false) =>
  Promise.all((await listFiles(out, COMPRESSIBLE)).map((file) => addTwins(file, isQuick)))

/** Each prerendered `X/404` becomes `X/404.html`. */
async function nameNotFoundPages(/** @type {string} */ out) {
  const pages = await listFiles(out, /^index\.html$/)
  const folders = pages.map(dirname).filter((folder) => basename(folder) === '404')
  await Promise.all(
    folders.map(async (folder) => {
      await rename(join(folder, 'index.html'), `${folder}.html`)
      await rmdir(folder)
    }),
  )
}

/** Which scripts a page has that not all pages have: for the pages that lead to it, see app/site/fetch-ahead.ts. */
async function writeScriptsOfPages(/** @type {string} */ out, /** @type {string} */ edition) {
  const files = await listFiles(out, /^index\.html$/)
  const pages = await Promise.all(
    files.map(async (file) => ({
      path: dirname(file).slice(out.length).replaceAll('\\', '/') || '/',
      scripts: Array.from(
        (await readFile(file, 'utf8')).matchAll(PRELOAD),
        ([, href = '']) => href,
      ),
    })),
  )
  const own = (/** @type {string} */ script) =>
    pages.some(({ scripts }) => !scripts.includes(script))
  const list = Object.fromEntries(pages.map(({ path, scripts }) => [path, scripts.filter(own)]))
  await writeFile(join(out, edition, 'scripts.json'), JSON.stringify(list))
}

/** The prerender leaves a style sheet of its own, the same rules in another order. */
async function removeUnusedSheets(/** @type {string} */ out) {
  const pages = await Promise.all(
    (await listFiles(out, /\.html$/)).map((page) => readFile(page, 'utf8')),
  )
  const isUsed = (/** @type {string} */ sheet) =>
    pages.some((html) => html.includes(basename(sheet)))
  const sheets = await listFiles(out, /\.css$/)
  await Promise.all(sheets.filter((sheet) => !isUsed(sheet)).map((sheet) => rm(sheet)))
}

/**
 * Scripts are fetched after the pictures and fonts that are seen first: the router has no option for
 * the priority of its preloads. The policy allows the page's own inline scripts and no others.
 */
async function finishPage(/** @type {string} */ page) {
  const html = (await readFile(page, 'utf8')).replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchPriority="low"',
  )
  if (!html.includes(CHARSET)) throw new Error(`${page} has no ${CHARSET} to put its policy after.`)
  const policy = contentSecurityPolicy(inlineScriptHashes(html))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  await writeFile(page, html.replace(CHARSET, `${CHARSET}${meta}`))
}

function inlineScriptHashes(/** @type {string} */ html) {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => sha256(script))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64')

function contentSecurityPolicy(/** @type {readonly string[]} */ scriptHashes) {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

async function addTwins(/** @type {string} */ file, /** @type {boolean} */ isQuick) {
  const content = await readFile(file)
  if (content.length < WORTH_COMPRESSING) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/**
 * Paths of all files in a folder and its folders whose name matches.
 *
 * @param {string} folder
 * @param {RegExp} name
 */
async function listFiles(folder, name) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
