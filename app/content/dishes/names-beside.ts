import { lang as own } from '#language'
import type { dishNames } from '../en/dish-names.ts'
import { kitchenLanguage } from '../languages.js'
import type { Translation } from '../translation.ts'

const files: Record<string, { dishNames: Translation<typeof dishNames> } | undefined> =
  import.meta.glob('../*/dish-names.ts', { eager: true })

/** The dishes' names as the kitchen says them, to stand beside this edition's; none where they are the same. */
export const namesBeside =
  own === kitchenLanguage ? undefined : files[`../${kitchenLanguage}/dish-names.ts`]?.dishNames
