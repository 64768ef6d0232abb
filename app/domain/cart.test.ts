import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addItem, type Cart, countItems, removeItem, roomLineId, setQuantity } from './cart.ts'
import { lineNights } from './order.ts'
import type { PictureData } from './picture.ts'

const image = { id: 'dish-tea' } as PictureData
const tea = { id: 'tea', name: 'Tea', price: 599, image, type: 'food' } as const
const ilish = { id: 'ilish', name: 'Ilish', price: 2299, image, type: 'food' } as const
const deluxe = { id: 'deluxe', name: 'Deluxe', price: 24_900, image, type: 'room' } as const

const fill = (...items: Parameters<typeof addItem>[1][]) =>
  items.reduce<Cart>((cart, item) => addItem(cart, item), [])

test('a new item is a line of 1; adding it again is one more on that line', () => {
  expect(fill(tea, deluxe, tea)).toEqual([
    { ...tea, quantity: 2 },
    { ...deluxe, quantity: 1 },
  ])
})

test('a room with days is a line; other days are another line, the same days one more room', () => {
  const nights = (checkIn: string, checkOut: string) => {
    const days = { checkIn, checkOut }
    return { ...deluxe, id: roomLineId({ room: deluxe.id, adapted: false, days }), days }
  }
  const four = nights('2026-12-12', '2026-12-16')
  const cart = fill(four, nights('2026-12-12', '2026-12-17'), deluxe, deluxe)
  expect(cart.map(lineNights)).toEqual([4, 5, 1])
  const two = addItem(cart, four)
  expect(two.map(({ quantity }) => quantity)).toEqual([2, 1, 2])
  expect([countItems(cart), countItems(two)]).toEqual([4, 5])
  expect(setQuantity(cart, four.id, 0)).toEqual(cart.slice(1))
})

test.each([
  [3, 3],
  [2.7, 2],
  [99, 99],
  [100, 99],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
])('setting a line of 1 to %d makes it %i', (quantity, expected) => {
  expect(setQuantity(fill(tea, ilish), 'tea', quantity)).toEqual([
    { ...tea, quantity: expected },
    { ...ilish, quantity: 1 },
  ])
})

test.each([0, -0, 0.5, -1, -1e308])('setting %d removes the line', (quantity) => {
  expect(setQuantity(fill(tea, ilish), 'tea', quantity)).toEqual(fill(ilish))
})

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

test('any changes keep lines unique, and quantities whole and in bounds', () =>
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
      }
    }),
  ))

test('rooms without days stay as many when their days are chosen', () => {
  const days = { checkIn: '2026-12-12', checkOut: '2026-12-16' }
  const line = { room: 'deluxe', adapted: false }
  const plain = { ...deluxe, ...line }
  const withDays = { ...plain, id: roomLineId({ ...line, days }), days }
  const other = { ...plain, id: 'deluxe_adapted', adapted: true }
  expect(fill(plain, plain, other, tea, withDays)).toMatchObject([
    ...[{ id: withDays.id, quantity: 2 }, { id: 'deluxe_adapted' }, { id: 'tea' }],
  ])
})
