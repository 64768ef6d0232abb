import { useState } from 'react'

/**
 * Whether an overlay is open. Browsers hide a dialog or popover at once, but fire its `close` a task later. So each
 * opening has a number, used as the key of what is shown: a late event of an earlier opening closes nothing.
 */
export function useOpening() {
  const [opening, setOpening] = useState(0)
  const next = opening + 1
  const end = (number: number) => setOpening((now) => (now === number ? 0 : now))

  return {
    /** The number of this opening; 0 while closed. */
    opening,
    /** Returns a function that closes this opening only. */
    open: () => {
      setOpening(next)
      return () => end(next)
    },
    close: () => end(opening),
  }
}
