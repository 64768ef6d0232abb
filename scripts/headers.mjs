// @ts-check

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

/** Folders whose file names carry a hash of the content: what such an address answers never changes. */
export const hashedFolders = ['/assets/', '/pictures/']

/** What a browser keeps for a year without asking. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** What a browser keeps, but asks about each time: pages, the service worker, the site map. */
export const REVALIDATE = 'no-cache'

/** The Cache-Control of an address, given as its path: `/rooms`, `/assets/root-B7xk.js`. */
export const cacheControl = (/** @type {string} */ path) =>
  hashedFolders.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE
