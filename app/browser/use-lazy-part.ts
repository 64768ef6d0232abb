import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { timeout, whenIdle } from './idle.ts'
import { useOpening } from './use-opening.ts'

/** Tells the guest that a lazy part's code could not be loaded. */
export const PartMissing = createContext(() => {})

/**
 * Loads the code of a dialog or popover when the guest first reaches for it; with `ahead`, once the page is idle. If
 * the code does not come in time, the part closes again and `PartMissing` says so; the next press tries again. Escape
 * and Back cancel a part that is not there yet. Once the guest has left the page, nothing is shown.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, { ahead = false } = {}) {
  const { opening, open, close } = useOpening()
  const [part, setPart] = useState<Part>()
  const fetched = useRef<Part>(undefined) // a ref, so that arriving code renders nothing
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
    /** The part's code, while it is loaded and open. */
    part: opening ? part : undefined,
    prefetch,
    open: async () => {
      const end = open()
      const { pathname } = location
      setPart(() => fetched.current)
      const loading = new AbortController()
      for (const type of ['keydown', 'popstate'])
        addEventListener(type, (event) => cancels(event) && end(), { signal: loading.signal })
      const loaded = await Promise.race([fetchPart(), timeout()]).catch(() => {})
      loading.abort()
      const isSamePage = pathname === location.pathname
      if (loaded && isSamePage) return setPart(() => loaded)
      if (end() && isSamePage) onMissing()
    },
    close,
  }
}

const cancels = (event: Event) => !(event instanceof KeyboardEvent) || event.key === 'Escape'

/**
 * Firefox before 155 caches a failed import until reload. Retry under `?again=`, with the URL from its error. Other browsers
 * retry by themselves.
 */
function loadAfter<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
  return address ? import(/* @vite-ignore */ `${address}?again=${Date.now()}`) : load()
}
