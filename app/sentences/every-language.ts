import { type Lang, languages } from '#app/content/languages.js'
import type { Translation } from '#app/content/translation.ts'
import { lang as own } from '#language'
import { kitchenWords } from './kitchen-lines.ts'

type Words = Translation<typeof import('#words/at-table.ts')> &
  Pick<typeof import('#language'), 'formatNumber' | 'formatSum'> & {
    readonly dishNames: Partial<Record<string, string>>
  }
type Files<Name extends keyof Words> = Record<string, Words[Name]>

// By name, so that the build leaves out what else these files hold.
const files: { [Name in keyof Words]: Files<Name> } = {
  atTable: import.meta.glob('../content/*/at-table.ts', { eager: true, import: 'atTable' }),
  dishNames: import.meta.glob('../content/*/dish-names.ts', { eager: true, import: 'dishNames' }),
  formatNumber: import.meta.glob('../content/*/language.ts', {
    eager: true,
    import: 'formatNumber',
  }),
  formatSum: import.meta.glob('../content/*/language.ts', { eager: true, import: 'formatSum' }),
}

const wordsOf = (lang: Lang) =>
  Object.fromEntries(
    Object.entries(files).map(([name, words]) => [
      name,
      Object.entries(words).find(([path]) => path.startsWith(`../content/${lang}/`))?.[1],
    ]),
  ) as Words

/**
 * The words that are shown in every language at once, for a table whose guest and waiter may not share one. This
 * language comes first.
 */
export const everyLanguage = languages
  .map(({ lang }) => ({ ...kitchenWords(lang), ...wordsOf(lang) }))
  .sort((a, b) => Number(b.lang === own) - Number(a.lang === own))
