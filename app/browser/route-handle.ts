/** What the header lies over at the top of a page. */
export type HeaderBackdrop = 'paper' | 'picture' | 'oxide'

/** What a route says of itself in its `handle`, since what is around the page is rendered before it. */
export type RouteHandle = {
  /** The default is paper. */
  headerOver?: HeaderBackdrop
  /** A page on which the guest works: on a phone nothing lies over its foot unasked. */
  isTask?: boolean
}
