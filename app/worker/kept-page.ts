/** Whether a path is a not-found page. Some hosts send such a page with status 404. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404.html')

/**
 * The kept page that answers a path, and its status. As on the server, one final slash makes no difference. An unknown
 * path gets the not-found page of its folder, one level up only, or else that of the language.
 *
 * @param kept - paths of pages ('/rooms/deluxe') and not-found pages ('/404.html')
 * @param languagePath - the folder that they are in ('' or '/bn')
 */
export function keptPage(pathname: string, kept: ReadonlySet<string>, languagePath = '') {
  const path = pathname.replace(/(?<=[^/])\/$/, '')
  if (kept.has(path) && !isNotFoundPage(path)) return { page: path, status: 200 }
  const ofFolder = `${path.slice(0, path.lastIndexOf('/'))}/404.html`
  return { page: kept.has(ofFolder) ? ofFolder : `${languagePath}/404.html`, status: 404 }
}
