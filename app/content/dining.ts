import { diningHours, type Hours } from '#app/content/opening-hours.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { portrait } from '#app/content/pictures.generated/portrait.ts'
import { privatePictures } from '#app/content/pictures.generated/private.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import type { PictureData } from '#app/domain/picture.ts'
import {
  awardWords,
  chefWords,
  cuisineNames,
  privateRoomWords,
  venueWords,
  dining as words,
} from '#words/dining.ts'

/** The texts of the dining page, apart from its venues, people and dishes. */
export const dining = { ...words, hero: { ...words.hero, picture: hero.dining } } as const

/** The hotel's cuisines, and its price range from '$' to '$$$$'. Structured data uses both. */
export const cuisine = { kinds: cuisineNames, priceRange: '$$$' } as const

/** A place to eat and drink. Its words are in en/dining.ts under the same id. */
type Venue = (typeof venueWords)[keyof typeof venueWords] & {
  readonly id: keyof typeof venueWords
  readonly hours: readonly Hours[]
  /** Out of five; not every place has one. */
  readonly rating: number | undefined
  readonly image: PictureData
}

/** The places to eat and drink, in the order shown. */
export const venues: readonly Venue[] = [
  {
    id: 'nakshi',
    ...venueWords.nakshi,
    hours: diningHours.nakshi,
    rating: 4.8,
    image: venue.nakshi,
  },
  {
    id: 'terrace-bistro',
    ...venueWords['terrace-bistro'],
    hours: diningHours.terraceBistro,
    rating: 4.6,
    image: venue['terrace-bistro'],
  },
  {
    id: 'bar-lounge',
    ...venueWords['bar-lounge'],
    hours: diningHours.bar,
    rating: undefined,
    image: venue['bar-lounge'],
  },
]

/** The executive chef. The awards are invented, as the hotel is. */
export const chef = {
  ...chefWords,
  image: portrait.chef,
  awards: [
    { year: 2024, ...awardWords.diningExcellence },
    { year: 2024, ...awardWords.keeperOfTheRecipe },
    { year: 2025, ...awardWords.tableOfTheHaor },
  ],
} as const

/** The private dining rooms, the smallest first. */
export const privateRooms = [
  {
    id: 'cellar-room',
    ...privateRoomWords['cellar-room'],
    capacity: 12,
    image: privatePictures.cellar,
  },
  {
    id: 'garden-room',
    ...privateRoomWords['garden-room'],
    capacity: 24,
    image: privatePictures.garden,
  },
  {
    id: 'grand-salon',
    ...privateRoomWords['grand-salon'],
    capacity: 50,
    image: privatePictures.salon,
  },
]
