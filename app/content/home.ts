import { dish } from '#app/content/pictures.generated/dish.ts'
import { featured } from '#app/content/pictures.generated/featured.ts'
import { guest } from '#app/content/pictures.generated/guest.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import { story } from '#app/content/pictures.generated/story.ts'
import { money } from '#app/domain/money.ts'
import { formatMonth } from '#language'
import { featuredRoomWords, testimonialWords } from '#words/home.ts'

/** The pictures of the hotel's story, in order. */
export const storyPictures = [story.tea, story.ratargul, dish.thali, hotelPictures.dusk] as const

const featuredFacts = [
  { id: 'padma-suite', pricePerNight: money(299), image: featured.padma, rating: 5 },
  { id: 'meghna-room', pricePerNight: money(229), image: featured.meghna, rating: 4.5 },
  { id: 'jamuna-family-suite', pricePerNight: money(349), image: featured.jamuna, rating: 4.8 },
] as const

/** The rooms of the home page, with prices of their own that the specification gives them. */
export const featuredRooms = featuredFacts.map((facts) => ({
  ...facts,
  ...featuredRoomWords[facts.id],
}))

const testimonialFacts = [
  { id: 'business-traveler', month: '2025-03', avatar: guest.business },
  { id: 'vacation-guest', month: '2025-01', avatar: guest.vacation },
  { id: 'food-critic', month: '2024-11', avatar: guest.critic },
] as const

/** The testimonials of the home page's carousel, in order. */
export const testimonials = testimonialFacts.map(({ month, ...facts }) => ({
  ...facts,
  ...testimonialWords[facts.id],
  date: formatMonth(month),
}))
