import { hasModifier } from '#app/browser/has-modifier.ts'
import { timeout } from '#app/browser/idle.ts'
import { languagePathOf } from '#app/content/languages.js'
import type { PageUrl } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.ts'
import { useVisit } from '#app/visit/store.ts'
import { holdsMore, ownFragment } from '#app/visit/visit.ts'
import { notFetched, openBeside } from '#words/frame.ts'
import { held, routeScripts } from './fetch-ahead.ts'

/*
 * Loads the script of the next page before the router does. Where it does not come, the router would reload a document
 * without the visit. Here the page comes from the server, and the visit goes along in the fragment.
 */

/** Counts presses and moves in the history: a later one takes the place of one that still waits. */
let latest = 0

/** Calls back once a page's script is there or has failed. Returns false if there is nothing to wait for. */
function waitForScript(pathname: string, onSettled: (isLoaded: boolean) => void) {
  const number = ++latest
  const missing = missingScripts(pathname)
  if (missing.length === 0) return false
  Promise.race([load(pathname), timeout()])
    .then(
      () => true,
      () => false,
    )
    .then((isLoaded) => number === latest && onSettled(isLoaded))
  return true
}

const missingScripts = (pathname: string) =>
  routeScripts(pathname).filter((script) => !held.has(script))

async function load(pathname: string) {
  const scripts = routeScripts(pathname)
  const [page] = scripts
  if (page) await import(/* @vite-ignore */ page)
  for (const script of scripts) held.add(script)
}

/** A finger on a link has mostly not lifted yet: the script may run meanwhile. If it does not come, nothing happens. */
function beginToLoad({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  if (link?.origin === location.origin) load(link.pathname).catch(() => {})
}

function openLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  const isOurs = link?.origin === location.origin && !link.target && !hasModifier(event)
  if (!isOurs) return
  const isWaiting = waitForScript(link.pathname, (isLoaded) =>
    // A link that has gone meanwhile, as with its toast, would be followed without the router.
    isLoaded && link.isConnected
      ? link.click()
      : urlFromServer(link).then((url) => url && location.assign(url)),
  )
  if (!isWaiting) return
  event.preventDefault()
  event.stopPropagation()
  link.closest<HTMLElement>('[popover]')?.hidePopover() // the phone's menu would cover a toast
}

/** Back and Forward have changed the URL already. */
function openEntry(event: PopStateEvent) {
  const isWaiting = waitForScript(location.pathname, async (isLoaded) => {
    if (isLoaded) return dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    const url = await urlFromServer(location)
    if (!url) return history.forward() // it was Back, most likely
    history.replaceState(history.state, '', url)
    location.reload()
  })
  if (isWaiting) event.stopImmediatePropagation()
}

/** The URL that opens a page with the visit. If nothing can, says why, and resolves to nothing. */
async function urlFromServer({ href, pathname, search, hash }: HTMLAnchorElement | Location) {
  const visit = useVisit.getState()
  const url = pathname + search + ownFragment(visit, hash)
  if (!(await canOpen(href))) return showToast(notFetched)
  if (!holdsMore(visit)) {
    keepForBack()
    return url
  }
  const to = url.slice(languagePathOf(pathname).length) as PageUrl
  showToast({ ...openBeside, action: { label: openBeside.open, to, isBeside: true } })
}

/** Whether there is a connection, or the device keeps a page. */
export const canOpen = async (href: string) =>
  navigator.onLine || (await globalThis.caches?.match(href, { ignoreSearch: true })) !== undefined

/** Writes the visit into this history entry, for a way back to a page that the browser has not kept. */
export function keepForBack() {
  const { href, pathname, search, hash } = location
  const write = (url: string) => history.replaceState(history.state, '', url)
  write(pathname + search + ownFragment(useVisit.getState(), hash))
  addEventListener('pageshow', () => write(href), { once: true }) // the browser has kept it
}

/** Before the router and React listen. */
export function watchPages() {
  for (const script of routeScripts(location.pathname)) held.add(script)
  addEventListener('pointerdown', beginToLoad, { passive: true })
  addEventListener('click', openLink, true)
  addEventListener('popstate', openEntry)
}
