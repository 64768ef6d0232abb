import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation, moves the focus to the page's heading, or to the link's #anchor, and reads out the title. The
 * first page is left to the browser. A page that replaces its own URL is left alone.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const address = pathname + search
  const shown = useRef(address)
  const [title, setTitle] = useState('')

  // Moving the focus makes the browser lay the page out, so it waits for the page's first frame. A key that moved the focus
  // meanwhile is left alone.
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    focused.current = document.activeElement
  }, [address, hash])

  useEffect(() => {
    const before = shown.current
    if (before === address) return
    shown.current = address
    if (isReplaced && before.split('?')[0] === pathname) return
    setTitle(document.title)
    if (document.activeElement !== focused.current) return
    const heading = document.getElementById(hash.slice(1)) ?? document.querySelector('h1')
    // `main` first: a heading that is not shown yet cannot take the focus.
    for (const start of [document.querySelector('main'), heading])
      start?.focus({ preventScroll: true })
  }, [address, hash, isReplaced, pathname])

  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  )
}
