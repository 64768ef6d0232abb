import type { Eatable } from './eatable.ts'
import type { Cents } from './money.ts'
import type { PictureData } from './picture.ts'
import type { Days } from './stay.ts'

/** One line of the cart: a dish by the portion or a room by the night. */
export type CartItem = {
  /** The id of a dish, or of a room's line: see `roomLineId`. */
  readonly id: string
  readonly name: string
  /** The price of one, for a room of one night. */
  readonly price: Cents
  readonly image: PictureData
  readonly type: 'food' | 'room'
  /** Whole, 1 to MAX_QUANTITY: portions or rooms. */
  readonly quantity: number
  /** For a room: its id in the list. */
  readonly room?: string
  /** For a room: whether it is the one adapted for wheelchair users. */
  readonly adapted?: boolean
  /** The days of a room, once the guest has chosen them: until then it counts as one night. */
  readonly days?: Days
  /** For a dish: the facts that a diet is checked against. */
  readonly dish?: Eatable
}

/** An item to add. The cart sets its quantity. */
export type NewItem = Omit<CartItem, 'quantity'>

/** Cart lines in the order they were added. No two share both id and type. */
export type Cart = readonly CartItem[]

export const MAX_QUANTITY = 99

/** A dish as an item, with the facts that a diet is checked against. */
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

/** What makes a room's line: another stay is another line, and so is an adapted room. */
export type RoomLine = { readonly room: string; readonly adapted: boolean; readonly days?: Days }

/** The mark of an adapted room in a line's id. */
export const ADAPTED = 'adapted'

/** The id of a room's line: 'garden-view_adapted_2026-12-12_2026-12-16'. */
export const roomLineId = ({ room, adapted, days }: RoomLine): string =>
  [room, ...(adapted ? [ADAPTED] : []), ...(days ? [days.checkIn, days.checkOut] : [])].join('_')

/**
 * Adds an item: a new line, or more on its line, up to the maximum. Returns the same cart if nothing can be added.
 */
export function addItem(cart: Cart, item: NewItem, count = 1): Cart {
  const line = cart.find(({ id, type }) => id === item.id && type === item.type)
  if (line && line.quantity >= MAX_QUANTITY) return cart
  if (!line && item.days) {
    // The same rooms without days have some now.
    const { room, adapted } = item
    const dayless = cart.find(
      (each) => !each.days && each.room === room && each.adapted === adapted,
    )
    if (dayless)
      return cart.map((each) =>
        each === dayless ? { ...item, quantity: Math.max(dayless.quantity, count) } : each,
      )
  }
  const quantity = Math.min((line?.quantity ?? 0) + count, MAX_QUANTITY)
  if (!line) return [...cart, { ...item, quantity }]
  return cart.map((each) => (each === line ? { ...line, quantity } : each))
}

/**
 * Sets a line's quantity. Decimals are cut off, the maximum is the limit, and 0 or below removes the line. A number that
 * is not finite, or an unknown id, changes nothing.
 */
export function setQuantity(cart: Cart, id: string, wanted: number): Cart {
  const line = cart.find((each) => each.id === id)
  if (!line || !Number.isFinite(wanted)) return cart
  const quantity = bounded(wanted)
  if (quantity === 0) return removeItem(cart, id)
  return cart.map((each) => (each === line ? { ...line, quantity } : each))
}

/** Removes a line. No dish and room share an id, so at most one line goes. */
export const removeItem = (cart: Cart, id: string): Cart =>
  cart.some((line) => line.id === id) ? cart.filter((line) => line.id !== id) : cart

/** Counts portions and rooms. */
export const countItems = (cart: Cart): number =>
  cart.reduce((count, { quantity }) => count + quantity, 0)

/** Rounds down, and limits to 0 to MAX_QUANTITY. */
export const bounded = (quantity: number) =>
  Math.min(Math.max(Math.floor(quantity), 0), MAX_QUANTITY)
