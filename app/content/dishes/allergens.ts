import { allergenNames } from '#words/dish.ts'

export type Allergen = keyof typeof allergenNames

/** The allergens that the kitchen lists, in the order of en/dish.ts. A line there adds another. */
export const allergens = Object.keys(allergenNames) as Allergen[]
