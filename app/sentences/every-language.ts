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
 * The words that are shown in every language at once, for a table whose guest and waiter may not share one. This
 * language comes first.
 *
 * It holds the words of all languages: import it in lazy parts, and in pages that nothing links to.
 */
export const everyLanguage = languages
  .map(({ lang }) => ({ ...wordsOf(lang), lang }))
  .sort((a, b) => Number(b.lang === own) - Number(a.lang === own))

/** The words of this language, then of the kitchen's if it is another. */
export const guestAndKitchen = everyLanguage.filter(({ lang }) =>
  [own, kitchenLanguage].includes(lang),
)
