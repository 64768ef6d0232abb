/**
 * Set by the build: the day on which it ran, the changes of the hotel's clock, the site's origin, whether
 * the offline worker is built, and the theme colour.
 */
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
  /** The router's own: the screens of the prerendered page, by route id. */
  readonly __reactRouterRouteModules: Readonly<Record<string, unknown>>
  /** The router's own: its routes and their scripts. */
  readonly __reactRouterManifest?: {
    routes: Readonly<
      Record<
        string,
        { parentId?: string; path?: string; module: string; imports?: readonly string[] }
      >
    >
  }
}

// Files that are not script. Vite's own types give a CSS module one object, whose class names would be in every page.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module '*.css' {}
declare module '*.css?url' {
  const url: string
  export default url
}
declare module '*.js?raw' {
  const script: string
  export default script
}
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
