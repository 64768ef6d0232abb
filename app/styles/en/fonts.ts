import anek from './fonts/anek.woff2'
import companion from './fonts/companion.woff2'
import petrona from './fonts/petrona.woff2'
import petronaItalic from './fonts/petrona-italic.woff2'

/** Fonts to preload: on every page, with a companion line, with a quote. */
export const fontsOfEveryPage = [petrona, anek]
export const fontsOfCompanion = [companion]
export const fontsOfQuotes = [petronaItalic]
