import { asWanted, type FormRoom, findFormRoom } from '#app/content/rooms/room-types.ts'
import { type CartItem, type NewItem, roomLineId } from '#app/domain/cart.ts'
import type { Stay } from '#app/domain/reservation.ts'
import type { Days } from '#app/domain/stay.ts'

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
    image: room.image,
    type: 'room',
  }
}

/** The stay that a room's line asks for, with what else the guest has said of it. */
export const lineAsStay = ({ room = '', adapted, days, quantity }: CartItem, said: Stay): Stay => ({
  ...said,
  roomType: findFormRoom(room)?.id,
  adapted,
  rooms: quantity,
  checkIn: days?.checkIn,
  checkOut: days?.checkOut,
})
