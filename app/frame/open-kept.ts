/** Opens a page that the device keeps, and rejects where it does not. */
export async function openKept({ href, target }: HTMLAnchorElement) {
  const kept = await caches.match(href, { ignoreSearch: true }) // of a revision
  if (!kept) throw new Error(`${href} is not kept.`)
  open(href, target || '_self')
}
