import { useRef, useState } from 'react'

/**
 * Whether an overlay is open. Browsers hide a dialog or popover at once, but fire its `close` a task later. So each
 * opening has a number, used as the key of what is shown: a late event of an earlier opening closes nothing.
 */
export function useOpening() {
  const [opening, setOpening] = useState(0)
  const count = useRef(0)
  const current = useRef(0) // known before the next render

  const show = (number: number) => {
    current.current = number
    setOpening(number)
  }
  const end = (number: number) => {
    const wasOpen = current.current === number
    if (wasOpen) show(0)
    return wasOpen
  }

  return {
    /** The number of this opening; 0 while closed. */
    opening,
    /** Returns a function that closes this opening only. It returns whether that was still open. */
    open: () => {
      count.current += 1
      const number = count.current
      show(number)
      return () => end(number)
    },
    close: () => void end(opening),
  }
}
