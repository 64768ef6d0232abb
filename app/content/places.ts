import type { privateRoomWords, venueWords } from '#words/dining.ts'
import { placeNames } from '#words/places.ts'
import { diningHours, type Hours } from './opening-hours.ts'

/*
 * Where a table can be asked for. Words and pictures of the places are in dining.ts: its own file, so that
 * Contact does not bring them along.
 */

/** The id of a place where a table can be asked for. */
export type PlaceId = keyof typeof placeNames

type Venue = {
  readonly id: keyof typeof venueWords
  readonly hours: readonly Hours[]
  /** Whether a table's form offers it. Any other place is asked for by the link that leads to the form. */
  readonly isBookable: boolean
}

const venueFacts: readonly Venue[] = [
  { id: 'nakshi', hours: diningHours.nakshi, isBookable: true },
  { id: 'terrace-bistro', hours: diningHours.terraceBistro, isBookable: true },
  { id: 'bar-lounge', hours: diningHours.bar, isBookable: false },
]

const roomFacts: readonly { id: keyof typeof privateRoomWords; capacity: number }[] = [
  { id: 'cellar-room', capacity: 12 },
  { id: 'garden-room', capacity: 24 },
  { id: 'grand-salon', capacity: 50 },
]

const withName = <Facts extends { readonly id: PlaceId }>(facts: Facts) => ({
  ...facts,
  name: placeNames[facts.id],
})

/** The places to eat and drink, in the order shown. */
export const venues = venueFacts.map(withName)

/** The private dining rooms with the guests that each holds, the smallest first. */
export const privateRooms = roomFacts.map(withName)

/** A venue or a private room. */
export type Place = (typeof venues)[number] | (typeof privateRooms)[number]

/** The place that an address names, `?table=`, if there is one. */
export const findPlace = (id: string | null): Place | undefined =>
  [...venues, ...privateRooms].find((place) => place.id === id)
