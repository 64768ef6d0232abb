import { lang as own } from '#language'
import type { dishNames } from '../en/dish-names.ts'
import { kitchenLanguage } from '../languages.js'
import type { Translation } from '../translation.ts'

type Names = Translation<typeof dishNames>

const files: Record<string, { dishNames: Names } | undefined> = import.meta.glob(
  '../*/dish-names.ts',
  { eager: true },
)
const names = files[`../${kitchenLanguage}/dish-names.ts`]?.dishNames

/** A dish's name as the kitchen says it, to stand beside this edition's; undefined where it is the same. */
export const nameBeside = (id: keyof Names) =>
  names && own !== kitchenLanguage ? { text: names[id], lang: kitchenLanguage } : undefined
