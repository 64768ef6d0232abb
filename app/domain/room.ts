import { isBegun, isFound } from './search.ts'
import { wordsIn } from './words.ts'

export type RoomCategory = 'standard' | 'deluxe' | 'suite'

/** Facts of an adapted room, for guests who cannot take steps or cannot hear an alarm. */
export type RoomAccess = {
  /** 0 is the ground floor. */
  readonly floor: number
  /** In centimetres. */
  readonly doorWidth: number
  readonly features: readonly ('stepFree' | 'shower' | 'rails' | 'alarm' | 'reach')[]
}

/** A tab of the rooms list. Deluxe rooms have none: they are under 'all'. */
export type RoomFilter = 'all' | 'standard' | 'suite'

/**
 * Filters rooms by category and search text. The text must occur in the name or description, or begin a word of the
 * keywords. If no room of the hotel matches the whole text, each of its words must match. Blanks match all.
 */
export function filterRooms<
  T extends {
    readonly name: string
    readonly description: string
    /** Further words that find it, not shown. */
    readonly keywords?: string | undefined
    readonly category: RoomCategory
  },
>(rooms: readonly T[], filter: RoomFilter, search: string): T[] {
  const withAll = (wanted: readonly string[]) =>
    rooms.filter(({ name, description, keywords }) =>
      wanted.every((each) => isFound(each, name, description) || isBegun(each, keywords)),
    )
  const words = wordsIn(search)
  const whole = withAll([search])
  const found = whole[0] || !words[0] ? whole : withAll(words)
  return found.filter(({ category }) => filter === 'all' || category === filter)
}
