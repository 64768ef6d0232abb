import { useContext, useEffect, useEffectEvent } from 'react'
import { PartMissing, useLazyPart } from '#app/browser/use-lazy-part.ts'

/**
 * The letters of a page. Their code comes after the page has started. A request is confirmed only once it is there, so
 * none is without a letter.
 */
export function useLetters<Part>(load: () => Promise<Part>) {
  const { part, want } = useLazyPart(load)
  const onMissing = useContext(PartMissing)
  const fetchPart = useEffectEvent(want)
  useEffect(() => void fetchPart(), [])
  return {
    part,
    /** Confirms a request, or tells the guest to try again. Resolves to whether it is confirmed. */
    confirm: async (keep: () => void) => {
      const isThere = await want()
      if (isThere) keep()
      else onMissing()
      return isThere
    },
  }
}
