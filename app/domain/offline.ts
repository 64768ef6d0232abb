const NOT_FOUND = '/404.html'

/** Whether a path names a not-found page. Some hosts send such a page with status 404. */
export const isNotFoundPage = (path: string): boolean => path.endsWith(NOT_FOUND)

/**
 * The page to answer a path with from the pages that are kept, and its status. It follows the server's
 * rule: one final slash does not matter, and an unknown path gets the not-found page of its folder, one
 * level up only, or else the site's own.
 *
 * `kept` holds the paths of pages ('/rooms/deluxe') and of not-found pages ('/404.html').
 */
export function keptPage(pathname: string, kept: ReadonlySet<string>) {
  const path = pathname.replace(/(?<=[^/])\/$/, '')
  if (kept.has(path) && !isNotFoundPage(path)) return { page: path, status: 200 }
  const ofFolder = `${path.slice(0, path.lastIndexOf('/'))}${NOT_FOUND}`
  return { page: kept.has(ofFolder) ? ofFolder : NOT_FOUND, status: 404 }
}
