// @ts-check
/** The headers of every host: `npm start`, nginx and the `_headers` file read them from here. */
import { extname } from 'node:path'

/** Sent with every response. */
export const securityHeaders = {
  // The rest of the policy is in each page, next to the scripts whose hashes it lists. Only a header
  // can forbid framing.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Also sent over TLS: for a year, browsers use nothing else. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Folders whose file names contain a hash of the content, so a file never changes. */
export const hashedFolders = ['/assets/', '/pictures/']

/** A browser keeps this for a year without asking. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A browser asks about this each time: pages, the service worker, the site map. */
export const REVALIDATE = 'no-cache'

/** The Cache-Control of a path such as `/rooms` or `/assets/root-B7xk.js`. */
export const cacheControl = (/** @type {string} */ path) =>
  hashedFolders.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE

/** Folders of an edition with a not-found page of their own, for addresses directly in them. */
export const notFoundFolders = ['/rooms', '/blog']

/** The Content-Type of each kind of file in a build, by file extension. */
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

/** The Content-Type of a path; pages have no extension. */
export const contentType = (/** @type {string} */ path) =>
  new Map(Object.entries(contentTypes)).get(extname(path).slice(1) || 'html') ??
  'application/octet-stream'
