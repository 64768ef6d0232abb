import { useMatches } from 'react-router'

/** A route's `handle`. The frame reads it, since it renders before the page does. */
export type RouteHandle = {
  /** What the header lies over at the top of the page; paper by default. */
  headerOver?: 'paper' | 'picture' | 'oxide'
  /** Whether guests work or read on the page. On a phone the chat's button then waits for a scroll upwards. */
  isTask?: boolean
  /** Whether the page has a newsletter box of its own. The footer's then goes. */
  hasNewsletter?: boolean
}

/** The handle of the page's route. */
export const useRouteHandle = () => useMatches().at(-1)?.handle as RouteHandle | undefined
