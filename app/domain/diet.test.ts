import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyDiet,
  type Diet,
  dietQuery,
  filterDishes,
  HEATS,
  isRestricted,
  readDiet,
  toggleAllergen,
} from './diet.ts'
import { spiceLevels } from './dish.ts'

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

const anyText = fc.string({ unit: 'binary', maxLength: 20 })
const read = (query: string) => readDiet(new URLSearchParams(query), ALLERGENS)
const write = (diet: Diet) =>
  `${new URLSearchParams(Object.entries(dietQuery(diet)).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`

test('each of the 2048 diets comes back from its address as it was', () => {
  expect(everyDiet).toHaveLength(2048)
  for (const diet of everyDiet) expect(read(write(diet))).toEqual(diet)
})

test('a diet names each of its values, so that it takes the place of the one before', () => {
  expect(dietQuery({ ...anyDiet, without: ['milk'] })).toEqual({
    diet: null,
    without: 'milk',
    heat: null,
  })
})

test.each([
  'diet=vegan',
  'diet=Vegetarian',
  'without=',
  'without=FISH',
  'without=water,,%00',
  'heat=extra+hot',
  'heat=',
  'heat=__proto__',
])('%s leaves nothing out', (query) => {
  expect(read(query)).toEqual(anyDiet)
})

test('allergens are read in one order, each once, and unknown ones are ignored', () => {
  expect(read('without=nuts,fish,nuts,water').without).toEqual(['fish', 'nuts'])
})

test('any address is read without an error, into a diet that can be written', () =>
  fc.assert(
    fc.property(anyText, anyText, (without, heat) => {
      const diet = readDiet(new URLSearchParams({ without, heat, diet: heat }), ALLERGENS)
      expect(read(write(diet))).toEqual(diet)
    }),
  ))

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
      expect(read(write(toggleAllergen(once, allergen)))).toEqual(diet)
    }),
  ))

test('only the default diet is without restriction', () => {
  expect(everyDiet.filter((diet) => !isRestricted(diet))).toEqual([anyDiet])
})
