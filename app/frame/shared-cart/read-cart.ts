import { listedAllergens } from '#app/content/dishes/allergens.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { offeredStays } from '#app/content/offered.ts'
import { roomAsCartItem } from '#app/content/rooms/cart-item.ts'
import { findFormRoom } from '#app/content/rooms/room-types.ts'
import { DIET_KEYS, readSaid, STAY_KEYS } from '#app/domain/address.ts'
import { addItem, type Cart, dishAsCartItem, type NewItem } from '#app/domain/cart.ts'
import { readFragment, readRoomLine, shortNames } from '#app/domain/cart-link.ts'
import { withoutPast } from '#app/domain/order.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { cart } from '#words/cart.ts'
import { sharedCart } from '#words/shared-cart.ts'

const KEYS = [...STAY_KEYS, ...DIET_KEYS, 'table'] as const

/**
 * Reads the cart in a fragment: the items that the hotel has today, the rest of the visit, and, as a sentence, what is
 * `missing`.
 */
export function readCart(fragment: string, today: IsoDate) {
  const { lines, query, anchor } = readFragment(fragment)
  const known = lines.reduce<Cart>((held, { id, quantity }) => {
    const item = itemOf(id)
    return item ? addItem(held, item, quantity) : held
  }, [])
  // The guest's own cart, from the other language. It shows no message, and marks past stays by itself.
  const isOwn = anchor !== undefined
  const items = isOwn ? known : withoutPast(known, today)
  const past = known.filter((line) => !items.includes(line)).map(cart.line)
  const unknown = shortNames(lines.map(({ id }) => id).filter((id) => !itemOf(id)))
  const missing = [
    ...(past.length > 0 ? [sharedCart.past(past)] : []),
    ...(unknown.length > 0 ? [sharedCart.unknown(unknown)] : []),
  ].join(' ')
  const said = readSaid(query, KEYS, { ...offeredStays, allergens: listedAllergens }, today)
  return { items, said, anchor, isOwn, missing }
}

/** The dish or room with the id of a cart line. */
function itemOf(id: string): NewItem | undefined {
  const dish = orderMenu.find((dish) => dish.id === id && !dish.soldOut)
  if (dish) return dishAsCartItem(dish)
  const line = readRoomLine(id)
  const room = line && findFormRoom(line.room)
  return room && roomAsCartItem(room, line.adapted, line.days)
}
