import type { Params } from 'react-router'

/** What the header lies over at the top of a screen. */
export type Ground = 'paper' | 'picture' | 'oxide'

/** What a screen asks for; the query is empty until hydration. */
type Asked = { params: Params; query: URLSearchParams }

/**
 * What a route says in its `handle`, since the header is rendered before the screen. A screen that says nothing begins
 * on paper.
 */
export type ScreenHandle = { ground: Ground | ((asked: Asked) => Ground) }
