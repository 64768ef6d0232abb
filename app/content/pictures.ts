import type { PictureEntry, PictureSlot } from '#app/domain/picture.ts'

/**
 * The widths in pixels of the files of each slot, ascending: from the smallest that a phone needs to twice the size on
 * a desktop screen. A master is at least as wide as the last.
 */
export const slots = {
  wide: [640, 960, 1440, 2000], // edge to edge: a hero, the map
  landscape: [400, 640, 960, 1440], // a card, a carousel, a page's width
  tall: [400, 640, 960], // a third of a page, upright
  portrait: [192, 400, 640, 960], // as tall, and also small, beside a name
  dish: [256, 400, 800, 1200], // the cart's thumb, a menu's card, the lightbox
  avatar: [96, 192],
} as const satisfies Record<PictureSlot, readonly number[]>

/**
 * Every picture of the site: its focus point and its slot. Its id is the name of its file in masters/. Its alt text, of
 * at most 150 characters, is in en/pictures/ by the rest of the id after its first word.
 *
 * After a change here or in masters/, run `npm run pictures`. It writes what pages need into pictures.generated/: a
 * module for each first word of an id, so that no page loads all. `room-deluxe-bed` is `room['deluxe-bed']` there.
 * Import that, not this.
 */
export const pictures = {
  'hero-about': {
    focus: '74% 66%',
    bandColour: '#4a1f18',
    slot: 'wide',
    upright: '3 / 4',
    share: true,
  },
  'hero-blog': {
    focus: '96% 92%',
    bandColour: '#2c2018',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-contact': {
    focus: '88% 40%',
    bandColour: '#1b2f38',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-dining': {
    focus: '94% 100%',
    bandColour: '#2a1a12',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-gallery': {
    focus: '78% 95%',
    bandColour: '#17372d',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-home': {
    focus: '71% 26%',
    slot: 'wide',
    upright: '3 / 5',
  },
  'hero-home-lamps': {
    focus: '71% 26%',
    slot: 'wide',
  },
  'hero-offers': {
    focus: '98% 50%',
    bandColour: '#1f3b2c',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-reserve': {
    focus: '80% 66%',
    bandColour: '#1d3a40',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-rooms': {
    focus: '82% 76%',
    bandColour: '#2b251c',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hotel-dusk': {
    focus: '50% 48%',
    slot: 'landscape',
  },
  'story-ratargul': {
    focus: '50% 62%',
    slot: 'tall',
  },
  'story-tea': {
    focus: '50% 54%',
    slot: 'tall',
  },
  'featured-jamuna': {
    focus: '50% 52%',
    slot: 'tall',
  },
  'featured-meghna': {
    focus: '50% 50%',
    slot: 'tall',
  },
  'featured-padma': {
    focus: '48% 55%',
    slot: 'landscape',
  },
  'guest-business': {
    focus: '50% 50%',
    slot: 'avatar',
  },
  'guest-critic': {
    focus: '50% 50%',
    slot: 'avatar',
  },
  'guest-vacation': {
    focus: '50% 50%',
    slot: 'avatar',
  },
  'portrait-chef': {
    focus: '42% 38%',
    slot: 'portrait',
  },
  'portrait-guest-relations': {
    focus: '49% 76%',
    slot: 'portrait',
  },
  'portrait-manager': {
    focus: '52% 74%',
    slot: 'portrait',
  },
  'room-deluxe-bed': {
    focus: '55% 58%',
    slot: 'landscape',
    share: true,
  },
  'room-deluxe-detail': {
    focus: '20% 54%',
    slot: 'landscape',
  },
  'room-deluxe-view': {
    focus: '50% 60%',
    slot: 'landscape',
  },
  'room-executive-bed': {
    focus: '40% 53%',
    slot: 'landscape',
    share: true,
  },
  'room-executive-detail': {
    focus: '56% 50%',
    slot: 'landscape',
  },
  'room-executive-view': {
    focus: '30% 52%',
    slot: 'landscape',
  },
  'room-family-bed': {
    focus: '50% 55%',
    slot: 'landscape',
    share: true,
  },
  'room-family-detail': {
    focus: '53% 50%',
    slot: 'landscape',
  },
  'room-family-view': {
    focus: '50% 50%',
    slot: 'landscape',
  },
  'room-garden-bed': {
    focus: '52% 55%',
    slot: 'landscape',
    share: true,
  },
  'room-garden-detail': {
    focus: '24% 55%',
    slot: 'landscape',
  },
  'room-garden-view': {
    focus: '36% 58%',
    slot: 'landscape',
  },
  'room-presidential-bed': {
    focus: '58% 52%',
    slot: 'landscape',
    share: true,
  },
  'room-presidential-detail': {
    focus: '52% 48%',
    slot: 'landscape',
  },
  'room-presidential-view': {
    focus: '58% 55%',
    slot: 'landscape',
  },
  'room-standard-bed': {
    focus: '18% 77%',
    slot: 'landscape',
    share: true,
  },
  'room-standard-detail': {
    focus: '52% 48%',
    slot: 'landscape',
  },
  'room-standard-view': {
    focus: '48% 50%',
    slot: 'landscape',
  },
  'venue-bar-lounge': {
    focus: '60% 48%',
    slot: 'landscape',
  },
  'venue-nakshi': {
    focus: '50% 50%',
    slot: 'landscape',
  },
  'venue-terrace-bistro': {
    focus: '50% 58%',
    slot: 'landscape',
  },
  'private-cellar': {
    focus: '46% 52%',
    slot: 'landscape',
  },
  'private-garden': {
    focus: '50% 55%',
    slot: 'landscape',
  },
  'private-salon': {
    focus: '50% 55%',
    slot: 'landscape',
  },
  'dish-aam-panna': {
    focus: '50% 49%',
    slot: 'dish',
  },
  'dish-beef-shatkora': {
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-beguni': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-bhapa-pitha': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-bhorta-trio': {
    focus: '50% 52%',
    slot: 'dish',
  },
  'dish-borhani': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-chhanar-dalna': {
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-chingri-malai': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-fish-chop': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-kacchi-biryani': {
    focus: '48% 50%',
    slot: 'dish',
  },
  'dish-labra-luchi': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-masala-cha': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-mishti-doi': {
    focus: '44% 52%',
    slot: 'dish',
  },
  'dish-naga-beef-bhuna': {
    focus: '50% 49%',
    slot: 'dish',
  },
  'dish-nakshi-platter': {
    focus: '55% 50%',
    slot: 'dish',
  },
  'dish-patishapta': {
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-roshogolla': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-seven-layer-tea': {
    focus: '50% 56%',
    slot: 'dish',
  },
  'dish-shorshe-ilish': {
    focus: '49% 52%',
    slot: 'dish',
  },
  'dish-singara': {
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-thali': {
    focus: '49% 50%',
    slot: 'dish',
  },
  'gallery-first-light': {
    focus: '79% 32%',
    slot: 'landscape',
    share: true,
  },
  'gallery-garden-path': {
    focus: '50% 56%',
    slot: 'landscape',
  },
  'gallery-library': {
    focus: '50% 54%',
    slot: 'landscape',
  },
  'gallery-lobby': {
    focus: '64% 56%',
    slot: 'landscape',
  },
  'gallery-pavilion': {
    focus: '42% 58%',
    slot: 'landscape',
  },
  'gallery-pool': {
    focus: '58% 56%',
    slot: 'landscape',
  },
  'gallery-spa': {
    focus: '53% 60%',
    slot: 'landscape',
  },
  'event-boishakhi': {
    focus: '50% 74%',
    bandColour: '#33211a',
    slot: 'landscape',
    share: true,
  },
  'event-hall': {
    focus: '50% 52%',
    slot: 'landscape',
  },
  'event-wedding': {
    focus: '50% 56%',
    slot: 'landscape',
  },
  'post-award': {
    focus: '40% 56%',
    slot: 'landscape',
    share: true,
  },
  'post-harvest': {
    focus: '56% 55%',
    bandColour: '#1b3b24',
    slot: 'landscape',
    share: true,
  },
  'post-kitchen': {
    focus: '12% 88%',
    slot: 'landscape',
    share: true,
  },
  'post-pitha-winter': {
    focus: '28% 82%',
    slot: 'landscape',
    share: true,
  },
  'post-solar': {
    focus: '40% 74%',
    bandColour: '#4a2a20',
    slot: 'landscape',
    share: true,
  },
  'offer-anniversary': {
    focus: '50% 52%',
    slot: 'landscape',
  },
  'offer-dining': {
    focus: '38% 84%',
    slot: 'landscape',
  },
  'offer-early-bird': {
    focus: '6% 68%',
    slot: 'landscape',
  },
  'offer-stay': {
    focus: '48% 58%',
    slot: 'landscape',
  },
  'offer-summer': {
    focus: '44% 80%',
    slot: 'landscape',
  },
  'offer-weekend': {
    focus: '46% 56%',
    slot: 'landscape',
  },
  'map-way': {
    focus: '62% 56%',
    slot: 'wide',
    landmarks: {
      airport: '44.2% 17%',
      shrine: '45% 27.4%',
      tea: '25% 43%',
      hotel: '72% 48%',
      forest: '86.2% 53.5%',
      clock: '20.4% 67%',
      river: '70% 75%',
      bridge: '45.2% 80.6%',
      busTerminal: '61.3% 83%',
      station: '43% 89.6%',
    },
  },
} as const satisfies Record<string, PictureEntry>
