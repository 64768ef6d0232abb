import { useEffect } from 'react'
import script from './early-press.js?raw'

/**
 * Keeps what a guest does before React listens: an inline script remembers the last press on a button
 * (or Ctrl/Cmd+K), shows that it was taken with `aria-busy`, and repeats it when the page is ready.
 * Fields changed meanwhile are told to React as if they were changed now. Links and buttons that open a
 * popover need no script.
 *
 * Only the HTML needs the script's text, so the client renders it empty.
 */
export const EarlyPress = () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
  />
)

/**
 * Marks the page as ready: `data-hydrated` on `<html>`. Rendered last in the body, because effects run
 * in that order and everything before it must be listening.
 */
export function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
