import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the prerendered page and while React takes it over, true from then on. What the HTML cannot
 * know (the query string, today, what script makes possible) waits for it, so that both always agree.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
