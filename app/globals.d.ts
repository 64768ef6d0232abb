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

// What the build makes of files that are not script. Vite's own types know the classes of a sheet as one object only,
// whose names would travel with every page.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module '*.css' {}
declare module '*.css?inline' {
  const styles: string
  export default styles
}
declare module '*.js?raw' {
  const script: string
  export default script
}
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.woff2' {
  const address: string
  export default address
}
