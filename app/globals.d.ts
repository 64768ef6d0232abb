/**
 * Set by the build: the year and the day it ran in, the changes of the hotel's clock, the origin under which the
 * site is published, whether it is kept for visitors without a connection, and the colour of the browser's frame.
 */
declare const __BUILD_YEAR__: number
declare const __BUILD_DAY__: string
declare const __CLOCK_CHANGES__: import('./domain/clock.ts').ClockChanges
declare const __SITE_ORIGIN__: string
declare const __OFFLINE__: boolean
declare const __THEME_COLOR__: string

interface Navigator {
  /** Not in every browser. */
  readonly connection?: { readonly saveData?: boolean }
}

interface Window {
  /** The router's: the screens of the prerendered page, by the ids of their routes. */
  readonly __reactRouterRouteModules: Readonly<Record<string, unknown>>
}
