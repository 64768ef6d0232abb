import anek from './fonts/anek.woff2'
import anekSigns from './fonts/anek-latin-signs.woff2'
import tiro from './fonts/tiro.woff2'
import tiroSigns from './fonts/tiro-latin-signs.woff2'

/** Fonts to preload on every page. The companion line and quotes need no others here. */
export const fontsOfEveryPage = [tiro, anek, tiroSigns, anekSigns]
export const fontsOfCompanion: string[] = []
export const fontsOfQuotes: string[] = []
