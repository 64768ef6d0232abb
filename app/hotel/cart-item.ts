import { findRoom, type RoomPage } from '#app/content/rooms/index.ts'
import { type NewItem, stayLineId } from '#app/domain/cart.ts'
import type { Stay } from '#app/domain/stay.ts'

/** A room as it lies in the cart: the one of the list, so that it is one line whichever of its pages it came from. */
export function roomAsCartItem(page: RoomPage, stay?: Stay): NewItem {
  const { listedAs, name, pricePerNight, image } = findRoom(page.listedAs) ?? page
  return {
    id: stay ? stayLineId(listedAs, stay) : listedAs,
    name,
    price: pricePerNight,
    image,
    type: 'room',
    ...(stay && { stay }),
  }
}
