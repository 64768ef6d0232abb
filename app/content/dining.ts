import { diningHours, type Hours } from '#app/content/opening-hours.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { portrait } from '#app/content/pictures.generated/portrait.ts'
import { privatePictures } from '#app/content/pictures.generated/private.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { address, executiveChef } from '#words/site.ts'

/** The words of the dining page that belong to none of its places, people or dishes. */
export const dining = {
  title: 'Dining',
  description:
    'Nakshi, Terrace Bistro and the Bar & Lounge at The Surma in Sylhet: opening hours, the menu with prices, private dining rooms and how to reserve a table.',
  picture: hero.dining,
  bangla: 'খাঁটি বাংলার স্বাদ',
  lead: 'Three places in one house: a quilted room, a terrace above the tea, and a bar that faces the river.',
  venuesLabel: 'Restaurants and bar',
  reserve: 'Reserve a Table',
  /** Added for screen readers, as there is one such link for each venue. */
  reserveAt: (venue: string) => ` at ${venue}`,
  enlarge: 'Enlarge',
  chef: { bangla: 'রান্নাঘরের কথা', awards: 'Awards' },
  menu: {
    title: 'The menu at Nakshi',
    bangla: 'আজকের রান্না',
    label: 'Menu',
    order: 'Eat at home instead: order online',
  },
  info: {
    title: 'Dining information',
    hours: 'Hours',
    breakfast: 'Breakfast',
    kitchen: 'À la carte, in one place or another',
    reservations: {
      title: 'Reservations',
      text: 'Dining needs 24 hours’ notice: to reserve a table, and to let one go again.',
      link: 'Write to the house',
    },
    location: {
      title: 'Location',
      text: 'Nakshi and the bar are on the ground floor, on the river side. The terrace is one flight up, past the reading room.',
      address: `${address.street}, ${address.town}`,
      cuisine: 'Cuisine',
      priceRange: 'Price range',
    },
  },
  private: {
    title: 'Private dining rooms',
    bangla: 'নিজেদের আসর',
    upTo: 'Up to',
    guests: 'guests',
  },
} as const

/** What the house cooks and what it costs on a scale of one to four, as search engines are told too. */
export const cuisine = {
  kinds: ['Bengali', 'International', 'Fusion'],
  priceRange: '$$$',
} as const

/** A restaurant or bar of the house. */
export type Venue = {
  readonly id: string
  readonly title: string
  /** What it is, in half a sentence. */
  readonly tagline: string
  readonly description: string
  readonly hours: readonly Hours[]
  /** Out of 5. The bar has none. */
  readonly rating?: number
  readonly image: PictureData
}

/** The places to eat and drink, in the order shown. */
export const venues: readonly Venue[] = [
  {
    id: 'nakshi',
    title: 'Nakshi',
    tagline: 'Fine dining, by lamplight.',
    description:
      'Round tables under one great kantha. The recipes are old, from the haor and the hills, and the cooking is quiet: mustard, shatkora, smoke, rice.',
    hours: diningHours.nakshi,
    rating: 4.8,
    image: venue.nakshi,
  },
  {
    id: 'terrace-bistro',
    title: 'Terrace Bistro',
    tagline: 'Outdoors, above the tea.',
    description:
      'Light plates under the pergola: grilled river fish, warm luchi, salads from the kitchen garden. When it rains we let the cane blinds down and carry on.',
    hours: diningHours.terraceBistro,
    rating: 4.6,
    image: venue['terrace-bistro'],
  },
  {
    id: 'bar-lounge',
    title: 'Bar & Lounge',
    tagline: 'Mocktails, tea and the river.',
    description:
      'A fluted brass bar and low chairs at tall windows. Come for green mango with chilli salt, stay for a pot of second flush.',
    hours: diningHours.bar,
    image: venue['bar-lounge'],
  },
]

/** A prize of the chef's. All are invented, as the house is. */
export type Award = { readonly year: string; readonly title: string; readonly reason: string }

/** The executive chef. */
export const chef: {
  readonly name: string
  readonly position: string
  readonly bio: string
  readonly saying: string
  readonly image: PictureData
  readonly awards: readonly Award[]
} = {
  name: executiveChef,
  position: 'Executive Chef',
  bio: 'A life of cooking between Sylhet and Dhaka, and one grandmother’s notebook. He buys fish from the boat each morning, grinds his own mustard and will not be hurried over a pot of rice.',
  saying: '“Cook the river first. The rest is manners.”',
  image: portrait.chef,
  awards: [
    {
      year: '2024',
      title: 'Dining Excellence Award',
      reason: 'for Nakshi, in its first full year',
    },
    {
      year: '2024',
      title: 'Keeper of the Recipe',
      reason: 'for the Sylheti home cooking on the menu',
    },
    { year: '2025', title: 'Table of the Hills', reason: 'for river fish, bought from the boat' },
  ],
}

/** A room for a party of one's own. */
export type PrivateRoom = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Guests, at most. */
  readonly capacity: number
  readonly image: PictureData
}

/** The private dining rooms, the smallest first. */
export const privateRooms: readonly PrivateRoom[] = [
  {
    id: 'cellar-room',
    name: 'Cellar Room',
    description: 'One long candlelit table under brick vaults.',
    capacity: 12,
    image: privatePictures.cellar,
  },
  {
    id: 'garden-room',
    name: 'Garden Room',
    description: 'Glass, jasmine and round tables among the palms.',
    capacity: 24,
    image: privatePictures.garden,
  },
  {
    id: 'grand-salon',
    name: 'Grand Salon',
    description: 'Chandeliers, river windows and a painted floor.',
    capacity: 50,
    image: privatePictures.salon,
  },
]
