/** What the header lies over at the top of a page. */
export type Ground = 'paper' | 'picture' | 'oxide'

/** What a route says in its `handle`, since the header is rendered before the page. The default is paper. */
export type RouteHandle = { ground: Ground }
