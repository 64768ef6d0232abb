import { findFormRoom } from '#app/content/rooms/room-types.ts'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { inCart } from '#words/in-cart.ts'

/** How many guests the cart's rooms hold on every night of this line. A line without days counts the rooms without days. */
export const roomFor = (cart: Cart, { days }: CartItem): number =>
  cart
    .filter((line) =>
      days && line.days
        ? line.days.checkIn <= days.checkIn && line.days.checkOut >= days.checkOut
        : line.days === days,
    )
    .reduce((sum, line) => sum + line.quantity * capacityOf(line.room), 0)

const capacityOf = (room = '') => findFormRoom(room)?.capacity ?? 0

/** Says that a party does not fit; otherwise empty. */
export function tooSmallNote(line: CartItem, cart: Cart, party: number): string {
  const capacity = roomFor(cart, line)
  return party > capacity && capacity > 0 ? inCart.tooSmall(capacity, party) : ''
}
