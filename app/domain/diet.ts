import type { SpiceLevel } from './dish.ts'

/** The heat limits to choose from. 'extra hot' is missing because it would exclude nothing. */
export const HEATS = ['mild', 'medium', 'hot'] as const satisfies readonly SpiceLevel[]

/** What a guest eats. The default is everything. */
export type Diet = {
  readonly isVegetarian: boolean
  /** The allergens to leave out, without duplicates. */
  readonly without: readonly string[]
  /** The hottest that a dish may be; null for any. */
  readonly heat: (typeof HEATS)[number] | null
}

export const anyDiet: Diet = { isVegetarian: false, without: [], heat: null }

export const isRestricted = ({ isVegetarian, without, heat }: Diet): boolean =>
  isVegetarian || without.length > 0 || heat !== null

/** Adds an allergen to the ones left out, or removes it. */
export const toggleAllergen = (diet: Diet, allergen: string): Diet => ({
  ...diet,
  without: diet.without.includes(allergen)
    ? diet.without.filter((one) => one !== allergen)
    : [...diet.without, allergen],
})

/** A diet with what another adds to it. */
export const joinDiets = (diet: Diet, other: Diet): Diet => ({
  isVegetarian: diet.isVegetarian || other.isVegetarian,
  without: [...new Set([...diet.without, ...other.without])],
  heat: other.heat ?? diet.heat,
})
