import { roomTypeLines } from '#words/room-lines.ts'
import { roomNames } from '#words/room-types.ts'
import { roomWords } from '#words/rooms.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { catalogue } from './catalogue.ts'
import { listPictures, roomPictures } from './pictures.ts'
import { roomTypes } from './room-types.ts'

/*
 * The rooms of the list, as pages need them. Facts (ids, prices, capacities) are in catalogue.ts, words in
 * en/rooms.ts. The specification has a second set, the room types of the reservation form: room-types.ts.
 */

/** The rooms of the list, in order. */
export const rooms = catalogue.map((facts) => ({
  ...facts,
  ...roomWords[facts.id],
  name: roomNames[facts.id],
  images: roomPictures[facts.id],
  image: roomPictures[facts.id][0],
  listImage: listPictures[facts.id],
  roomId: facts.id,
  size: roomsPage.size(facts.area),
}))

export type ListedRoom = (typeof rooms)[number]

/** The room of the list with this id, if there is one. */
export const findRoom = (id: string) => rooms.find((room) => room.id === id)

/** The rooms of the list, and the room types with ids that the list does not have. */
const roomPages = [
  ...rooms,
  ...roomTypes.flatMap((type) => {
    const room = findRoom(type.roomId)
    return room && room.id !== type.id
      ? {
          ...type,
          companion: room.companion,
          image: room.image,
          description: roomTypeLines[type.id],
        }
      : []
  }),
]

/** The room of a page /rooms/:id. The canonical page of a room type is that of its room in the list. */
export type RoomPage = (typeof roomPages)[number]

/** The ids of all pages /rooms/:id. */
export const roomPageIds: readonly string[] = roomPages.map(({ id }) => id)

/** The room of a page, if there is one. */
export const findRoomPage = (id: string) => roomPages.find((page) => page.id === id)

/** Up to three other room types, never the room itself under another id. */
export const otherRoomTypes = (room: RoomPage) =>
  roomTypes.filter((type) => type.id !== room.id && type.roomId !== room.roomId).slice(0, 3)
