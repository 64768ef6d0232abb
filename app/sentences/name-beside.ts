import { kitchenLanguage } from '#app/content/languages.js'
import type { Translation } from '#app/content/translation.ts'
import { lang as own } from '#language'
import type { dishNames } from '#words/dish-names.ts'

type Names = Translation<typeof dishNames>

const files: Record<string, { dishNames: Names } | undefined> = import.meta.glob(
  '../content/*/dish-names.ts',
  { eager: true },
)
const names = files[`../content/${kitchenLanguage}/dish-names.ts`]?.dishNames

/** A dish's name in the kitchen's language, to stand beside its name in this one; undefined if they are the same. */
export const nameBeside = (id: keyof Names) =>
  names && own !== kitchenLanguage ? { text: names[id], lang: kitchenLanguage } : undefined
