// @ts-check
/** What pages still need after the prerender. */
import { hash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { listFiles } from '../lib/list-files.mjs'

/** The policy goes right after this tag, ahead of everything it governs. */
const CHARSET = '<meta charSet="utf-8"/>'

/** Inline scripts. Structured data does not run, so it needs no hash. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g

/** A prerendered `X/404` becomes `X/404.html`. */
const NOT_FOUND = /\/404\/index\.html$/

/** @typedef {{ path: string, html: string }} Page */

/**
 * Gives every page its content security policy, renames not-found pages as hosts want them, and removes the style sheet
 * that no page links to.
 *
 * @param {string} out the folder of the client build
 * @param {{ path: string }} language
 * @throws {Error} when a page has no place for its policy
 */
export async function finishPages(out, { path: languagePath }) {
  await rm(join(out, languagePath ? 'index.html' : '__spa-fallback.html')) // the router's fallback; ours is 404.html
  const pages = await Promise.all(
    listFiles(out, /\.html$/).map(async (path) => ({
      path,
      html: await readFile(join(out, path), 'utf8'),
    })),
  )
  // The prerender leaves its own style sheet, the same rules in another order.
  for (const sheet of listFiles(out, /\.css$/))
    if (!pages.some(({ html }) => html.includes(sheet))) await rm(join(out, sheet))
  await Promise.all(pages.map((page) => finishPage(out, page)))
}

/** Preloaded scripts get a low priority, so that pictures and fonts come first. The router has no option for that. */
async function finishPage(/** @type {string} */ out, /** @type {Page} */ { path, html }) {
  if (!html.includes(CHARSET)) throw new Error(`${path} has no ${CHARSET} to put its policy after.`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html)}"/>`
  const finished = html
    .replace(CHARSET, `${CHARSET}${meta}`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"')
  if (NOT_FOUND.test(path)) await rm(join(out, dirname(path)), { recursive: true })
  await writeFile(join(out, path.replace(NOT_FOUND, '/404.html')), finished)
}

function contentSecurityPolicy(/** @type {string} */ html) {
  const scripts = Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'", // for Lighthouse, which reads robots.txt from within a page; our scripts fetch nothing
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
