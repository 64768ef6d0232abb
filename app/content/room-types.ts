import { room } from '#app/content/pictures.generated/room.ts'
import { usd } from '#app/domain/money.ts'
import type { RoomType } from '#app/domain/room.ts'

/** A room type with the room of the list that it stands for and its line on a card. */
export type BookableRoomType = RoomType & {
  /** The room of the list that is booked as this type. */
  readonly listedAs: string
}

/** The room types of the reservation form, in the order shown. A set of its own beside the rooms list. */
export const roomTypes: readonly BookableRoomType[] = [
  {
    id: 'standard',
    name: 'Standard Room',
    description: 'Quiet and shaded, with a queen bed, a writing desk and a cane-mat daybed.',
    image: room['standard-bed'],
    pricePerNight: usd(179),
    capacity: 2,
    listedAs: 'standard',
  },
  {
    id: 'deluxe',
    name: 'Deluxe Room',
    description: 'A king bed, two armchairs and three tall windows on the tea terraces.',
    image: room['deluxe-bed'],
    pricePerNight: usd(249),
    capacity: 2,
    listedAs: 'deluxe',
  },
  {
    id: 'suite',
    name: 'Suite',
    description:
      'A sitting room and a bedroom that face the river, with a daybed for a third guest.',
    image: room['executive-bed'],
    pricePerNight: usd(349),
    capacity: 3,
    listedAs: 'executive-suite',
  },
  {
    id: 'family',
    name: 'Family Suite',
    description: 'A king bed, a twin bed and a window seat, with the garden one door away.',
    image: room['family-bed'],
    pricePerNight: usd(429),
    capacity: 4,
    listedAs: 'family-suite',
  },
]

/** The room type with this id, if there is one. */
export const findRoomType = (id: string) => roomTypes.find((type) => type.id === id)

/** The room type that a room of the list is booked as; some have none and are asked for in words. */
const roomTypeOf = (roomId: string) =>
  roomTypes.find((type) => type.listedAs === roomId || type.id === roomId)

/** The way to the reservation form with a room's type chosen, where it has one. */
export function reservationPath(roomId: string) {
  const type = roomTypeOf(roomId)
  return type ? `/reservations?room=${type.id}` : '/reservations'
}
