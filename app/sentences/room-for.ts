import { findFormRoom } from '#app/content/rooms/room-types.ts'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { inCart } from '#words/in-cart.ts'

/** How many guests the rooms of a cart hold on all days of one of its lines. */
export const roomFor = (cart: Cart, { stay, room }: CartItem): number =>
  stay
    ? cart
        .filter(
          (line) =>
            line.stay && line.stay.checkIn <= stay.checkIn && line.stay.checkOut >= stay.checkOut,
        )
        .reduce((sum, line) => sum + line.quantity * capacityOf(line.room), 0)
    : capacityOf(room)

const capacityOf = (room = '') => findFormRoom(room)?.capacity ?? 0

/** Says that a party does not fit; otherwise empty. */
export function tooSmallNote(line: CartItem, cart: Cart, party: number): string {
  const capacity = roomFor(cart, line)
  return party > capacity && capacity > 0 ? inCart.tooSmall(capacity, party) : ''
}
