import { roomNames } from '#words/room-types.ts'
import { roomWords } from '#words/rooms.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { catalogue } from './catalogue.ts'
import { roomTypes } from './room-types.ts'

/*
 * The rooms, as each place needs them. Facts (ids, prices, capacities, pictures) are in catalogue.ts, words in
 * en/rooms.ts. The specification names two sets: the rooms of the list, here, and the room types of
 * the reservation form, in room-types.ts.
 */

/** The rooms of the list, in the order shown. */
export const rooms = catalogue.map((facts) => ({
  ...facts,
  ...roomWords[facts.id],
  name: roomNames[facts.id],
  image: facts.images[0],
  roomId: facts.id,
  size: roomsPage.size(facts.area),
}))

/** A room of the list. */
export type ListedRoom = (typeof rooms)[number]

/** The room of the list with this id, if there is one. */
export const findRoom = (id: string) => rooms.find((room) => room.id === id)

/** The rooms of the list, and the room types whose ids the list does not have. */
const roomPages = [
  ...rooms,
  ...roomTypes.flatMap((type) => {
    const room = findRoom(type.roomId)
    return room && room.id !== type.id ? { ...type, id: type.type, companion: room.companion } : []
  }),
]

/**
 * What /rooms/:id shows. Search engines know a room type under the id of the room in the list.
 */
export type RoomPage = (typeof roomPages)[number]

/** Every id that has its own page at /rooms/:id. */
export const roomPageIds: readonly string[] = roomPages.map(({ id }) => id)

/** The page of a room id, if there is such a room. */
export const findRoomPage = (id: string) => roomPages.find((page) => page.id === id)

/** Up to three room types to look at besides a room, never that room itself under another id. */
export const otherRoomTypes = (room: RoomPage) =>
  roomTypes.filter((type) => type.id !== room.id && type.roomId !== room.roomId).slice(0, 3)
