import type { Cart, CartItem } from './cart.ts'
import type { Cents } from './money.ts'
import { isPast } from './reservation.ts'
import type { IsoDate } from './stay.ts'
import type { TableNumber } from './table-number.ts'

/** What an order is of: dishes to be delivered, dishes at a table, rooms, or dishes and rooms. */
export type OrderKind = 'order' | 'orderAtTable' | 'room' | 'orderAndRoom'

/** What an order of a cart is of. */
export function orderKind(cart: Cart, table?: TableNumber | null): OrderKind {
  const has = (wanted: CartItem['type']) => cart.some(({ type }) => type === wanted)
  if (has('room')) return has('food') ? 'orderAndRoom' : 'room'
  return table ? 'orderAtTable' : 'order'
}

/** The cart without the stays whose first day has passed: they stay in it, and are not ordered. */
export const withoutPast = (cart: Cart, today: IsoDate): Cart =>
  cart.filter(({ stay }) => !stay || !isPast(stay.checkIn, today))

/** The price of every line, before the delivery fee. */
export const subtotal = (cart: Cart): Cents =>
  cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/**
 * The delivery fee of a cart where the hotel asks for `fee`. An empty one has none, nor have dishes alone at a table: with
 * a room beside them they do.
 */
export const deliveryFee = (cart: Cart, fee: Cents, table?: TableNumber | null): Cents =>
  cart.length === 0 || (table && cart.every(({ type }) => type === 'food')) ? 0 : fee

/** What the guest pays: the subtotal and the delivery fee. */
export const total = (cart: Cart, fee: Cents, table?: TableNumber | null): Cents =>
  subtotal(cart) + deliveryFee(cart, fee, table)
