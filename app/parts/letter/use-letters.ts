import { useContext, useEffect, useEffectEvent } from 'react'
import { whenIdle } from '#app/browser/idle.ts'
import { PartMissing, useLazyPart } from '#app/browser/use-lazy-part.ts'

/**
 * The letters of a page. Their code is fetched at rest, when the guest begins to fill in a form, or at once for a letter
 * that is there already. A request is confirmed only once it has come, so none is without a letter.
 */
export function useLetters<Part>(load: () => Promise<Part>, hasLetter: boolean) {
  const { part, want } = useLazyPart(load)
  const onMissing = useContext(PartMissing)
  const fetchPart = useEffectEvent(want)
  useEffect(() => {
    const begin = () => void fetchPart()
    if (hasLetter) return begin()
    whenIdle(begin)
    addEventListener('input', begin, { once: true })
    return () => removeEventListener('input', begin)
  }, [hasLetter])
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
