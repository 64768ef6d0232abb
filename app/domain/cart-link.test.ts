import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartFragment } from './cart.ts'
import { readSharedCart, readSharedTable } from './cart-link.ts'

const line = fc.record({
  id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((id) => !/[*]/.test(id)),
  quantity: fc.integer({ min: 1, max: 99 }),
})

test('a cart comes back from its link as it was', () =>
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: ({ id }) => id }), (lines) => {
      expect(readSharedCart(cartFragment(lines))).toEqual(lines)
    }),
  ))

test('a link names quantities above one', () => {
  const lines = [
    { id: 'kacchi-biryani', quantity: 2 },
    { id: 'deluxe', quantity: 1 },
  ]
  expect(cartFragment(lines)).toBe('#basket=kacchi-biryani*2,deluxe')
})

test.each([
  ['', []],
  ['#menu', []],
  ['#basket=', []],
  ['#basket=beguni*0,*3,,dalna*x', []],
  ['#basket=beguni*1000', [{ id: 'beguni', quantity: 99 }]],
  ['#basket=beguni,beguni*2', [{ id: 'beguni', quantity: 3 }]],
  ['#basket=%E0%A4%A', [{ id: '%E0%A4%A', quantity: 1 }]],
])('%s is read as %j', (fragment, lines) => {
  expect(readSharedCart(fragment)).toEqual(lines)
})

test('any fragment is read without an error, into quantities that a cart can hold', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { id, quantity } of readSharedCart(`#basket=${text}`)) {
        expect(id).not.toBe('')
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(99)
      }
    }),
  ))

test('a table comes back from the link of a cart, with or without dishes', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.boolean(), (table, empty) => {
      const lines = empty ? [] : [{ id: 'beguni', quantity: 2 }]
      const fragment = cartFragment(lines, table)
      expect(readSharedTable(fragment)).toBe(table)
      expect(readSharedCart(fragment)).toEqual(lines)
    }),
  ))

test('whatever a fragment holds, its table is a whole number from 1 to 99 or none', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (lines, table) => {
      const read = readSharedTable(`#basket=${lines}&table=${table}`)
      expect(read === undefined || (Number.isInteger(read) && read > 0 && read < 100)).toBe(true)
    }),
  ))
