import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation inside the site: moves focus to the new page's heading, as a page load would
 * start at the top, and reads out its title. The first page is left to the browser.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (!hash) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  )
}
