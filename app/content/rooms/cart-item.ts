import { type NewItem, roomLineId } from '#app/domain/cart.ts'
import type { Days } from '#app/domain/day.ts'
import { roomPictures } from './pictures.ts'
import { asWanted, type FormRoom } from './room-types.ts'

/**
 * Turns a room into an item for the cart. Its id and name are those of the list, so that both of its pages add the same
 * line. The adapted room of its kind is another line.
 */
export function roomAsCartItem(room: FormRoom, isAdapted = false, days?: Days): NewItem {
  const adapted = isAdapted && room.hasAdapted
  const line = { room: room.roomId, adapted, ...(days && { days }) }
  return {
    ...line,
    id: roomLineId(line),
    name: asWanted(room, adapted).roomName,
    ...(adapted && { plainName: room.roomName }),
    price: room.pricePerNight,
    image: roomPictures[room.roomId][0],
    type: 'room',
  }
}
