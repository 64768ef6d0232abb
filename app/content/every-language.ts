import { lang as own } from '#language'
import type { atTable } from './en/at-table.ts'
import type { dishNames } from './en/dish-names.ts'
import type * as kitchenWords from './en/kitchen-card.ts'
import type { formatNumber, formatSum } from './en/language.ts'
import { kitchenLanguage, type Lang, languages } from './languages.js'
import type { Translation } from './translation.ts'

type Folder<Words> = Record<string, Words | undefined>

const words: Folder<{ atTable: Translation<typeof atTable> }> = import.meta.glob(
  './*/at-table.ts',
  {
    eager: true,
  },
)
const dishes: Folder<{ dishNames: Translation<typeof dishNames> }> = import.meta.glob(
  './*/dish-names.ts',
  {
    eager: true,
  },
)
const cards: Folder<Translation<typeof kitchenWords>> = import.meta.glob('./*/kitchen-card.ts', {
  eager: true,
})
const formats: Folder<{
  formatNumber: typeof formatNumber
  formatSum: typeof formatSum
}> = import.meta.glob('./*/language.ts', { eager: true })

/**
 * What stands in every language of the site at once, for a table where guest and waiter may not share one:
 * this edition's own language first.
 *
 * It holds the words of all editions: import it in lazy parts and unlisted pages only.
 *
 * @throws {Error} when a folder of words lacks one of its files.
 */
export const everyLanguage = languages
  .map(({ lang }) => ({
    lang,
    ...of(lang, words, 'at-table.ts').atTable,
    dishes: of(lang, dishes, 'dish-names.ts').dishNames as Partial<Record<string, string>>,
    ...of(lang, cards, 'kitchen-card.ts'),
    ...of(lang, formats, 'language.ts'),
  }))
  .sort((a, b) => Number(b.lang === own) - Number(a.lang === own))

/** The language of the kitchen, then this edition's where it is another one. */
export const kitchenAndGuest = everyLanguage
  .filter(({ lang }) => [kitchenLanguage, own].includes(lang))
  .reverse()

function of<Words>(lang: Lang, folder: Folder<Words>, file: string): Words {
  const found = folder[`./${lang}/${file}`]
  if (!found) throw new Error(`app/content/${lang}/${file} is missing: add it beside en/${file}.`)
  return found
}
