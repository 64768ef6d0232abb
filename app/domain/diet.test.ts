import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDiet, type Diet, HEATS, isRestricted, toggleAllergen } from './diet.ts'

const ALLERGENS = ['gluten', 'milk', 'egg', 'fish', 'shellfish', 'nuts', 'mustard', 'sesame']

/** Every set of allergens, each with and without meat and with every heat limit. */
const everyDiet: Diet[] = Array.from({ length: 2 ** ALLERGENS.length }, (_, bits) =>
  ALLERGENS.filter((_, place) => bits & (1 << place)),
).flatMap((without) =>
  [false, true].flatMap((isVegetarian) =>
    [null, ...HEATS].map((heat) => ({ isVegetarian, without, heat })),
  ),
)
const diet = fc.constantFrom(...everyDiet)

test('toggling an allergen twice restores the diet', () =>
  fc.assert(
    fc.property(diet, fc.constantFrom(...ALLERGENS), (diet, allergen) => {
      const toggled = toggleAllergen(diet, allergen)
      expect(toggled.without.includes(allergen)).toBe(!diet.without.includes(allergen))
      expect(toggleAllergen(toggled, allergen).without.toSorted()).toEqual(diet.without.toSorted())
    }),
  ))

test('only the default diet is without restriction', () => {
  expect(everyDiet.filter((diet) => !isRestricted(diet))).toEqual([anyDiet])
})
