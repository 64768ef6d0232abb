import { listedAllergens } from '#app/content/dishes/allergens.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { knownStayValues } from '#app/content/known-stay-values.ts'
import { roomAsCartItem } from '#app/content/rooms/cart-item.ts'
import { findFormRoom } from '#app/content/rooms/room-types.ts'
import {
  addItem,
  type Cart,
  type CartItem,
  dishAsCartItem,
  type NewItem,
} from '#app/domain/cart.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { withoutPast } from '#app/domain/order.ts'
import { isWithinReach } from '#app/domain/reservation.ts'
import { readFragment, readRoomLine, shortNames } from '#app/domain/shared-cart.ts'
import { DIET_KEYS, readFields, STAY_KEYS } from '#app/domain/url.ts'
import { cart } from '#words/cart.ts'
import { sharedCart } from '#words/shared-cart.ts'

const KEYS = [...STAY_KEYS, ...DIET_KEYS, 'table'] as const

/**
 * Reads the cart in a fragment: the items that the hotel has today, the rest of the visit, and, as a sentence, what is
 * `missing`. The guest's own cart, from the other language, marks past stays by itself.
 */
export function readCart(fragment: string, today: IsoDate) {
  const { lines, query, anchor } = readFragment(fragment)
  const isOwn = anchor !== undefined
  const known = lines.reduce<Cart>((held, { id, quantity }) => {
    const item = itemOf(id)
    return item ? addItem(held, item, quantity) : held
  }, [])
  const reached = known.filter(({ days }) => !days || isWithinReach(days.checkIn, today))
  const current = isOwn ? reached : withoutPast(reached, today)
  const items = current.filter(({ id }) => !findDish(id)?.soldOut)

  const lost = (before: Cart, after: Cart) => before.filter((line) => !after.includes(line))
  const sentenceOn = (sentence: (names: readonly string[]) => string, names: readonly string[]) =>
    names.length > 0 ? [sentence(names)] : []
  const missing = [
    ...sentenceOn(sharedCart.past, lost(reached, current).map(cart.line)),
    ...sentenceOn(sharedCart.tooFar, lost(known, reached).map(cart.line)),
    ...sentenceOn(
      sharedCart.soldOut,
      lost(current, items).map(({ name }) => name),
    ),
    ...sentenceOn(
      sharedCart.unknown,
      shortNames(lines.map(({ id }) => id).filter((id) => !itemOf(id))),
    ),
  ].join(' ')
  const fields = readFields(query, KEYS, { ...knownStayValues, allergens: listedAllergens }, today)
  return { items, fields, anchor, isOwn, missing }
}

const findDish = (id: CartItem['id']) => orderMenu.find((dish) => dish.id === id)

/** The dish or room with the id of a cart line. */
function itemOf(id: string): NewItem | undefined {
  const dish = findDish(id)
  if (dish) return dishAsCartItem(dish)
  const line = readRoomLine(id)
  const room = line && findFormRoom(line.room)
  return room && roomAsCartItem(room, line.adapted, line.days)
}
