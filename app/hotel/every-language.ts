import { kitchenLanguage, languages } from '#app/content/languages.js'
import type { Translation } from '#app/content/translation.ts'
import { lang as own } from '#language'

type Words = Translation<
  typeof import('#words/at-table.ts') & typeof import('#words/kitchen-card.ts')
> &
  Pick<typeof import('#language'), 'formatNumber' | 'formatSum'> & {
    readonly dishNames: Partial<Record<string, string>>
  }

const files = import.meta.glob<object>(
  '../content/*/{at-table,dish-names,kitchen-card,language}.ts',
  { eager: true },
)

const wordsOf = (lang: string): Words =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, words]) =>
      path.startsWith(`../content/${lang}/`) ? words : [],
    ),
  )

/**
 * What stands in every language of the site at once, for a table where guest and waiter may not share one:
 * this one first.
 *
 * It holds the words of all languages: import it in lazy parts, and in pages that nothing links to.
 */
export const everyLanguage = languages
  .map(({ lang }) => ({ ...wordsOf(lang), lang }))
  .sort((a, b) => Number(b.lang === own) - Number(a.lang === own))

/** The language of the kitchen, then this one where it is another one. */
export const kitchenAndGuest = everyLanguage
  .filter(({ lang }) => [kitchenLanguage, own].includes(lang))
  .reverse()
