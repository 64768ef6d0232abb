import { allergenNames } from '#words/dish.ts'

export type Allergen = keyof typeof allergenNames

/** The allergens that the kitchen lists, in the order of their names in en/dish.ts: one line there adds another. */
export const allergens = Object.keys(allergenNames) as Allergen[]
