import type { RoomType } from '#app/domain/room.ts'
import { roomTypeWords } from '#words/room-types.ts'
import { catalogue } from './catalogue.ts'

/*
 * The rooms as the reservation form books them: a file of its own, so that the form does not bring along
 * the words of all rooms.
 */

/** A room type of the reservation form, with the id of the room that it books. */
export type BookableRoomType = RoomType & { readonly listedAs: string }

/** The four room types of the reservation form, in the order shown. */
export const roomTypes: readonly BookableRoomType[] = catalogue.flatMap((facts) => {
  if (!('bookedAs' in facts)) return []
  const { id, bookedAs, pricePerNight, images } = facts
  return { ...bookedAs, ...roomTypeWords[id], pricePerNight, image: images[0], listedAs: id }
})

/** The room type with this id, if there is one. */
export const findRoomType = (id: string) => roomTypes.find((type) => type.id === id)
