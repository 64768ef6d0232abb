/** What a visitor without a connection gets for an address: a page, and the status it is given with. */
export type OfflineAnswer = { readonly page: string; readonly status: 200 | 404 }

/**
 * The page for the path of an address ('/rooms/deluxe', '/about-us/'), by the rule of the server: one
 * final slash does not matter, and what is not there gets the not-found page of its folder, one level
 * up only, or else the site's own. Escapes that cannot be decoded name no page.
 *
 * `pages` are the paths of all pages and of the not-found pages ('/404.html', '/rooms/404.html').
 */
export function offlinePage(pathname: string, pages: ReadonlySet<string>): OfflineAnswer {
  const path = decoded(pathname).replace(/(?<=[^/])\/$/, '')
  if (pages.has(path) && !isNotFoundPage(path)) return { page: path, status: 200 }
  const ofFolder = `${path.slice(0, path.lastIndexOf('/'))}${NOT_FOUND}`
  return { page: pages.has(ofFolder) ? ofFolder : NOT_FOUND, status: 404 }
}

const NOT_FOUND = '/404.html'

/** Whether a path names a not-found page, which hosts themselves may answer with status 404. */
export const isNotFoundPage = (path: string): boolean => path.endsWith(NOT_FOUND)

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * The id of the picture that a path ('/pictures/hero-home-1440.8c3deadc.avif') is a file of, whatever
 * its width, quality, format and mark: 'hero-home'. Undefined for any other path.
 */
export const pictureOfPath = (path: string): string | undefined =>
  /^\/pictures\/(.+?)(?:-phone)?-\d+\.[0-9a-f]{8}\.\w+$/.exec(path)?.[1]
