import type { SearchGrammar } from '#app/domain/search-grammar.ts'
import { hotel } from './hotel.ts'
import { roomNames } from './room-types.ts'

export const searchGroups = {
  navigation: 'Navigation',
  booking: 'Booking',
  rooms: 'Rooms',
  dining: 'Dining',
  information: 'Information',
  /** Below the others: places on pages without an entry. */
  beside: 'Other pages',
} as const

/** The pages that the search finds. It looks in both texts. */
export const searchEntryWords = {
  home: { title: 'Home', description: 'The house on the river, at a glance' },
  about: { title: 'About Us', description: 'Our story, our people, what we stand for' },
  rooms: { title: 'Rooms & Suites', description: 'Rooms side by side, with their prices' },
  dining: { title: 'Dining', description: 'Menu, hours and private rooms' },
  gallery: { title: 'Gallery', description: 'Pictures of the house, the table, the river' },
  offers: { title: 'Special Offers', description: 'Early bookings, weekends, longer stays' },
  blog: { title: 'Blog', description: 'Stories from the kitchen and the river' },
  contact: { title: 'Contact', description: 'Address, phone, e-mail and a map' },
  reservations: {
    title: 'Book a Room',
    description: 'Choose your days and reserve in three steps',
  },
  standard: { title: roomNames.standard, description: 'Queen bed, writing desk and a daybed' },
  deluxe: { title: roomNames.deluxe, description: 'King bed, three windows over the tea gardens' },
  'executive-suite': {
    title: roomNames['executive-suite'],
    description: 'A sitting room, and windows on the river',
  },
  'family-suite': {
    title: roomNames['family-suite'],
    description: 'King and twin beds, a door to the garden',
  },
  'presidential-suite': {
    title: roomNames['presidential-suite'],
    description: 'The whole top floor and its veranda',
  },
  restaurant: { title: 'Restaurant', description: 'Nakshi, our fine-dining Bengali kitchen' },
  privacyPolicy: {
    title: 'Privacy Policy',
    description: 'What happens to what you type here',
  },
  terms: { title: 'Terms & Conditions', description: 'The rules for stays, tables and this site' },
} as const

/** Synonyms are only what no page says. */
export const searchGrammar: SearchGrammar = {
  stopWords:
    'a an the i me my we us our you your it its he she they this that these those am is are was be been do does did have has had can could may might will would shall should and or but not no if in on at of to from for with by about as up out into per how what when where which who why many far long time there here any some all get got go going come take bring need want like find know please tell say give make use serve found fit back hotel surma sylhet thing one day allow allowed possible available option options provide until anything something someone people person',
  endings:
    's es ies:y est y ing ing:e ed ed:e nning:n mming:m tting:t pping:p lling:l lled:l nned:n',
  synonyms: `gym workout exercise: fitness, swim: pool, internet wireless: wifi, television: tv, aircon ac: air conditioning, kettle: coffee, tub: bath, balcony: veranda, work laptop: writing, library: reading, cheap budget: standard, playground play: swing, cigarette: smoking, crib: cot
kid baby infant toddler: children, dog cat puppy animal: pets, disabled handicap disability accessible accessibility: wheelchair, elevator: lift, blind: print screen, deaf impaired hearing: flash, staircase: stairs
vegan: vegetarian, coeliac celiac: gluten, dairy lactose: milk, peanut almond cashew: nuts, prawn shrimp crab: shellfish, spicy: spice chilli, wine beer cocktail: mocktails alcohol, juice drink: beverages, eat meal: food, takeaway takeout: delivery, cook: chef, outdoor outside: outdoors
wedding marriage married: holud salon, party celebration event conference meeting seminar banquet corporate: private, honeymoon: anniversary, deal discount promotion coupon percent: offers off
cost rate tariff charge much fare: price, money: refundable, advance deposit: later, visa mastercard: card, banking: bkash, taka currency: dollars, vat: taxes, book: reserve, timing schedule when: hours, hour: times
location locate where: address, get reach route direction: way, taxi cab uber: driver, shuttle pickup transfer flight plane: airport, train rail: station, telephone mobile call ring human: phone, mail: email, reception receptionist: desk, complaint suggestion: feedback, do sight sightseeing attraction tourist tour excursion nearby see: ratargul, cruise: boat
staff who: team, boss owner: manager, history: story, founded built began: story, boishakh pohela festival: boishakhi, solar environment green eco: sustainability, review say testimonial: experiences, photo image picture: illustrations pictures, newsletter: subscribe, data: cookies, track tracking: counted, offline: connection, real fake: demonstration`,
  numbers: 'one two three four five six seven eight nine ten',
  party:
    '(?<=(?:family|party|group) of )N#|(?<=(?:room|table|suite|dinner|lunch) for )N#|N# (?:guest|people|person|adult|pax|friend)s?',
}

export const searchWords = {
  label: 'Search',
  placeholder: `Search ${hotel.name}...`,
  results: 'Results',
  nothing: 'No results found.',
  desk: 'Ask the front desk, day or night:',
  /** Read out after each key: the number of results, 1 or more. */
  count: (found: number) => (found === 1 ? '1 result' : `${found} results`),
} as const
