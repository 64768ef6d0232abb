/** Whether a path names a not-found page. Some hosts send such a page with status 404. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404.html')

/**
 * The page to answer a path with from the pages that are kept, and its status. It follows the server's
 * rule: one final slash does not matter, and an unknown path gets the not-found page of its folder, one
 * level up only, or else the language's own.
 *
 * `kept` holds the paths of pages ('/rooms/deluxe') and of not-found pages ('/404.html'), `languagePath` is
 * the folder that they are in ('' or '/bn').
 */
export function keptPage(pathname: string, kept: ReadonlySet<string>, languagePath = '') {
  const path = pathname.replace(/(?<=[^/])\/$/, '')
  if (kept.has(path) && !isNotFoundPage(path)) return { page: path, status: 200 }
  const ofFolder = `${path.slice(0, path.lastIndexOf('/'))}/404.html`
  return { page: kept.has(ofFolder) ? ofFolder : `${languagePath}/404.html`, status: 404 }
}
