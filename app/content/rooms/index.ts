import type { Cents } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { Room } from '#app/domain/room.ts'
import { roomWords } from '#words/rooms.ts'
import { roomsScreen } from '#words/rooms-screen.ts'
import { catalogue } from './catalogue.ts'
import { roomTypes } from './types.ts'

/*
 * The rooms, as each place needs them. Facts (ids, prices, capacities, pictures) are in catalogue.ts, words in
 * en/rooms.ts. The specification names two sets: six rooms in the list, here, and four room types in the
 * reservation form, in types.ts.
 */

/** A room of the list, with its pictures and the Bangla line of its heading. */
export type ListedRoom = Room & {
  /** The first is the one on cards. */
  readonly images: readonly [PictureData, ...PictureData[]]
  readonly bangla: string
}

/** The six rooms of the list, in the order shown. */
export const rooms: readonly ListedRoom[] = catalogue.map((facts) => ({
  ...facts,
  ...roomWords[facts.id],
  size: roomsScreen.size(facts.area),
}))

/** The room of the list with this id, if there is one. */
export const findRoom = (id: string) => rooms.find((room) => room.id === id)

/** What /rooms/:id shows: a room of the list, or a room type whose id the list does not have. */
export type RoomPage = {
  readonly id: string
  /** The id under which search engines know the room: a room type is a room of the list. */
  readonly canonicalId: string
  readonly name: string
  readonly bangla: string
  readonly description: string
  readonly pricePerNight: Cents
  /** Guests, at most. */
  readonly capacity: number
  readonly picture: PictureData
}

const roomPages: readonly RoomPage[] = [
  ...rooms.map(({ images, ...room }) => ({ ...room, canonicalId: room.id, picture: images[0] })),
  ...roomTypes.flatMap(({ image, listedAs, ...type }) => {
    const room = findRoom(listedAs)
    return room && room.id !== type.id
      ? { ...type, canonicalId: room.id, bangla: room.bangla, picture: image }
      : []
  }),
]

/** Every id that has a page of its own at /rooms/:id. */
export const roomPageIds: readonly string[] = roomPages.map(({ id }) => id)

/** The page of a room id, if there is such a room. */
export const findRoomPage = (id: string) => roomPages.find((page) => page.id === id)

/** Up to three room types to look at besides a room, never that room itself under another id. */
export const otherRoomTypes = ({ id, canonicalId }: RoomPage) =>
  roomTypes.filter((type) => type.id !== id && type.listedAs !== canonicalId).slice(0, 3)
