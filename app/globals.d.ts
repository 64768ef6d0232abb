/** Set by the build: the year it ran in, and the origin under which the site is published. */
declare const __BUILD_YEAR__: number
declare const __SITE_ORIGIN__: string
