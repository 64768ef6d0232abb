import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

const letters = 'BCDFGH'

test('a reference is a date and four letters', () => {
  expect(newReference('261123', [], letters, () => 0)).toBe('261123-BBBB')
  expect(newReference('261123', [], letters, () => 0.9999)).toBe('261123-HHHH')
})

test('no reference is given twice, even if the random source repeats itself', () =>
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (chance) => {
      const given: string[] = []
      for (let count = 0; count < 40; count++)
        given.push(newReference('261123', given, letters, () => chance))
      expect(new Set(given).size).toBe(given.length)
      for (const one of given) expect(one).toMatch(/^261123-[BCDFGH]{4}$/)
    }),
    { numRuns: 20 },
  ))
