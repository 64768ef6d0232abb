import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

const characters = { digits: '0123456789', letters: 'BCDFGH' }

test('a reference is the day and four letters', () => {
  expect(newReference('2026-11-23', [], characters, () => 0)).toBe('261123-BBBB')
  expect(newReference('2026-11-23', [], characters, () => 0.9999)).toBe('261123-HHHH')
})

test('a reference has the digits of its language', () => {
  const bengali = { digits: '০১২৩৪৫৬৭৮৯', letters: 'কখ' }
  expect(newReference('2026-11-23', [], bengali, () => 0)).toBe('২৬১১২৩-কককক')
})

test('no reference is given twice, even if the random source repeats itself', () =>
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (chance) => {
      const given: string[] = []
      for (let count = 0; count < 40; count++)
        given.push(newReference('2026-11-23', given, characters, () => chance))
      expect(new Set(given).size).toBe(given.length)
      for (const one of given) expect(one).toMatch(/^261123-[BCDFGH]{4}$/)
    }),
    { numRuns: 20 },
  ))
