import type { FormRoom } from '#app/content/rooms/room-types.ts'
import { type NewItem, stayLineId } from '#app/domain/cart.ts'
import type { Stay } from '#app/domain/stay.ts'

/**
 * A room as it lies in the cart, under its id and name in the list, so that it is one line whichever of its pages it
 * came from; the adapted one of its kind has its own.
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
