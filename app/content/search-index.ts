import { withTerms } from '#app/domain/search-index.ts'
import { allergens, listedAllergens } from './dishes/allergens.ts'
import { searchGrammars } from './search-grammars.ts'
import { otherPages, searchTargets } from './search-targets.ts'

/** The site's own words for the search. The build makes it once (vite.config.ts): no browser loads the words twice. */
export const searchIndex = {
  targets: withTerms(searchTargets, searchGrammars),
  ...{ otherPages, allergens, listedAllergens },
}
