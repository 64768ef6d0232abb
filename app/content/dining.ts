import { portrait } from '#app/content/pictures.generated/portrait.ts'
import { privatePictures } from '#app/content/pictures.generated/private.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { awardWords, chefWords, cuisineNames, privateRoomWords, venueWords } from '#words/dining.ts'
import * as places from './places.ts'

/** The hotel's cuisines, and its price range from '$' to '$$$$'. Structured data uses both. */
export const cuisine = { kinds: cuisineNames, priceRange: '$$$' } as const

/** Out of five. Not every venue has one. */
const ratings: Partial<Record<keyof typeof venueWords, number>> = {
  nakshi: 4.8,
  'terrace-bistro': 4.6,
}

/** The venues, in order. */
export const venueCards = places.venues.map(({ name, ...facts }) => ({
  ...facts,
  ...venueWords[facts.id],
  title: name,
  rating: ratings[facts.id],
  image: venue[facts.id],
}))

/** The executive chef. The awards are invented. */
export const chef = {
  ...chefWords,
  image: portrait.chef,
  awards: [
    { year: 2024, ...awardWords.diningExcellence },
    { year: 2024, ...awardWords.keeperOfTheRecipe },
    { year: 2025, ...awardWords.tableOfTheHaor },
  ],
} as const

const privateImages: Record<keyof typeof privateRoomWords, PictureData> = {
  'cellar-room': privatePictures.cellar,
  'garden-room': privatePictures.garden,
  'grand-salon': privatePictures.salon,
}

/** The private dining rooms, the smallest first. */
export const privateRoomCards = places.privateRooms.map((facts) => ({
  ...facts,
  description: privateRoomWords[facts.id],
  image: privateImages[facts.id],
}))
