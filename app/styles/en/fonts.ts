import anek from './fonts/anek.woff2'
import companion from './fonts/companion.woff2'
import petrona from './fonts/petrona.woff2'
import petronaItalic from './fonts/petrona-italic.woff2'

/** Fonts to fetch before the styles ask for them: those of every page, of the line beside a heading, and of a quote. */
export const fontsOfEveryPage = [petrona, anek]
export const fontsOfCompanion = [companion]
export const fontsOfQuotes = [petronaItalic]
