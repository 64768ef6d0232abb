import type { Diet } from './diet.ts'
import { type SpiceLevel, spiceDegree } from './dish.ts'

/** The facts about a dish that a diet is checked against. Only listed allergens are known: a dish may hold others. */
export type Eatable = {
  readonly vegetarian: boolean
  readonly allergens: readonly string[]
  readonly spiceLevel?: SpiceLevel
}

/** These facts of a dish, without its others. */
export const eatableOf = ({ vegetarian, allergens, spiceLevel }: Eatable): Eatable => ({
  vegetarian,
  allergens,
  ...(spiceLevel && { spiceLevel }),
})

/** Where a dish clashes with a diet. A dish without a spice level is not hot. */
export const clashesOf = ({ vegetarian, allergens, spiceLevel }: Eatable, diet: Diet) => ({
  allergens: diet.without.filter((allergen) => allergens.includes(allergen)),
  isNotVegetarian: diet.isVegetarian && !vegetarian,
  isTooHot: Boolean(diet.heat && spiceLevel && spiceDegree(spiceLevel) > spiceDegree(diet.heat)),
})

export const filterDishes = <Dish extends Eatable>(dishes: readonly Dish[], diet: Diet): Dish[] =>
  dishes.filter((dish) => {
    const { allergens, isNotVegetarian, isTooHot } = clashesOf(dish, diet)
    return allergens.length === 0 && !isNotVegetarian && !isTooHot
  })
