import { makeIndex } from '#app/domain/search-index.ts'
import { searchGrammar } from '#words/search.ts'
import { pagesBeside, searchPlaces } from './search-places.ts'

/** The site's own words for the search. The build makes it once (vite.config.ts): no browser loads the words twice. */
export const searchIndex = { ...makeIndex(searchPlaces, searchGrammar), pagesBeside }
