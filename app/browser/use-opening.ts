import { useState } from 'react'

/**
 * Whether something lies over the page. The browser hides a dialog or popover at once and says so a task later, so every
 * opening has a number, which is the key of what is shown: an event of an earlier opening closes nothing.
 */
export function useOpening() {
  const [opening, setOpening] = useState(0)
  const next = opening + 1
  const end = (number: number) => setOpening((now) => (now === number ? 0 : now))

  return {
    /** The number of this opening; 0 while closed. */
    opening,
    /** Returns what closes this opening and no other. */
    open: () => {
      setOpening(next)
      return () => end(next)
    },
    close: () => end(opening),
  }
}
