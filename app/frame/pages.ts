import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { afterFrame } from '#app/browser/after-frame.ts'
import { endOverlays } from '#app/browser/end-overlays.ts'
import { hasModifier } from '#app/browser/has-modifier.ts'
import { idle, whenIdle } from '#app/browser/idle.ts'
import { isShown } from '#app/browser/is-shown.ts'
import { stopWaiting, waitFor } from '#app/browser/wait-for.ts'
import { findLanguage } from '#app/content/languages.js'
import type { Target } from '#app/paths.ts'
import { showToast, type Toast } from '#app/ui/toast.ts'
import { keepInHistory } from '#app/visit/history-visit.ts'
import { useVisit } from '#app/visit/store.ts'
import { holdsMoreThanUrl, visitFragment } from '#app/visit/visit.ts'
import { lang } from '#language'
import { notFetched, openInNewTab } from '#words/frame.ts'

/*
 * How one page follows another. Where a page's script does not come, the router would reload a document without the
 * visit. So a press waits here until the script is there, and the router then finds it loaded. If it does not come, the
 * page comes from the server, with the visit in the fragment. For a way back to another document each history entry holds
 * the visit in its state.
 */

/** A page's script and its imports, so that all are requested at once. Empty for a page that the router does not know. */
function scriptsOf(pathname: string) {
  const route = Object.values(window.__reactRouterManifest?.routes ?? {}).find(
    ({ parentId, path = '' }) =>
      parentId && path !== '*' && matchPath(`${findLanguage(lang).path}/${path}`, pathname),
  )
  return route ? [route.module, ...(route.imports ?? [])] : []
}

/** Scripts that this document has asked for, and whether they have come. One that has come needs no connection. */
const requested = new Map<string, boolean>()

const hasCome = (pathname: string) => scriptsOf(pathname).every((script) => requested.get(script))

/** Loads a page's script and runs it. Its imports are requested with it, not after it. */
async function load(pathname: string) {
  const scripts = scriptsOf(pathname)
  const [page] = scripts
  for (const script of scripts) if (!requested.has(script)) fetchScript(script)
  if (page) await import(/* @vite-ignore */ page)
  for (const script of scripts) requested.set(script, true)
}

/**
 * Fetches a script without running it, which is work for the press. The router's own `prefetch` runs it, and reloads the
 * page if it fails.
 */
function fetchScript(script: string) {
  requested.set(script, false)
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script })
  document.head.append(link)
  return new Promise((resolve) => {
    link.onload = () => resolve(requested.set(script, true))
    link.onerror = () => resolve(requested.delete(script))
  })
}

/** The time that a slow phone needs to request a script, and a little more. */
const ENOUGH_MS = 15

let observer: IntersectionObserver | undefined

/** Resolves when the pages behind the links now in view are fetched. Other links follow as they come into view. */
const fetchLinked = () =>
  new Promise<void>((resolve) => {
    observer?.disconnect()
    observer = new IntersectionObserver(async (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      const coming = []
      let deadline = await idle()
      for (const script of seen.flatMap(({ target }) => scriptsOf(Object(target).pathname))) {
        if (requested.has(script)) continue // most scripts belong to several pages
        if (!deadline || deadline.timeRemaining() < ENOUGH_MS) deadline = await idle()
        coming.push(fetchScript(script))
      }
      await Promise.all(coming)
      resolve()
    })
    for (const link of document.links) observer.observe(link)
  })

const linkAt = ({ target }: Event) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  return link?.origin === location.origin ? link : undefined
}

/** Starts to load at pointerdown, so that the script runs before the finger lifts. If it fails, the click asks again. */
function beginToLoad(event: Event) {
  const link = linkAt(event)
  if (link) load(link.pathname).catch(() => {})
}

/** Marks a link until its document takes the place of this one. */
const leaveBy = (link: Element) => waitFor(new Promise(() => {}), link)

