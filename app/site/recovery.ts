import type { Location } from 'react-router'
import { notFetched } from '#app/content/site.ts'
import { useToast } from '#app/state/toast.ts'

/** Paths of screens whose code did not come. */
const missed = new Set<string>()
let isReloading = false

/** Loads the page anew, at the same address. */
export function reload() {
  isReloading = true
  window.location.reload()
}

/**
 * Loads an address from the server where it can be reached; otherwise the page stays, and a toast says
 * that the connection is missing. What was in memory, the cart for one, is lost with the page.
 */
export async function openFromServer(address: string) {
  if ((await answerOf(address)) === undefined) sayNotFetched()
  else if (address === window.location.href) reload()
  else window.location.assign(address)
}

/**
 * When the code of a part of the page did not come: if the site has been renewed since the page was
 * loaded, that code is gone for good and the page is loaded anew; otherwise a toast asks to try again.
 */
export async function recoverPart() {
  const page = await answerOf(window.location.href)
  if (page === undefined || page.includes(window.__reactRouterManifest.url)) sayNotFetched()
  else reload()
}

const sayNotFetched = () => useToast.getState().show(notFetched)

/** What the server says at an address now, past every cache; undefined where it cannot be reached. */
async function answerOf(address: string) {
  try {
    const answer = await fetch(address, { cache: 'no-store' })
    return answer.status < 500 ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

/**
 * The router reloads the page where a screen's code does not come, even if a pointer merely passed
 * over a link to it, and with no connection there is nothing to reload. So its reloads are stopped, and
 * where it was on the way to that screen, the screen is opened from the server instead. It does not
 * ask twice for code that did not come: the second click goes to the server at once. Browsers without
 * the Navigation API keep the router's own way.
 */
export function watchReloads() {
  globalThis.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isReloading) return
    event.preventDefault()
    const router = window.__reactRouterDataRouter
    const { location } = router.state.navigation
    if (!location || missed.has(location.pathname)) return
    if (missed.size === 0) router.subscribe(({ navigation }) => openIfMissed(navigation.location))
    missed.add(location.pathname)
    openIfMissed(location)
  })
}

function openIfMissed(location: Location | undefined) {
  if (location && missed.has(location.pathname))
    openFromServer(window.location.origin + location.pathname + location.search + location.hash)
}
