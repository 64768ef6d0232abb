// @ts-check
/** What every host of the build sends with it: the one source of the server, nginx and `_headers`. */
import { extname } from 'node:path'

/** Sent with every answer, whoever hosts the build. */
export const securityHeaders = {
  // The rest of the policy stands in each page, beside the scripts whose hashes it names.
  // Framing is the one thing that only a header can forbid.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Sent too where the site is reached over TLS: for a year, browsers ask for it in no other way. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Folders whose file names carry a hash of the content: what such an address answers never changes. */
export const hashedFolders = ['/assets/', '/pictures/']

/** What a browser keeps for a year without asking. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** What a browser keeps, but asks about each time: pages, the service worker, the site map. */
export const REVALIDATE = 'no-cache'

/** The Cache-Control of an address, given as its path: `/rooms`, `/assets/root-B7xk.js`. */
export const cacheControl = (/** @type {string} */ path) =>
  hashedFolders.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE

/** Folders with a not-found page of their own, for any address directly in them. */
export const notFoundFolders = ['/rooms', '/blog']

/** The Content-Type of each kind of file that a build may hold, by the ending of its name. */
export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
}

/** The Content-Type of an address: a page has no ending, and bytes of an unknown kind are not opened. */
export const contentType = (/** @type {string} */ path) =>
  new Map(Object.entries(contentTypes)).get(extname(path).slice(1) || 'html') ??
  'application/octet-stream'
