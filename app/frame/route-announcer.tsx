import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterFrame } from '#app/browser/after-frame.ts'

/**
 * After a navigation, moves the focus to the page's heading, or to the link's #anchor, and reads out the title. The
 * first page is left to the browser, but for a part that the anchor names, closed or below another tab: it opens, in
 * view. A page that only changes its own query is left alone.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const url = pathname + search + hash
  const shown = useRef({ url, pathname, title: '' })
  const [title, setTitle] = useState('')

  useEffect(() => {
    const named = document.getElementById(hash.slice(1))
    const part = named?.closest('details')
    if (part) part.open = true
    // Below a tab that opens after hydration, so the browser could not scroll to it. A reload and Back keep their place.
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (named?.getClientRects().length === 0 && arrival?.type === 'navigate' && scrollY === 0)
      return afterFrame(() => named.scrollIntoView())
  }, [url])

  // Moving the focus makes the browser lay the page out, so it waits for the page's first frame. A key that moved the focus
  // meanwhile is left alone.
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    focused.current = document.activeElement
  }, [url])

  useEffect(() => {
    const before = shown.current
    const now = { url, pathname, title: document.title }
    shown.current = now
    if (before.url === url) return
    // A page that only changes its query leaves the focus alone. Back may do so too, as from the last step of a
    // reservation to its letter: the title stays.
    const isOwnChange = type === 'REPLACE' || (type === 'POP' && before.title === now.title)
    if (isOwnChange && before.pathname === pathname) return
    setTitle(now.title)
    if (document.activeElement !== focused.current) return
    const heading = document.getElementById(hash.slice(1)) ?? document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1') // an anchor may be any element
    // `main` first: a heading that is not shown yet cannot take the focus.
    for (const start of [document.querySelector('main'), heading])
      start?.focus({ preventScroll: true })
  }, [url, hash, type, pathname])

  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  )
}
