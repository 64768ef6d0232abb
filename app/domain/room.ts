import type { Cents } from './money.ts'
import type { PictureData } from './picture.ts'

/** The kind of a room, by which the list is filtered. */
export type RoomCategory = 'standard' | 'deluxe' | 'suite'

/** A room of the rooms list, the search and its own page. */
export type Room = {
  readonly id: string
  readonly name: string
  readonly shortDescription: string
  readonly description: string
  readonly pricePerNight: Cents
  /** Guests, at most. */
  readonly capacity: number
  /** Floor area in words: '28 m²'. */
  readonly size: string
  readonly bedType: string
  readonly view: string
  readonly images: readonly PictureData[]
  readonly features: readonly string[]
  readonly category: RoomCategory
}

/** A room type to choose on the reservation form. Its ids and prices are a set of their own. */
export type RoomType = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly image: PictureData
  readonly pricePerNight: Cents
  /** Guests, at most. */
  readonly capacity: number
}

/** A room featured on the home page. It cannot be booked under this id. */
export type FeaturedRoom = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Per night. */
  readonly price: Cents
  readonly image: PictureData
  /** Out of 5, half points and tenths included. */
  readonly rating: number
  readonly amenities: readonly string[]
}

/** The smallest of the room types that holds so many guests; undefined when none does. */
export const smallestFor = <T extends Pick<RoomType, 'capacity'>>(
  types: readonly T[],
  guests: number,
): T | undefined =>
  types
    .filter(({ capacity }) => capacity >= guests)
    .reduce<T | undefined>(
      (best, type) => (best && best.capacity <= type.capacity ? best : type),
      undefined,
    )

/** A tab of the rooms list. Deluxe has none: those rooms are found under 'all'. */
export type RoomFilter = 'all' | 'standard' | 'suite'

/**
 * The rooms of a category whose name or description contains the search text, in the order given.
 *
 * Capitals do not matter and every character stands for itself. Blanks around the search are
 * dropped, as a phone's keyboard adds them, so a search of blanks alone matches every room.
 */
export function filterRooms<T extends Pick<Room, 'name' | 'description' | 'category'>>(
  rooms: readonly T[],
  filter: RoomFilter,
  search: string,
): T[] {
  const wanted = search.trim().toLowerCase()
  const mentions = (text: string) => text.toLowerCase().includes(wanted)
  return rooms.filter(
    (room) =>
      (filter === 'all' || room.category === filter) &&
      (mentions(room.name) || mentions(room.description)),
  )
}
