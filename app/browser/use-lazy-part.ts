import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { patience, whenIdle } from './idle.ts'
import { useOpening } from './use-opening.ts'

/** Tells the guest that a lazy part's code could not be loaded. */
export const PartMissing = createContext(() => {})

/**
 * A part of the page (a dialog, a popover) whose code is fetched when the guest first reaches for it, or `ahead` of that,
 * once the page is at rest. If the code does not come, or not soon, the part closes again and `PartMissing` says so; the next
 * press fetches it again. On another page the guest sees nothing of either.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, { ahead = false } = {}) {
  const { opening, open, close } = useOpening()
  const [part, setPart] = useState<Part>()
  const fetched = useRef<Part>(undefined) // not shown before it is opened, so that nothing is rendered for it
  const missed = useRef<unknown>(undefined)
  const onMissing = useContext(PartMissing)

  const fetchPart = async () => {
    try {
      fetched.current ??= await loadAfter(missed.current, load)
      return fetched.current
    } catch (error) {
      missed.current = error
      throw error
    }
  }
  const prefetch = () => fetchPart().catch(() => {})

  const fetchAhead = useEffectEvent(prefetch)
  useEffect(() => {
    if (ahead) whenIdle(() => fetchAhead())
  }, [ahead])

  return {
    opening,
    /** The part's code, once it is there and the part is open. */
    part: opening ? part : undefined,
    prefetch,
    open: async () => {
      const end = open()
      const { pathname } = location
      setPart(() => fetched.current)
      const loaded = await Promise.race([fetchPart(), patience()]).catch(() => {})
      const isSamePage = pathname === location.pathname
      if (loaded && isSamePage) return setPart(() => loaded)
      end()
      if (isSamePage) onMissing()
    },
    close,
  }
}

/**
 * Firefox before 155 remembers a script that did not come until the page is loaded again. It asks for the same file at
 * another address, which the error of the last time names. Without one, or where it names none, the browser asks anyway.
 */
function loadAfter<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
  return address ? import(/* @vite-ignore */ `${address}?again=${Date.now()}`) : load()
}
