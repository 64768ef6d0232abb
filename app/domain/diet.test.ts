import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDiet, type Diet, HEATS, isRestricted, toggleAllergen } from './diet.ts'

const ALLERGENS = ['gluten', 'milk', 'egg', 'fish', 'shellfish', 'nuts', 'mustard', 'sesame']

const diet: fc.Arbitrary<Diet> = fc.record({
  isVegetarian: fc.boolean(),
  without: fc.subarray(ALLERGENS),
  heat: fc.constantFrom(null, ...HEATS),
})

test('toggling an allergen twice restores the diet', () =>
  fc.assert(
    fc.property(diet, fc.constantFrom(...ALLERGENS), (diet, allergen) => {
      const toggled = toggleAllergen(diet, allergen)
      expect(toggled.without.includes(allergen)).toBe(!diet.without.includes(allergen))
      expect(toggleAllergen(toggled, allergen).without.toSorted()).toEqual(diet.without.toSorted())
    }),
  ))

test.each([{ isVegetarian: true }, { without: ['egg'] }, { heat: HEATS[0] }])(
  'only the default diet is without restriction: %j',
  (said) => expect([anyDiet, { ...anyDiet, ...said }].map(isRestricted)).toEqual([false, true]),
)
