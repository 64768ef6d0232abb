import { dish } from '#app/content/pictures.generated/dish.ts'
import { featured } from '#app/content/pictures.generated/featured.ts'
import { guest } from '#app/content/pictures.generated/guest.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { hotel } from '#app/content/pictures.generated/hotel.ts'
import { portrait } from '#app/content/pictures.generated/portrait.ts'
import { story } from '#app/content/pictures.generated/story.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import { usd } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { FeaturedRoom } from '#app/domain/room.ts'
import { dish as dishWords } from '#words/pictures/dish.ts'

/** The words and pictures of the home page, section by section. */
export const home = {
  pageTitle: 'Experience Luxury & Comfort',
  description:
    'A quiet house by the Surma in Sylhet, Bangladesh: rooms that face the river and the tea, and the Bengali kitchen of Nakshi.',
  hero: {
    title: 'Experience Luxury & Comfort',
    tagline: 'Your perfect getaway since 2023',
    bangla: 'সুরমার তীরে, সিলেট',
    intro:
      'Forty minutes of rain, then the whole valley smells of tea. Come and sit by the Surma while it clears.',
    picture: hero.home,
    rooms: 'Explore Rooms',
    dining: 'View Dining',
  },
  story: {
    title: 'Our Story',
    bangla: 'আমাদের গল্প',
    lead: 'We opened in 2023, where the river slows below the old town. The house was built by Sylheti hands: cane mats woven in Balaganj, quilts stitched on village verandas, floors of red oxide polished until they hold the light.',
    text: 'Nothing here is in a hurry. Breakfast runs late on weekends, the boats go by at their own pace, and by the second cup somebody knows how you take your tea.',
    link: 'Learn More About Us',
    pictures: [story.tea, story.ratargul, { ...dish.thali, alt: dishWords.thali }, hotel.dusk],
  },
  rooms: {
    title: 'Featured Accommodations',
    bangla: 'অতিথিকক্ষ',
    all: 'View All Rooms',
    details: 'View Details',
  },
  dining: {
    title: 'Authentic Bangladeshi Dining',
    bangla: 'খাঁটি বাংলার স্বাদ',
    lead: 'At Nakshi our executive chef cooks the food of the haor and the hills: ilish in mustard, beef with shatkora, rice kept under dough until the lid is broken at the table. Old recipes, weighed by hand, plated with restraint.',
    chef: {
      title: 'Our executive chef',
      text: 'A life of cooking between Sylhet and Dhaka, and one grandmother’s notebook.',
      picture: portrait.chef,
    },
    picture: venue.nakshi,
    menu: 'View Menu',
    table: 'Reserve a Table',
  },
  testimonials: {
    title: 'Guest Experiences',
    bangla: 'অতিথিদের কথা',
    choose: 'Choose testimonial',
    slide: (number: number) => `Testimonial ${number}`,
    previous: 'Previous testimonial',
    next: 'Next testimonial',
  },
  closing: {
    title: ['Come for the rain.', 'Stay for the river.'],
    bangla: 'আসুন, বসুন',
    stay: 'Book Your Sylhet Getaway',
    dine: 'Reserve Dining Experience',
    gift: {
      title: 'A Boishakhi welcome',
      text: 'Mention ‘Boishakhi’ when booking and receive a complimentary traditional Bengali welcome gift.',
    },
  },
} as const

/** The three rooms shown on the home page. A set of its own beside the rooms list. */
export const featuredRooms: readonly [FeaturedRoom, ...FeaturedRoom[]] = [
  {
    id: 'padma-suite',
    name: 'Padma Suite',
    description:
      'A corner suite with the river on two sides and a veranda long enough for two chairs and a whole afternoon.',
    price: usd(299),
    image: featured.padma,
    rating: 5,
    amenities: ['River veranda', 'King bed', 'Soaking tub', 'Afternoon tea'],
  },
  {
    id: 'meghna-room',
    name: 'Meghna Room',
    description: 'Teal shutters, cool cane mats, first light over the water.',
    price: usd(229),
    image: featured.meghna,
    rating: 4.5,
    amenities: ['River view', 'Queen bed', 'Rain shower'],
  },
  {
    id: 'jamuna-family-suite',
    name: 'Jamuna Family Suite',
    description: 'Two beds and a window seat the children will claim.',
    price: usd(349),
    image: featured.jamuna,
    rating: 4.8,
    amenities: ['Two bedrooms', 'Window seat', 'Tea view'],
  },
]

/** What a guest said of a stay. */
export type Testimonial = {
  readonly id: string
  readonly name: string
  readonly position: string
  /** Month and year, in words. */
  readonly date: string
  readonly quote: string
  readonly avatar: PictureData
}

/** The three testimonials of the home page's carousel, in order. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'business-traveler',
    name: 'Daniel Whitmore',
    position: 'Business traveler',
    date: 'March 2025',
    quote:
      'I came for two nights of meetings and stayed for the mornings: the river, the mist, and a pot of tea that nobody let run empty.',
    avatar: guest.business,
  },
  {
    id: 'vacation-guest',
    name: 'Nusrat Jahan',
    position: 'Vacation guest',
    date: 'January 2025',
    quote:
      'It rained for three days and not one of us minded. We read on the veranda and watched the boats, and the kitchen kept sending pitha.',
    avatar: guest.vacation,
  },
  {
    id: 'food-critic',
    name: 'Margaret Ellison',
    position: 'Food critic',
    date: 'November 2024',
    quote:
      'The ilish arrives in mustard sharp enough to wake you and soft enough to forgive. I have not eaten it better, and I have tried.',
    avatar: guest.critic,
  },
]
