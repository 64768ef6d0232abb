import type { Days } from './day.ts'
import { type Eatable, eatableOf } from './eatable.ts'
import type { Cents } from './money.ts'
import type { PictureData } from './picture.ts'

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
  /** For the adapted room: the name of a plain one of its kind. */
  readonly plainName?: string
  /** The days of a room, once the guest has chosen them: until then it counts as one night. */
  readonly days?: Days
  /** For a dish: the facts that a diet is checked against. */
  readonly dish?: Eatable
}

/** An item to add. The cart sets its quantity. */
export type NewItem = Omit<CartItem, 'quantity'>

/** Cart lines in the order they were added. No two share an id. */
export type Cart = readonly CartItem[]

export const MAX_QUANTITY = 99

/** A dish as an item, with the facts that a diet is checked against. */
export const dishAsCartItem = ({
  id,
  name,
  price,
  image,
  ...dish
}: Pick<NewItem, 'id' | 'name' | 'price' | 'image'> & Eatable): NewItem => ({
  ...{ id, name, price, image, type: 'food', dish: eatableOf(dish) },
})

/** What makes a room's line: another stay is another line, and so is an adapted room. */
export type RoomLine = {
  readonly room: string
  readonly adapted: boolean
  readonly days?: Days | undefined
}

/** The mark of an adapted room in a line's id. */
export const ADAPTED = 'adapted'

/** The id of a room's line: 'garden-view_adapted_2026-12-12_2026-12-16'. */
export const roomLineId = ({ room, adapted, days }: RoomLine): string =>
  [room, ...(adapted ? [ADAPTED] : []), ...(days ? [days.checkIn, days.checkOut] : [])].join('_')

/**
 * Adds an item: a new line, or more on its line, up to the maximum. One room of a kind is adapted, so a second one is a
 * plain one. Returns the same cart if nothing can be added.
 */
export function addItem(cart: Cart, item: NewItem, count = 1): Cart {
  const line = cart.find(({ id }) => id === item.id)
  const most = item.plainName ? 1 : MAX_QUANTITY
  const before = line?.quantity ?? 0
  const quantity = Math.min(before + count, most)
  const rest = before + count - quantity
  const added = line
    ? cart.map((each) => (each === line ? { ...line, quantity } : each))
    : [...cart, { ...item, quantity }]
  if (item.plainName && rest > 0) return addItem(added, plain(item, item.plainName), rest)
  return quantity === before ? cart : added
}

/** Adds what the guest has chosen: rooms that are in the cart without days take its days, and stay as many. */
export function addChosen(cart: Cart, item: NewItem): Cart {
  const { id, days, room, adapted } = item
  const dayless =
    days && !cart.some((line) => line.id === id)
      ? cart.find((line) => !line.days && line.room === room && line.adapted === adapted)
      : undefined
  return dayless
    ? addItem(removeItem(cart, dayless.id), item, dayless.quantity)
    : addItem(cart, item)
}

/** A plain room of the kind of an adapted one. */
function plain({ plainName: _, ...item }: NewItem, name: string): NewItem {
  const { room = '', days } = item
  return { ...item, name, adapted: false, id: roomLineId({ room, adapted: false, days }) }
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
  if (line.plainName) return addItem(cart, line, quantity - line.quantity)
  return cart.map((each) => (each === line ? { ...line, quantity } : each))
}

/** Changes the days of a room's line. It joins the line that has these days, if there is one. */
export function changeDays(cart: Cart, id: string, days: Days): Cart {
  const line = cart.find((each) => each.id === id)
  if (!line?.room) return cart
  const { quantity, ...item } = line
  const { adapted = false } = item
  const changed = { ...item, days, id: roomLineId({ room: line.room, adapted, days }) }
  if (changed.id === id) return cart
  return cart.some((each) => each.id === changed.id)
    ? addItem(removeItem(cart, id), changed, quantity)
    : cart.map((each) => (each === line ? { ...changed, quantity } : each))
}

/**
 * Puts a number of rooms into the cart instead of those of their kind for the same nights: the guest has chosen these
 * anew.
 */
export const putRooms = (cart: Cart, item: NewItem, count: number): Cart =>
  addItem(
    cart.filter((line) => line.room !== item.room || !overlap(line, item)),
    item,
    count,
  )

const overlap = ({ days: one }: NewItem, { days: other }: NewItem) =>
  !one || !other || (one.checkIn < other.checkOut && other.checkIn < one.checkOut)

/**
 * Whether the cart has the adapted room and a plain one of its kind for some of the same nights, and this line is one of
 * the two.
 */
export const isBesideAdapted = (cart: Cart, line: CartItem): boolean =>
  cart.some(
    (other) =>
      other.id !== line.id &&
      other.room === line.room &&
      (other.adapted || line.adapted) === true &&
      overlap(other, line),
  )

/** How many of an item the cart has, by name: the adapted room has a name of its own. */
export function countsOf(cart: Cart, { id, room }: NewItem): [name: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { name, quantity } of cart.filter((line) =>
    room ? line.room === room : line.id === id,
  ))
    counts.set(name, (counts.get(name) ?? 0) + quantity)
  return [...counts]
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
