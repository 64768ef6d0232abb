import { type SpiceLevel, spiceDegree } from './dish.ts'

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

/** The facts about a dish that a diet is checked against. Only listed allergens are known: a dish may hold others. */
export type Eatable = {
  readonly vegetarian: boolean
  readonly allergens: readonly string[]
  readonly spiceLevel?: SpiceLevel
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

/** The dishes that suit a diet, in the order given. One without a spice level is not hot at all. */
export const filterDishes = <Dish extends Eatable>(dishes: readonly Dish[], diet: Diet): Dish[] =>
  dishes.filter(
    ({ vegetarian, allergens, spiceLevel }) =>
      (vegetarian || !diet.isVegetarian) &&
      !diet.without.some((allergen) => allergens.includes(allergen)) &&
      (!diet.heat || !spiceLevel || spiceDegree(spiceLevel) <= spiceDegree(diet.heat)),
  )

/**
 * What `?diet=vegetarian&without=fish,nuts&heat=medium` asks for, of the allergens that the kitchen lists and in their
 * order. A value that makes no sense is ignored.
 */
export function readDiet<Allergen extends string>(
  query: URLSearchParams,
  allergens: readonly Allergen[],
) {
  const without = query.get('without')?.split(',') ?? []
  return {
    isVegetarian: query.get('diet') === 'vegetarian',
    without: allergens.filter((allergen) => without.includes(allergen)),
    heat: HEATS.find((heat) => heat === query.get('heat')) ?? null,
  } satisfies Diet
}

/** The values of a query that ask for a diet; null where it leaves nothing out. */
export const dietQuery = ({ isVegetarian, without, heat }: Diet) => ({
  diet: isVegetarian ? 'vegetarian' : null,
  without: without.join(',') || null,
  heat,
})
