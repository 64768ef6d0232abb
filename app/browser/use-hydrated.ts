import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the prerendered page and during hydration, true afterwards. What the HTML cannot know (the query, today,
 * what needs script) waits for it, so that the HTML and the first render are equal.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
