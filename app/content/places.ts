import type { privateRoomWords, venueWords } from '#words/dining.ts'
import { placeNames } from '#words/places.ts'
import { diningHours, type Hours } from './opening-hours.ts'

/*
 * Where tables are reserved. The words and pictures of these places are in dining.ts, so that Contact does not load
 * them.
 */

/** The id of a place with tables. */
export type PlaceId = keyof typeof placeNames

type Venue = {
  readonly id: keyof typeof venueWords
  readonly hours: readonly Hours[]
  /** Whether the form for a table lists it. Another one is in the form only if a link names it. */
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

/** The venues, in order. */
export const venues = venueFacts.map(withName)

/** The private dining rooms with their capacities, the smallest first. */
export const privateRooms = roomFacts.map(withName)

/** A place with tables: a venue or a private room. */
export type Place = (typeof venues)[number] | (typeof privateRooms)[number]

/** The place that `?venue=` names, if there is one. */
export const findPlace = (id: string | null): Place | undefined =>
  [...venues, ...privateRooms].find((place) => place.id === id)
