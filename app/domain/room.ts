/** The kind of a room, by which the list is filtered. */
export type RoomCategory = 'standard' | 'deluxe' | 'suite'

/** The smallest of the room types that holds so many guests; undefined when none does. */
export const smallestFor = <T extends { readonly capacity: number }>(
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
export function filterRooms<
  T extends {
    readonly name: string
    readonly description: string
    readonly category: RoomCategory
  },
>(rooms: readonly T[], filter: RoomFilter, search: string): T[] {
  const wanted = search.trim().toLowerCase()
  const mentions = (text: string) => text.toLowerCase().includes(wanted)
  return rooms.filter(
    (room) =>
      (filter === 'all' || room.category === filter) &&
      (mentions(room.name) || mentions(room.description)),
  )
}
