import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addItem,
  type Cart,
  countItems,
  MAX_QUANTITY,
  removeItem,
  setQuantity,
  stayLineId,
} from './cart.ts'
import { subtotal, total, withoutPast } from './order.ts'
import { parseQuantity } from './quantity.ts'

const image = {
  id: 'dish-tea',
  widths: { avif: [], phone: [], jpeg: 0 },
  width: 900,
  height: 600,
  hash: '8bf77cd0',
  alt: 'Tea',
} as const
const tea = { id: 'tea', name: 'Tea', price: 599, image, type: 'food' } as const
const ilish = { id: 'ilish', name: 'Ilish', price: 2299, image, type: 'food' } as const
const deluxe = { id: 'deluxe', name: 'Deluxe', price: 24_900, image, type: 'room' } as const
/** What the hotel asks for a delivery, in cents. */
const FEE = 500

const fill = (...items: Parameters<typeof addItem>[1][]) => items.reduce<Cart>(addItem, [])

test('a new item is a line of 1; the same id and type again is one more on that line', () => {
  expect(fill(tea, deluxe, tea)).toEqual([
    { ...tea, quantity: 2 },
    { ...deluxe, quantity: 1 },
  ])
})

test('a new line starts at 1, whatever quantity the item carries', () => {
  const line = { ...tea, quantity: 7 }
  expect(addItem([], line)).toEqual([{ ...tea, quantity: 1 }])
})

test('adding past the most stays at the most', () => {
  const full = setQuantity(fill(tea), 'tea', MAX_QUANTITY)
  expect(addItem(full, tea)).toBe(full)
  expect(full).toEqual([{ ...tea, quantity: MAX_QUANTITY }])
})

test('a room with days is a line of as many nights; other days are another line, the same ones no more', () => {
  const nights = (checkIn: string, checkOut: string) => {
    const stay = { checkIn, checkOut }
    return { ...deluxe, id: stayLineId(deluxe.id, stay), stay }
  }
  const four = nights('2026-12-12', '2026-12-16')
  const cart = fill(four, nights('2026-12-12', '2026-12-17'), deluxe)
  expect(cart.map(({ quantity }) => quantity)).toEqual([4, 5, 1])
  expect(subtotal(cart)).toBe(10 * deluxe.price)
  expect(addItem(cart, four)).toBe(cart)
  expect(setQuantity(cart, four.id, 9)).toEqual(cart)
  expect(setQuantity(cart, four.id, 0)).toEqual(cart.slice(1))
})

test.each([
  [3, 3],
  [2.7, 2],
  [99, 99],
  [100, 99],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
])('setting a line of 1 to %d makes it %i', (asked, expected) => {
  expect(setQuantity(fill(tea, ilish), 'tea', asked)).toEqual([
    { ...tea, quantity: expected },
    { ...ilish, quantity: 1 },
  ])
})

test.each([0, -0, 0.5, -1, -1e308])('setting %d removes the line', (asked) => {
  expect(setQuantity(fill(tea, ilish), 'tea', asked)).toEqual(fill(ilish))
})

test.each([
  [' 12 ', 12],
  ['১২', 12],
  ['+4', 4],
  ['2.7', 2],
  ['-2', 0],
  ['1e999', 99],
  ['9'.repeat(10_000), 99],
  ['', null],
  ['3 teas', null],
  ['0x10', null],
  ['1,5', null],
  ['Infinity', null],
])('a guest who types %o means %o', (typed, meant) => {
  expect(parseQuantity(typed)).toBe(meant)
})

test('whatever is typed is a whole number in bounds, or nothing', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)),
      (typed) => {
        const meant = parseQuantity(typed)
        expect(meant === null || (Number.isInteger(meant) && meant >= 0 && meant <= 99)).toBe(true)
      },
    ),
  ))

const id = fc.constantFrom('a', 'b', 'c', 'd')
const change = fc.oneof(
  fc.record({ id, type: fc.constantFrom('food', 'room'), price: fc.nat({ max: 90_000 }) }).map(
    (part) => (cart: Cart) =>
      addItem(cart, {
        ...part,
        name: part.id,
        image,
      }),
  ),
  fc.tuple(id, fc.oneof(fc.integer({ min: -3, max: 120 }), fc.double())).map(
    ([which, quantity]) =>
      (cart: Cart) =>
        setQuantity(cart, which, quantity),
  ),
  id.map((which) => (cart: Cart) => removeItem(cart, which)),
  fc.constant((): Cart => []),
)

test('any changes keep lines unique, quantities whole and in bounds, and totals the sum', () =>
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      let cart: Cart = []
      for (const apply of changes) {
        const before = structuredClone(cart)
        const after = apply(cart)
        expect(cart).toEqual(before)
        cart = after

        expect(new Set(cart.map((line) => `${line.type} ${line.id}`)).size).toBe(cart.length)
        for (const { quantity } of cart)
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true)
        const portions = cart.flatMap(({ quantity, price }) => Array(quantity).fill(price))
        const price = portions.reduce((sum, each) => sum + each, 0)
        expect(subtotal(cart)).toBe(price)
        expect(total(cart, FEE)).toBe(cart.length > 0 ? price + FEE : 0)
      }
    }),
  ))

test('a cart counts portions and rooms: a room is one, however many nights', () => {
  const stay = { checkIn: '2026-12-12', checkOut: '2026-12-16' }
  const rooms = fill({ ...deluxe, id: stayLineId('deluxe', stay), stay }, deluxe, deluxe)
  expect(countItems(rooms)).toBe(2)
  expect(countItems(addItem(addItem(rooms, tea), tea))).toBe(4)
})

test('a room that gets its days takes the place of the line that had none', () => {
  const stay = { checkIn: '2026-12-12', checkOut: '2026-12-16' }
  const withDays = { ...deluxe, id: stayLineId('deluxe', stay), stay }
  const other = { ...deluxe, id: 'deluxe-suite' }
  expect(fill(deluxe, other, tea, withDays).map(({ id }) => id)).toEqual([
    ...['deluxe-suite', 'tea', withDays.id],
  ])
})

test('a stay whose first day has passed is not ordered', () => {
  const stay = { checkIn: '2026-12-12', checkOut: '2026-12-16' }
  const cart = fill({ ...deluxe, stay }, tea)
  expect(withoutPast(cart, '2026-12-12')).toEqual(cart)
  expect(withoutPast(cart, '2026-12-13')).toEqual(fill(tea))
})

test('dishes alone at a table have no delivery fee; a room in the cart brings it back', () => {
  expect(total(fill(deluxe), FEE)).toBe(deluxe.price + FEE)
  expect(total(fill(tea, ilish), FEE, 7)).toBe(599 + 2299)
  expect(total(fill(tea, deluxe), FEE, 7)).toBe(599 + deluxe.price + FEE)
})
