import type { Cents } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { roomTypes } from './room-types.ts'
import { rooms } from './rooms.ts'

/** What /rooms/:id shows: a room of the list, or a reservation type that the list has no room for. */
export type RoomPage = {
  readonly id: string
  /** The id under which search engines know the room: two types stand for rooms of the list. */
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
    const listed = rooms.find(({ id }) => id === listedAs)
    if (!listed || listed.id === type.id) return []
    return { ...type, canonicalId: listed.id, bangla: listed.bangla, picture: image }
  }),
]

/** Every id that has a page of its own at /rooms/:id. */
export const roomPageIds: readonly string[] = roomPages.map(({ id }) => id)

/** The page of a room id, if the house has such a room. */
export const findRoomPage = (id: string) => roomPages.find((page) => page.id === id)

/** Up to three room types to look at besides a room, never that room itself under another id. */
export const otherRoomTypes = ({ id, canonicalId }: RoomPage) =>
  roomTypes.filter((type) => type.id !== id && type.listedAs !== canonicalId).slice(0, 3)
