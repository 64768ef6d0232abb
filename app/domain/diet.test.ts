import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDiet, type Diet, HEATS, isRestricted, toggleAllergen } from './diet.ts'
import { spiceLevels } from './dish.ts'
import { filterDishes } from './eatable.ts'

const ALLERGENS = ['gluten', 'milk', 'egg', 'fish', 'shellfish', 'nuts', 'mustard', 'sesame']

/** Every set of allergens, each with and without meat and with every limit of heat. */
const everyDiet: Diet[] = Array.from({ length: 2 ** ALLERGENS.length }, (_, bits) =>
  ALLERGENS.filter((_, place) => bits & (1 << place)),
).flatMap((without) =>
  [false, true].flatMap((isVegetarian) =>
    [null, ...HEATS].map((heat) => ({ isVegetarian, without, heat })),
  ),
)
const diet = fc.constantFrom(...everyDiet)
const dishes = fc.array(
  fc.record(
    {
      vegetarian: fc.boolean(),
      allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS)),
      spiceLevel: fc.constantFrom(...spiceLevels),
    },
    { requiredKeys: ['vegetarian', 'allergens'] },
  ),
)

test('a diet leaves out exactly the dishes that break one of its rules, and keeps their order', () =>
  fc.assert(
    fc.property(dishes, diet, (all, diet) => {
      const found = filterDishes(all, diet)
      const breaks = ({ vegetarian, allergens, spiceLevel }: (typeof all)[number]) => {
        const tooHot = diet.heat && spiceLevels.slice(spiceLevels.indexOf(diet.heat) + 1)
        return [
          diet.isVegetarian && !vegetarian,
          diet.without.filter((one) => allergens.includes(one)).length > 0,
          spiceLevel && tooHot?.includes(spiceLevel),
        ].some(Boolean)
      }
      expect(found).toEqual(all.filter((dish) => !breaks(dish)))
    }),
  ))

test('leaving out an allergen twice brings it back', () =>
  fc.assert(
    fc.property(diet, fc.constantFrom(...ALLERGENS), (diet, allergen) => {
      const once = toggleAllergen(diet, allergen)
      expect(once.without.includes(allergen)).toBe(!diet.without.includes(allergen))
      expect(toggleAllergen(once, allergen).without.toSorted()).toEqual(diet.without.toSorted())
    }),
  ))

test('only the default diet is without restriction', () => {
  expect(everyDiet.filter((diet) => !isRestricted(diet))).toEqual([anyDiet])
})
