import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEATS } from './diet.ts'
import { spiceLevels } from './dish.ts'
import { filterDishes } from './eatable.ts'

const ALLERGENS = ['gluten', 'milk', 'egg', 'fish', 'shellfish', 'nuts', 'mustard', 'sesame']
const diet = fc.record({
  isVegetarian: fc.boolean(),
  without: fc.subarray(ALLERGENS),
  heat: fc.constantFrom(null, ...HEATS),
})
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

test('a diet excludes exactly the dishes that break one of its rules, and keeps their order', () =>
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
