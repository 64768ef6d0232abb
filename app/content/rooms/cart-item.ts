import type { FormRoom } from '#app/content/rooms/room-types.ts'
import { type NewItem, stayLineId } from '#app/domain/cart.ts'
import type { Stay } from '#app/domain/stay.ts'

/**
 * Turns a room into an item for the cart. Its id and name are those of the list, so that both of its pages add the same
 * line. An adapted room has its own.
 */
export function roomAsCartItem(room: FormRoom, stay?: Stay): NewItem {
  const id = room.isAdapted ? room.id : room.roomId
  return {
    id: stay ? stayLineId(id, stay) : id,
    name: room.isAdapted ? room.name : room.roomName,
    price: room.pricePerNight,
    image: room.image,
    type: 'room',
    ...(stay && { stay }),
  }
}
