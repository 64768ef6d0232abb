import { allergenNames } from '#words/dish.ts'

export type Allergen = keyof typeof allergenNames

/** The allergens that the kitchen lists, in the order of en/dish.ts. A line there adds another. */
export const allergens = Object.keys(allergenNames) as Allergen[]

/** Those that no dish lists today: the house cannot answer for them, so a guest cannot leave them out. */
const UNLISTED: readonly Allergen[] = ['shellfish', 'sesame']

/** The allergens that a guest can leave out. */
export const listedAllergens = allergens.filter((allergen) => !UNLISTED.includes(allergen))
