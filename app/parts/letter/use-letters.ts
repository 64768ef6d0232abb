import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { afterFrame } from '#app/browser/after-frame.ts'
import { timeout } from '#app/browser/idle.ts'
import { PartMissing, useLazyPart } from '#app/browser/use-lazy-part.ts'

/** The letters of a page. Their code comes after the page has started. No request is confirmed without it. */
export function useLetters<Part>(load: () => Promise<Part>) {
  const { part, want } = useLazyPart(load)
  const onMissing = useContext(PartMissing)
  const isWaiting = useRef(false)
  const fetchPart = useEffectEvent(want)
  useEffect(() => afterFrame(() => void fetchPart()), [])
  return {
    part,
    /** Confirms a request, or tells the guest to try again. Resolves to whether it is confirmed. */
    confirm: async (keep: () => void) => {
      if (isWaiting.current) return false
      isWaiting.current = true
      const { pathname } = location
      const isThere = await Promise.race([want(), timeout()]).catch(() => false)
      isWaiting.current = false
      if (pathname !== location.pathname) return false // the guest has gone elsewhere
      if (isThere) keep()
      else onMissing()
      return isThere
    },
  }
}
