import { expect, test } from 'vitest'
import { anyDiet, HEATS, isRestricted } from './diet.ts'

test.each([{ isVegetarian: true }, { without: ['egg'] }, { heat: HEATS[0] }])(
  'only the default diet is without restriction: %j',
  (said) => expect([anyDiet, { ...anyDiet, ...said }].map(isRestricted)).toEqual([false, true]),
)
