import type { Cart, CartItem } from './cart.ts'
import { addDays, type Days, type IsoDate, nights } from './day.ts'
import type { Cents } from './money.ts'
import { isPast } from './reservation.ts'
import type { TableNumber } from './table-number.ts'

/** What an order holds: dishes to be delivered, dishes at a table, rooms, or dishes and rooms. */
export type OrderKind = 'order' | 'orderAtTable' | 'room' | 'orderAndRoom'

/** A table counts only where there are no rooms. */
export function orderKind(cart: Cart, table?: TableNumber | null): OrderKind {
  const has = (wanted: CartItem['type']) => cart.some(({ type }) => type === wanted)
  if (has('room')) return has('food') ? 'orderAndRoom' : 'room'
  return table ? 'orderAtTable' : 'order'
}

/** The lines that can be ordered: a stay whose first day has passed stays in the cart, but is not ordered. */
export const withoutPast = (cart: Cart, today: IsoDate): Cart =>
  cart.filter(({ days }) => !days || !isPast(days.checkIn, today))

/** The nights of a room's line: one until its days are chosen. */
export const lineNights = ({ days }: { readonly days?: Days | undefined }): number =>
  days ? nights(days) : 1

/** On how many different nights the cart has a room; at least one. */
export function distinctNights(cart: Cart): number {
  const all = cart.flatMap(({ days }) =>
    days ? Array.from({ length: lineNights({ days }) }, (_, i) => addDays(days.checkIn, i)) : [],
  )
  return new Set(all).size || 1
}

/** The price of a line: of its portions, or of all its rooms for all their nights. */
export const lineTotal = (line: CartItem): Cents =>
  line.price * line.quantity * (line.type === 'room' ? lineNights(line) : 1)

export const subtotal = (cart: Cart): Cents => cart.reduce((sum, line) => sum + lineTotal(line), 0)

/** The delivery fee: `fee`, but nothing for an empty cart or at a table. */
export const deliveryFee = (cart: Cart, fee: Cents, table?: TableNumber | null): Cents =>
  cart.length === 0 || table ? 0 : fee

/** The subtotal and the delivery fee. Offers are not taken off. */
export const total = (cart: Cart, fee: Cents, table?: TableNumber | null): Cents =>
  subtotal(cart) + deliveryFee(cart, fee, table)
