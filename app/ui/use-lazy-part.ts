import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenAtRest } from './at-rest.ts'

/** Tells the guest that a lazy part's code could not be loaded. */
export const PartMissing = createContext(() => {})

/**
 * A part of the page (a dialog, a popover) whose code is fetched when the guest first reaches for it, or `ahead` of that,
 * once the page is at rest. If the code does not come, the part closes again and `PartMissing` says so; the next press fetches
 * it again.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, { ahead = false } = {}) {
  const [isOpen, setIsOpen] = useState(false)
  const [part, setPart] = useState<Part>()
  const fetched = useRef<Part>(undefined) // not shown before it is opened, so that nothing is rendered for it
  const onMissing = useContext(PartMissing)

  const fetchPart = async () => {
    fetched.current ??= await load()
    return fetched.current
  }
  const prefetch = () => fetchPart().catch(() => {})
  const close = () => setIsOpen(false)

  const fetchAhead = useEffectEvent(prefetch)
  useEffect(() => {
    if (ahead) whenAtRest(() => fetchAhead())
  }, [ahead])

  return {
    isOpen,
    /** The part's code, once it is there and the part is open. */
    part: isOpen ? part : undefined,
    prefetch,
    open: () => {
      setIsOpen(true)
      closePopovers()
      setPart(() => fetched.current)
      fetchPart().then(
        (loaded) => setPart(() => loaded),
        () => {
          close()
          onMissing()
        },
      )
    },
    close,
  }
}

/** The browser closes popovers for its own dialogs; most lazy parts are none and would lie below. */
function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.()
}
