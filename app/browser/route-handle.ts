import { useMatches } from 'react-router'

/** A route's `handle`. The frame reads it, since it renders before the page does. */
export type RouteHandle = {
  /** What the header lies over at the top of the page; paper by default. */
  headerOver?: 'paper' | 'picture' | 'oxide'
  /** Whether the chat's button on a phone waits for a scroll upwards: guests work or read on the page. */
  chatWaits?: boolean
  /** Whether the page has a newsletter box of its own. The footer's then goes. */
  hasNewsletter?: boolean
}

/** The handle of the page's route. */
export const useRouteHandle = () => useMatches().at(-1)?.handle as RouteHandle | undefined
