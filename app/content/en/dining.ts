import { dishWords } from './dish.ts'
import { executiveChef } from './hotel.ts'
import { policies } from './policies.ts'

export const dining = {
  description:
    'Nakshi, Terrace Bistro and the Bar & Lounge: opening hours, the menu with prices, private dining rooms.',
  hero: {
    title: 'Dining',
    companion: 'বাংলার খাঁটি স্বাদ',
    lead: 'Fish from the boat, mustard from the stone, and nobody hurrying the rice.',
  },
  venuesLabel: 'Restaurants and bar',
  reserve: 'Reserve a Table',
  enlarge: 'Enlarge',
  chef: { companion: 'রান্নাঘরের কথা', awards: 'Awards' },
  menu: {
    title: 'The menu at Nakshi',
    companion: 'নকশির রান্না',
    label: 'Menu',
    /** Names the button of the filter. */
    hint: `Not every dish that is vegetarian or lists no gluten is tagged: ‘${dishWords.diet}’ shows them all.`,
    house:
      'Ask for the tenga of the day, Sylhet’s sour curry: it is on no menu, because it is never the same. All our meat is halal, and no alcohol is served in the house.',
    order: 'Prefer to eat at home? Order online',
  },
  info: {
    title: 'Dining information',
    hours: 'Hours',
    breakfast: {
      title: 'Breakfast',
      text: 'On the river veranda, for everybody: paratha, eggs, a bhorta of the morning, khichuri when it rains, and tea until you say stop.',
    },
    reservations: {
      title: 'Reservations',
      text: `Ask for a table at any time; for tonight, please call. ${policies.dining.cancellation}`,
    },
    location: {
      title: 'Location',
      text: 'Nakshi and the bar are on the ground floor, on the river side. The terrace is one floor up, by stairs or lift, past the reading room.',
    },
  },
  private: {
    title: 'Private dining rooms',
    companion: 'নিজেদের আসর',
    upTo: (capacity: number) => `Up to ${capacity} guests`,
    price: 'Price on request',
    ask: 'Ask for This Room',
  },
} as const

export const cuisineNames = ['Bengali', 'International', 'Fusion'] as const

export const venueWords = {
  nakshi: {
    tagline: 'Fine dining, by lamplight.',
    description:
      'Round tables before one great kantha. The recipes are old, from the haor and the hills, and the cooking is quiet: mustard, shatkora, smoke, rice.',
  },
  'terrace-bistro': {
    tagline: 'Outdoors, above the tea gardens.',
    description:
      'Light plates under the pergola: grilled river fish, warm luchi, salads from the kitchen garden, akhni on Fridays. When it rains we let the cane blinds down and carry on.',
  },
  'bar-lounge': {
    tagline: 'A bar without alcohol: mocktails, tea and the river.',
    description:
      'A fluted brass bar and low chairs at tall windows. Green mango with chilli salt when it is hot, a pot of second flush when it rains.',
  },
} as const

export const chefWords = {
  name: executiveChef,
  position: 'Executive Chef',
  bio: 'Twenty years of cooking between Sylhet and Dhaka, and one grandmother’s notebook. He chooses the fish himself each morning, and answers no telephone while there is rice on the stove.',
  saying: '“Cook the river first. The rest is manners.”',
} as const

export const awardWords = {
  diningExcellence: {
    title: 'Dining Excellence Award',
    reason: 'for Nakshi. The plate stands by the bell; on a bad evening it looks a little dull.',
  },
  keeperOfTheRecipe: {
    title: 'Keeper of the Recipe',
    reason: 'for the Sylheti home cooking on the menu',
  },
  tableOfTheHaor: { title: 'Table of the Haor', reason: 'for what the haor sends up in the rains' },
} as const

export const privateRoomWords = {
  'cellar-room': 'One long lamplit table under brick vaults.',
  'garden-room': 'Glass, jasmine and round tables beside the palms.',
  'grand-salon': 'Chandeliers, river windows and a painted floor.',
} as const
