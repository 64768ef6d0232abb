import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation inside the site: moves focus to the new page's heading, or the one that the link names, as a page load would
 * start at the top, and reads out its title. The first page is left to the browser, and so is a page
 * that changes its own address in place.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const address = pathname + search
  const shown = useRef(address)
  const [title, setTitle] = useState('')

  // With the page, not after it: a key pressed in between would have its focus taken away.
  useLayoutEffect(() => {
    const before = shown.current
    if (before === address) return
    shown.current = address
    if (isReplaced && before.split('?')[0] === pathname) return
    setTitle(document.title)
    const heading = document.getElementById(hash.slice(1)) ?? document.querySelector('h1')
    // First to the page, for a heading that is not shown yet cannot take focus.
    for (const start of [document.querySelector('main'), heading])
      start?.focus({ preventScroll: true })
  }, [address, hash, isReplaced, pathname])

  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  )
}
