import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_QUANTITY } from './cart.ts'
import { readSharedCart, readSharedTable } from './cart-link.ts'
import { dietQuery, readDiet } from './diet.ts'
import { filterRooms } from './room.ts'
import { readTable, readTableCount } from './table-number.ts'

const ALLERGENS = ['gluten', 'fish', 'nuts']

/** What anybody can write into an address. */
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60, size: 'max' }),
  fc.constantFrom(...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'then']),
  fc.constantFrom(
    ...['%', '%00', '%E0%A4%A', '\u0000', '\ud800', '&', '=', '#', '*', ',', '+', ' '],
  ),
  fc.constantFrom(...['NaN', '-1', '1e9', '0x10', '999999999999999999999', '٣', '৩']),
  fc.constantFrom(...['vegetarian', 'mild', 'hot', 'rooms', 'events', ...ALLERGENS]),
)
const values = fc.array(value, { maxLength: 12, size: 'max' })

test('whatever an address says of a diet, it is a diet that the address can hold', () =>
  fc.assert(
    fc.property(values, value, value, (without, diet, heat) => {
      const read = readDiet(new URLSearchParams({ without: without.join(), diet, heat }), ALLERGENS)
      for (const allergen of read.without) expect(ALLERGENS).toContain(allergen)
      expect(new Set(read.without).size).toBe(read.without.length)
      const known = Object.entries(dietQuery(read)).filter(([, text]) => text) as [string, string][]
      expect(readDiet(new URLSearchParams(known), ALLERGENS)).toEqual(read)
    }),
  ))

test('whatever an address searches for, each room is found or not, and none comes twice', () =>
  fc.assert(
    fc.property(value, (search) => {
      const rooms = [{ name: 'Deluxe', description: 'A river', category: 'deluxe' as const }]
      expect(filterRooms(rooms, 'all', search).length).toBeLessThanOrEqual(rooms.length)
    }),
  ))

test('whatever an address says of a table, it is a whole number from 1 to 99 or none', () =>
  fc.assert(
    fc.property(value, (text) => {
      for (const number of [readTable(text), readTableCount(text)])
        if (number !== undefined)
          expect([number > 0, number < 100, number % 1]).toEqual([true, true, 0])
    }),
  ))

test('whatever an address says of a cart, its lines can lie in a cart', () =>
  fc.assert(
    fc.property(values, values, (ids, counts) => {
      const lines = ids.map((id, index) => `${id}*${counts[index] ?? ''}`)
      const fragment = `#basket=${lines.join()}&table=${counts[0] ?? ''}`
      const read = readSharedCart(fragment)
      expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
      for (const { id, quantity } of read) {
        expect(id).not.toBe('')
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true)
      }
      expect(() => readSharedTable(fragment)).not.toThrow()
    }),
  ))
