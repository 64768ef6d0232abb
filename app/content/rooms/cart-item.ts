import { asWanted, type FormRoom } from '#app/content/rooms/room-types.ts'
import { type NewItem, roomLineId } from '#app/domain/cart.ts'
import type { Stay } from '#app/domain/stay.ts'

/**
 * Turns a room into an item for the cart. Its id and name are those of the list, so that both of its pages add the same
 * line. The adapted room of its kind is another line.
 */
export function roomAsCartItem(room: FormRoom, isAdapted = false, stay?: Stay): NewItem {
  const adapted = isAdapted && room.hasAdapted
  const line = { room: room.roomId, adapted, ...(stay && { stay }) }
  return {
    ...line,
    id: roomLineId(line),
    name: asWanted(room, adapted).roomName,
    price: room.pricePerNight,
    image: room.image,
    type: 'room',
  }
}
