import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the prerendered page and during hydration, true from then on. What the HTML cannot know (the query
 * string, today, what needs script) waits for it, so that HTML and first render are equal.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
