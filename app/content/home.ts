import { dish } from '#app/content/pictures.generated/dish.ts'
import { featured } from '#app/content/pictures.generated/featured.ts'
import { gallery } from '#app/content/pictures.generated/gallery.ts'
import { guest } from '#app/content/pictures.generated/guest.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { hotel } from '#app/content/pictures.generated/hotel.ts'
import { portrait } from '#app/content/pictures.generated/portrait.ts'
import { story } from '#app/content/pictures.generated/story.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import { money } from '#app/domain/money.ts'
import { formatMonth } from '#language'
import { featuredRoomWords, testimonialWords, home as words } from '#words/home.ts'
import { dish as dishAlt } from '#words/pictures/dish.ts'
import { roomNames } from '#words/room-names.ts'

/** The words and pictures of the home page, section by section. */
export const home = {
  ...words,
  /** What links to the page are shown with: the hero's scene without the ground of its words. */
  sharePicture: gallery['first-light'],
  hero: { ...words.hero, picture: hero.home },
  story: {
    ...words.story,
    pictures: [story.tea, story.ratargul, { ...dish.thali, alt: dishAlt.thali }, hotel.dusk],
  },
  dining: {
    ...words.dining,
    picture: venue.nakshi,
    /** Where its link asks for a table. */
    place: 'nakshi',
    chef: { ...words.dining.chef, picture: portrait.chef },
  },
} as const

const featuredFacts = [
  {
    id: 'padma-suite',
    listedAs: 'executive-suite',
    pricePerNight: money(299),
    image: featured.padma,
    rating: 5,
  },
  {
    id: 'meghna-room',
    listedAs: 'standard',
    pricePerNight: money(229),
    image: featured.meghna,
    rating: 4.5,
  },
  {
    id: 'jamuna-family-suite',
    listedAs: 'family-suite',
    pricePerNight: money(349),
    image: featured.jamuna,
    rating: 4.8,
  },
] as const

/** The three rooms of the home page, each with the name of the room that it is in the list. */
export const featuredRooms = featuredFacts.map((facts) => ({
  ...facts,
  ...featuredRoomWords[facts.id],
  listedAs: roomNames[facts.listedAs],
}))

const testimonialFacts = [
  { id: 'business-traveler', month: '2025-03', avatar: guest.business },
  { id: 'vacation-guest', month: '2025-01', avatar: guest.vacation },
  { id: 'food-critic', month: '2024-11', avatar: guest.critic },
] as const

/** The three testimonials of the home page's carousel, in order. */
export const testimonials = testimonialFacts.map(({ month, ...facts }) => ({
  ...facts,
  ...testimonialWords[facts.id],
  date: formatMonth(month),
}))
