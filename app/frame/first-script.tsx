import { useEffect } from 'react'
import { notStarted } from '#words/frame.ts'
import script from './first-script.js?raw'
import * as styles from './first-script.module.css'

/**
 * The inline script that runs before the first paint: it says that there is script, and keeps the last press and the
 * changed fields until hydration (docs/decisions/023-early-press.md). Only the HTML needs its text, so the client renders
 * it empty.
 */
export const FirstScript = () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
  />
)

/**
 * Marks the page as ready. Rendered last in the body: effects run in that order, and everything before must be
 * listening. It also sets the script's mark again if React had to draw `<html>` anew, or the script came late.
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

/** Offers to reload a page whose script failed. The inline script handles the press. */
export const NotStarted = () => (
  <p role="alert" className={styles.failed} data-theme="dark" data-screen-only>
    {notStarted.text}{' '}
    <button type="button" className={styles.again} data-load-again>
      {notStarted.again}
    </button>
  </p>
)
