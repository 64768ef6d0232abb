/** Set by the build: the year and the day it ran in, and the origin under which the site is published. */
declare const __BUILD_YEAR__: number
declare const __BUILD_DAY__: string
declare const __SITE_ORIGIN__: string
