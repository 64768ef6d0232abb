import type { SpiceLevel } from './dish.ts'

/** The limits of heat to choose from. 'extra hot' would leave no dish out, so it is not one. */
export const HEATS = ['mild', 'medium', 'hot'] as const satisfies readonly SpiceLevel[]

/** What a guest eats. By default everything. */
export type Diet = {
  readonly isVegetarian: boolean
  /** The allergens to leave out, each once. */
  readonly without: readonly string[]
  /** The hottest that a dish may be; null for any. */
  readonly heat: (typeof HEATS)[number] | null
}

/** A diet that leaves nothing out. */
export const anyDiet: Diet = { isVegetarian: false, without: [], heat: null }

/** Whether a diet leaves something out. */
export const isRestricted = ({ isVegetarian, without, heat }: Diet): boolean =>
  isVegetarian || without.length > 0 || heat !== null

/** The diet with an allergen left out, or no longer left out. */
export const toggleAllergen = (diet: Diet, allergen: string): Diet => ({
  ...diet,
  without: diet.without.includes(allergen)
    ? diet.without.filter((one) => one !== allergen)
    : [...diet.without, allergen],
})
