import { expect, test } from 'vitest'
import type { CartItem } from './cart.ts'
import { distinctNights, subtotal, total, withoutPast } from './order.ts'
import type { PictureData } from './picture.ts'

const FEE = 500
const image = { id: 'dish-tea' } as PictureData
const tea: CartItem = { id: 'tea', name: 'Tea', price: 599, image, type: 'food', quantity: 2 }
const deluxe: CartItem = { ...tea, id: 'deluxe', price: 24_900, type: 'room', quantity: 1 }

test('the total is the price of every portion and the delivery fee, which an empty cart and a table have not', () => {
  expect(subtotal([tea, deluxe])).toBe(599 + 599 + 24_900)
  expect(total([tea, deluxe], FEE)).toBe(599 + 599 + 24_900 + FEE)
  expect(total([], FEE)).toBe(0)
  expect(total([tea, deluxe], FEE, 7)).toBe(599 + 599 + 24_900)
})

test('rooms with days cost their nights', () => {
  const days = { checkIn: '2026-12-12', checkOut: '2026-12-16' }
  expect(subtotal([{ ...deluxe, days, quantity: 2 }])).toBe(2 * 4 * 24_900)
  expect(subtotal([{ ...deluxe, quantity: 2 }])).toBe(2 * 24_900)
})

test('a stay whose first day has passed is not ordered', () => {
  const days = { checkIn: '2026-12-12', checkOut: '2026-12-16' }
  const cart = [{ ...deluxe, days }, tea]
  expect(withoutPast(cart, '2026-12-12')).toEqual(cart)
  expect(withoutPast(cart, '2026-12-13')).toEqual([tea])
})

test('a night counts once, however many rooms are wanted for it', () => {
  const stays = [
    ['2026-12-12', '2026-12-16'],
    ['2026-12-14', '2026-12-18'],
  ].map(([checkIn = '', checkOut = '']) => ({ ...deluxe, days: { checkIn, checkOut } }))
  expect(distinctNights([...stays, deluxe])).toBe(6)
  expect(distinctNights([deluxe])).toBe(1)
})
