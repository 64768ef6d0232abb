/** Opens a page that the device keeps. Rejects if it is not kept. */
export async function openKept({ href, target }: HTMLAnchorElement) {
  const kept = await caches.match(href, { ignoreSearch: true }) // kept under a revision
  if (!kept) throw new Error(`${href} is not kept.`)
  open(href, target || '_self')
}
