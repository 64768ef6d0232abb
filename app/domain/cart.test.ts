import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addChosen,
  addItem,
  type Cart,
  changeDays,
  countItems,
  isBesideAdapted,
  type NewItem,
  putRooms,
  removeItem,
  roomLineId,
  setQuantity,
} from './cart.ts'
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
  [0.5, 0],
  [-1e308, 0],
])('setting a line of 1 to %d makes it %i, and 0 removes it', (quantity, expected) => {
  expect(setQuantity(fill(tea, ilish), 'tea', quantity)).toEqual([
    ...(expected ? [{ ...tea, quantity: expected }] : []),
    { ...ilish, quantity: 1 },
  ])
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
  expect(addChosen(fill(plain, plain, other, tea), withDays)).toMatchObject([
    ...[{ id: 'deluxe_adapted' }, { id: 'tea' }, { id: withDays.id, quantity: 2 }],
  ])
})

const roomFor = (checkIn: string, checkOut: string, adapted = false): NewItem => {
  const days = { checkIn, checkOut }
  const id = roomLineId({ room: 'deluxe', adapted, days })
  return { ...deluxe, id, room: 'deluxe', adapted, days, ...(adapted && { plainName: 'Deluxe' }) }
}
const four = ['2026-12-12', '2026-12-16'] as const
const numbers = (cart: Cart) => cart.map(({ id, quantity }) => [id, quantity])

test('one room of a kind is adapted: the others are plain, however they come into the cart', () => {
  const adapted = roomFor(...four, true)
  const expected = [
    [adapted.id, 1],
    [roomFor(...four).id, 2],
  ]
  expect(numbers(addItem([], adapted, 3))).toEqual(expected)
  expect(numbers(setQuantity(fill(adapted), adapted.id, 3))).toEqual(expected)
  expect(numbers(fill(adapted, adapted, adapted))).toEqual(expected)
  const cart = fill(adapted, adapted)
  expect(cart.map((line) => isBesideAdapted(cart, line))).toEqual([true, true])
  expect(fill(adapted).map((line) => isBesideAdapted(fill(adapted), line))).toEqual([false])
})

test('a line whose days change stays one line, and joins the one that has these days', () => {
  const cart = fill(tea, roomFor(...four), roomFor(...four), ilish)
  const [checkIn, checkOut] = ['2026-12-13', '2026-12-17']
  const later = roomFor(checkIn, checkOut)
  const changed = changeDays(cart, roomFor(...four).id, { checkIn, checkOut })
  expect(numbers(changed)).toEqual([
    ['tea', 1],
    [later.id, 2],
    ['ilish', 1],
  ])
  const joined = changeDays(addItem(cart, later), roomFor(...four).id, { checkIn, checkOut })
  expect(numbers(joined)).toEqual([
    ['tea', 1],
    ['ilish', 1],
    [later.id, 3],
  ])
  expect(joined[2]?.days).toEqual({ checkIn, checkOut })
})

test('the same days anew change nothing', () => {
  const { days: _, ...dayless } = roomFor(...four)
  const cart = fill(roomFor(...four), { ...dayless, id: 'deluxe' }, tea)
  const [checkIn, checkOut] = four
  expect(changeDays(cart, roomFor(...four).id, { checkIn, checkOut })).toBe(cart)
})

test('rooms that are put in a number replace those of their kind for the same nights', () => {
  const apart = roomFor('2027-03-01', '2027-03-02')
  const cart = fill(tea, roomFor(...four), apart)
  const again = roomFor('2026-12-14', '2026-12-18')
  expect(numbers(putRooms(cart, again, 2))).toEqual([
    ['tea', 1],
    [apart.id, 1],
    [again.id, 2],
  ])
})
