import type { Cents } from './money.ts'
import type { PictureData } from './picture.ts'
import { isPast } from './reservation.ts'
import { type IsoDate, nights, type Stay } from './stay.ts'
import type { TableNumber } from './table-number.ts'

/** One line of the cart: a dish by the portion or a room by the night. */
export type CartItem = {
  /** Of a dish or a room; for chosen days it holds them too, see `stayLineId`. */
  readonly id: string
  readonly name: string
  /** For one. */
  readonly price: Cents
  readonly image: PictureData
  readonly type: 'food' | 'room'
  /** Whole, 1 to MAX_QUANTITY; with days it is the nights between them. */
  readonly quantity: number
  /** The days of a room, where the guest has chosen them. */
  readonly stay?: Stay
}

/** What is added to a cart: the cart itself says how many. */
export type NewItem = Omit<CartItem, 'quantity'>

/** The lines of the cart in the order they were added; no two share both id and type. */
export type Cart = readonly CartItem[]

/** The most portions of one thing that a cart holds. */
export const MAX_QUANTITY = 99

/** A dish as it lies in the cart. */
export const dishAsCartItem = ({ id, name, price, image }: Omit<NewItem, 'type'>): NewItem => ({
  id,
  name,
  price,
  image,
  type: 'food',
})

/** The id of a line for a room on certain days, so that another stay is another line. */
export const stayLineId = (id: string, { checkIn, checkOut }: Stay): string =>
  `${id}_${checkIn}_${checkOut}`

/**
 * The cart with one more of an item: a new line of 1, or one more on its line up to the most. A stay has the nights of
 * its days, once. Where nothing can be added, it is the same cart.
 */
export const addItem = (cart: Cart, item: NewItem): Cart => addSeveral(cart, item, 1)

/** The cart with so many more of an item, by the same rules. */
export function addSeveral(cart: Cart, item: NewItem, count: number): Cart {
  const line = cart.find(({ id, type }) => id === item.id && type === item.type)
  if (line && (line.stay || line.quantity >= MAX_QUANTITY)) return cart
  const quantity = item.stay
    ? nights(item.stay.checkIn, item.stay.checkOut)
    : Math.min((line?.quantity ?? 0) + count, MAX_QUANTITY)
  if (!line) return [...cart, { ...item, quantity }]
  return cart.map((each) => (each === line ? { ...line, quantity } : each))
}

/**
 * The cart with the quantity of an id set: decimals are cut off, more than the most becomes the
 * most, and 0 or below removes the line. A number that is not finite, or an unknown id, changes nothing. The nights of
 * a stay follow from its days.
 */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (!Number.isFinite(quantity)) return cart
  const portions = bounded(quantity)
  if (portions === 0) return removeItem(cart, id)
  return cart.map((line) => (line.id === id && !line.stay ? { ...line, quantity: portions } : line))
}

/** The cart without an id. No dish and room share an id, so at most one line goes. */
export const removeItem = (cart: Cart, id: string): Cart => cart.filter((line) => line.id !== id)

/** What an order is of: dishes to be delivered, dishes at a table, rooms, or dishes and rooms. */
export type OrderKind = 'order' | 'orderAtTable' | 'room' | 'orderAndRoom'

/** What an order of a cart is of. */
export function orderKind(cart: Cart, table?: TableNumber): OrderKind {
  const has = (wanted: CartItem['type']) => cart.some(({ type }) => type === wanted)
  if (has('room')) return has('food') ? 'orderAndRoom' : 'room'
  return table ? 'orderAtTable' : 'order'
}

/** How many portions and rooms the cart holds: a room is one, however many nights. */
export const countItems = (cart: Cart): number =>
  sum(cart, ({ type, quantity }) => (type === 'room' ? 1 : quantity))

/** The cart without the stays whose first day has passed: they stay in it, and are not ordered. */
export const withoutPast = (cart: Cart, today: IsoDate): Cart =>
  cart.filter(({ stay }) => !stay || !isPast(stay.checkIn, today))

/** The price of every line, before the delivery fee. */
export const subtotal = (cart: Cart): Cents => sum(cart, (line) => line.price * line.quantity)

/**
 * The delivery fee of a cart, an empty one too, where the hotel asks for `fee`. Dishes alone at a table have none: with
 * a room beside them they do.
 */
export const deliveryFee = (cart: Cart, fee: Cents, table?: TableNumber): Cents =>
  table && cart.every(({ type }) => type === 'food') ? 0 : fee

/** What the guest pays: the subtotal and the delivery fee. */
export const total = (cart: Cart, fee: Cents, table?: TableNumber): Cents =>
  subtotal(cart) + deliveryFee(cart, fee, table)

/**
 * The quantity a guest meant by what was typed, in Latin or Bengali digits: whole, 0 (remove it) to
 * MAX_QUANTITY.
 * Null when no number can be read, as in a box just emptied: keep the old one.
 */
export function parseQuantity(text: string): number | null {
  const typed = text
    .trim()
    .replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
  const isDecimal = /^[+-]?\d+(\.\d*)?(e\d+)?$/i.test(typed)
  return isDecimal ? bounded(Number(typed)) : null
}

const bounded = (quantity: number) => Math.min(Math.max(Math.floor(quantity), 0), MAX_QUANTITY)

const sum = (cart: Cart, of: (line: CartItem) => number) =>
  cart.reduce((soFar, line) => soFar + of(line), 0)

/** How the fragment of an address begins that carries a cart. Links that guests have copied say basket. */
export const SHARED_CART = '#basket='

/**
 * The fragment that carries a cart, in the order of its lines, and the table where the guest sits:
 * '#basket=beguni*2,deluxe_2026-12-12_2026-12-16&table=7'.
 *
 * @param place - for the guest's own cart on its way to another language: the id at which the page is open, or empty
 */
export const cartFragment = (
  lines: readonly Pick<CartItem, 'id' | 'quantity' | 'stay'>[],
  table?: TableNumber,
  place?: string,
): string =>
  SHARED_CART +
  lines
    .map(({ id, quantity, stay }) => id + (quantity > 1 && !stay ? `*${quantity}` : ''))
    .join(',') +
  (table ? `&table=${table}` : '') +
  (place === undefined ? '' : `&at=${place}`)
