import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenIdle } from './idle.ts'

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
  const missed = useRef<unknown>(undefined)
  const onMissing = useContext(PartMissing)

  const fetchPart = async () => {
    try {
      fetched.current ??= await (missed.current ? loadAgain(missed.current, load) : load())
      return fetched.current
    } catch (error) {
      missed.current = error
      throw error
    }
  }
  const prefetch = () => fetchPart().catch(() => {})
  const close = () => setIsOpen(false)

  const fetchAhead = useEffectEvent(prefetch)
  useEffect(() => {
    if (ahead) whenIdle(() => fetchAhead())
  }, [ahead])

  return {
    isOpen,
    /** The part's code, once it is there and the part is open. */
    part: isOpen ? part : undefined,
    prefetch,
    open: () => {
      setIsOpen(true)
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

let attempts = 0

/**
 * Firefox before 155 remembers a script that did not come until the page is loaded again. It asks for the same file at
 * another address, and its error names the address. An error that names none is of a browser that asks again anyway.
 */
function loadAgain<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
  attempts += 1
  return address ? import(/* @vite-ignore */ `${address}?again=${attempts}`) : load()
}
