import { createContext, useContext, useState } from 'react'

/** Tells the guest that a lazy part's code could not be loaded. */
export const PartMissing = createContext(() => {})

/**
 * A part of the page (a dialog, a popover) whose code is fetched when the guest first reaches for it.
 * If the code does not come, the part closes again and `PartMissing` says so; the next press fetches
 * it again.
 */
export function useLazyPart<Part>(load: () => Promise<Part>) {
  const [isOpen, setIsOpen] = useState(false)
  const [part, setPart] = useState<Part>()
  const onMissing = useContext(PartMissing)

  const fetchPart = async () => {
    const loaded = await load()
    setPart(() => loaded)
  }
  const close = () => setIsOpen(false)

  return {
    isOpen,
    /** The part's code, once it is there and the part is open. */
    part: isOpen ? part : undefined,
    prefetch: () => {
      fetchPart().catch(() => {})
    },
    open: () => {
      setIsOpen(true)
      closePopovers()
      fetchPart().catch(() => {
        close()
        onMissing()
      })
    },
    close,
  }
}

/** The browser closes popovers for its own dialogs; most lazy parts are none and would lie below. */
function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.()
}
