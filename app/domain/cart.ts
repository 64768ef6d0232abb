import type { Eatable } from './eatable.ts'
import type { Cents } from './money.ts'
import type { PictureData } from './picture.ts'
import { nights, type Stay } from './stay.ts'

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
  /** What a diet is checked against, of a dish. */
  readonly dish?: Eatable
}

/** What is added to a cart: the cart itself says how many. */
export type NewItem = Omit<CartItem, 'quantity'>

/** The lines of the cart in the order they were added; no two share both id and type. */
export type Cart = readonly CartItem[]

/** The most portions of one thing that a cart holds. */
export const MAX_QUANTITY = 99

/** A dish as it lies in the cart. */
export const dishAsCartItem = ({
  id,
  name,
  price,
  image,
  vegetarian,
  allergens,
  spiceLevel,
}: Pick<NewItem, 'id' | 'name' | 'price' | 'image'> & Eatable): NewItem => ({
  id,
  name,
  price,
  image,
  type: 'food',
  dish: { vegetarian, allergens, ...(spiceLevel && { spiceLevel }) },
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
  if (!line) return [...(item.stay ? withoutDayless(cart, item) : cart), { ...item, quantity }]
  return cart.map((each) => (each === line ? { ...line, quantity } : each))
}

/** The cart without the line of a room that had no days yet, now that it has some. */
const withoutDayless = (cart: Cart, { id }: NewItem): Cart =>
  cart.filter((line) => line.type !== 'room' || line.stay || !id.startsWith(`${line.id}_`))

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

/** How many portions and rooms the cart holds: a room is one, however many nights. */
export const countItems = (cart: Cart): number =>
  cart.reduce((count, { type, quantity }) => count + (type === 'room' ? 1 : quantity), 0)

/** A quantity that a line can have, or 0. */
export const bounded = (quantity: number) =>
  Math.min(Math.max(Math.floor(quantity), 0), MAX_QUANTITY)