async function openLink(event: MouseEvent) {
  const link = linkAt(event)
  if (!link || hasModifier(event)) return
  if (link.rel === 'alternate') return openOtherLanguage(event, link)
  if (link.target || hasCome(link.pathname)) return
  hold(event)
  const dialog = link.closest('dialog')
  const isThere = await waitFor(load(link.pathname), link)
  // Given up: the search is closed, or has other results by now.
  if (isThere === undefined || (dialog && !(dialog.open && link.isConnected))) return
  // A link that has gone meanwhile, as with its toast, would be followed without the router.
  if (isThere && link.isConnected) return link.click()
  if (!(await canOpenWithVisit(link))) return
  leaveBy(link)
  location.assign(urlWithVisit(link))
}

const hold = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Each language is a site of its own: its page comes from the server, or from what the device keeps. */
async function openOtherLanguage(event: Event, link: HTMLAnchorElement) {
  if (navigator.onLine) return link.target || leaveBy(link)
  hold(event)
  return (await canOpen(link)) && open(link.href, link.target || '_self')
}

/** The router's index of the history entry that is shown. */
let shownIndex: number | undefined
/** Whether `history.go` is on its way back to that entry: its popstate gives nothing up. */
let isReturning = false

/** Back and Forward have changed the URL already. */
async function openEntry(event: PopStateEvent) {
  const { idx, key } = event.state ?? {}
  if (!isReturning) stopWaiting()
  isReturning = false
  if (hasCome(location.pathname)) return
  event.stopImmediatePropagation()
  const isThere = await waitFor(load(location.pathname), document.querySelector('main'))
  if (history.state?.key !== key) return // gone elsewhere meanwhile
  if (isThere) return dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  if (isThere === false && (await canOpenWithVisit(location))) {
    history.replaceState(history.state, '', urlWithVisit(location))
    return location.reload()
  }
  if (shownIndex === undefined) return
  isReturning = true
  history.go(shownIndex - idx)
}

const urlWithVisit = ({ pathname, search, hash }: HTMLAnchorElement | Location) =>
  pathname + search + visitFragment(useVisit.getState(), hash)

/** Whether the server or the cache can open a page. If not, a toast says so. */
async function canOpen({ href }: HTMLAnchorElement | Location) {
  const isKept = async () => Boolean(await globalThis.caches?.match(href, { ignoreSearch: true }))
  // A browser that refuses storage refuses this, too.
  const isReachable = navigator.onLine || (await isKept().catch(() => false))
  if (!isReachable) tell(notFetched)
  return isReachable
}

/** The same for a page of this language. What no URL can hold would be lost: then it offers a new tab. */
async function canOpenWithVisit(to: HTMLAnchorElement | Location) {
  if (!(await canOpen(to))) return false
  if (!holdsMoreThanUrl(useVisit.getState())) return true
  tell({
    ...openInNewTab,
    action: { label: openInNewTab.open, to: to.href as Target, isNewTab: true },
  })
  return false
}

/** Shows a toast that nothing lies over. */
function tell(toast: Toast) {
  endOverlays()
  showToast(toast)
}

/** Before the router and React listen. */
export function watchPages() {
  for (const script of scriptsOf(location.pathname)) requested.set(script, true)
  addEventListener('pointerdown', beginToLoad, { passive: true })
  addEventListener('click', openLink, true)
  addEventListener('popstate', openEntry)
  addEventListener('keydown', ({ key }) => key === 'Escape' && stopWaiting())
  addEventListener('pagehide', stopWaiting)
}

/** Fetches the pages behind the links in view, and keeps the visit in the history entry that is shown. */
export function Pages() {
  const location = useLocation() // a new query can bring new links, too
  const visit = useVisit((visit) => visitFragment(visit, ''))
  useEffect(() => {
    if (isShown(location)) shownIndex = history.state?.idx
    whenIdle(fetchLinked)
  }, [location])
  useEffect(() => afterFrame(() => isShown(location) && keepInHistory(visit)), [location, visit])
  useEffect(() => stopWaiting, [location.pathname])
  return null
}
