import { useEffect } from 'react'
import { notStarted } from '#words/frame.ts'
import script from './first-script.js?raw'
import * as styles from './first-script.module.css'

/**
 * The inline script that runs before the first paint. It marks `<html data-script="on">`, which the styles ask for where
 * words are hidden that script can show, and controls shown that need it. Where a script of the first load does not come,
 * or nothing has hydrated some seconds after it, the mark says 'failed': the page is then as it is without script.
 *
 * It also keeps what a guest does before React listens: it remembers the last press on a button (or Ctrl/Cmd+K), shows
 * that it was taken with `aria-busy`, and repeats it when the page is ready. Fields changed meanwhile are told to
 * React as if they were changed now. Links and buttons that open a popover need no script.
 *
 * Only the HTML needs the script's text, so the client renders it empty.
 */
export const FirstScript = () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
  />
)

/**
 * Marks the page as ready. Rendered last in the body, because effects run in that order and everything before it must
 * be listening. React takes the script's mark away where it has to draw `<html>` again, and a script may come late.
 */
export function HydratedMark() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.script = 'on'
    dataset.hydrated = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

/** Offers to load a page again whose script failed. The inline script hears the press. */
export const NotStarted = () => (
  <p role="alert" className={styles.failed} data-theme="dark" data-screen-only>
    {notStarted.text}{' '}
    <button type="button" className={styles.again} data-load-again>
      {notStarted.again}
    </button>
  </p>
)
