/** What the header lies over at the top of a screen. */
export type Ground = 'paper' | 'picture' | 'oxide'

/** What a route says in its `handle`, since the header is rendered before the screen. The default is paper. */
export type ScreenHandle = { ground: Ground }
