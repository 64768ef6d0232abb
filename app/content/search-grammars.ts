import type { SearchGrammar } from '#app/domain/search-grammar.ts'

/** What the search knows of each language. */
export const searchGrammars = Object.values(
  import.meta.glob<SearchGrammar>('./*/search-grammar.ts', {
    eager: true,
    import: 'searchGrammar',
  }),
)
