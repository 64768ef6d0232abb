import type { PictureEntry, PictureSlot } from '#app/domain/picture.ts'

/**
 * The widths in pixels, ascending, at which the pictures of each kind of place are encoded: from what
 * a phone needs up to twice what a desk shows. A master is never narrower than the last of them.
 */
export const slots = {
  wide: [640, 960, 1440, 2000], // from edge to edge: a hero, the map
  landscape: [400, 640, 960, 1440], // a card, a carousel, a page's width
  tall: [400, 640, 960], // a third of a page, upright
  portrait: [192, 400, 640, 960], // as tall, and also beside a name
  dish: [256, 400, 800, 1200], // the cart's thumb, a menu's card, the lightbox
  avatar: [96, 192],
} as const satisfies Record<PictureSlot, readonly number[]>

/**
 * Every picture of the site by id, which is also the name of its master in pictures/: its words, the
 * point every crop keeps, and its kind of place. After a change here or there: `npm run pictures`.
 * It writes what a page needs into pictures.generated/, one module for each first word of an id, so
 * that no page carries them all: `room-deluxe-bed` is `room['deluxe-bed']` there. Import that, not this.
 */
export const pictures = {
  'hero-about': {
    alt: 'The courtyard of the house in morning light, a woman in a white sari watering tulsi on the red-oxide floor',
    focus: '74% 66%',
    slot: 'wide',
    upright: '3 / 4',
    share: true,
  },
  'hero-blog': {
    alt: 'A writing desk with an open notebook and a cup of tea before a window, monsoon rain falling on the garden',
    focus: '96% 92%',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-contact': {
    alt: 'Keane Bridge over the Surma in the evening, with the Ali Amjad clock tower on the bank and boats below',
    focus: '88% 40%',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-dining': {
    alt: 'A table laid for dinner on the river veranda at dusk, lit by hurricane lamps, boats on the water beyond',
    focus: '94% 88%',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-gallery': {
    alt: 'A country boat among the flooded trees of Ratargul swamp forest, morning light through the mist',
    focus: '78% 60%',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-home': {
    alt: 'The Surma on its tea-covered hill at sunrise, with a country boat crossing the river below the ghat steps',
    focus: '79% 50%',
    slot: 'wide',
    upright: '2 / 3',
    share: true,
  },
  'hero-offers': {
    alt: 'A red-and-white Pohela Boishakh procession with paper owls and birds on a village road in the morning',
    focus: '98% 50%',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-reserve': {
    alt: 'A single country boat on the wide, still Surma at first light',
    focus: '80% 50%',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hero-rooms': {
    alt: 'Misty tea hills at sunrise seen from a wooden veranda, with a cup of tea and a stitched kantha on the rail',
    focus: '82% 76%',
    slot: 'wide',
    upright: '1 / 1',
    share: true,
  },
  'hotel-dusk': {
    alt: 'The Surma at nightfall, arches and galleries lit, mirrored in the long pool with loungers and umbrellas',
    focus: '50% 48%',
    slot: 'landscape',
  },
  'story-ratargul': {
    alt: 'A country boat poled beneath the tall flooded trees of Ratargul swamp forest',
    focus: '50% 62%',
    slot: 'tall',
  },
  'story-tea': {
    alt: 'A glass of seven-layer tea on a brass tray, tea hills and morning mist behind',
    focus: '50% 54%',
    slot: 'tall',
  },
  'featured-jamuna': {
    alt: 'Red window seat with cushions and a toy boat over tea gardens, with a bed on either side',
    focus: '50% 52%',
    slot: 'tall',
  },
  'featured-meghna': {
    alt: 'Tea tray on a four-poster bed facing an arched door, a river and a boat in the first light',
    focus: '50% 50%',
    slot: 'tall',
  },
  'featured-padma': {
    alt: 'Corner suite with arched doors on two sides, a veranda and the river at sunrise, red quilt on the bed',
    focus: '48% 55%',
    slot: 'landscape',
  },
  'guest-business': {
    alt: 'A man in a teal suit looking aside, a folded newspaper under his arm',
    focus: '54% 46%',
    slot: 'avatar',
  },
  'guest-critic': {
    alt: 'An older woman with silver hair and round glasses holding a red notebook',
    focus: '50% 48%',
    slot: 'avatar',
  },
  'guest-vacation': {
    alt: 'A young woman in profile in a wide straw hat, a long braid over her shoulder',
    focus: '48% 46%',
    slot: 'avatar',
  },
  'portrait-chef': {
    alt: 'The executive chef, silver-bearded, in a white jacket with a green checked gamcha over his shoulder',
    focus: '42% 38%',
    slot: 'portrait',
  },
  'portrait-guest-relations': {
    alt: 'A guest relations host in an ivory hijab stitched in red, holding a marigold',
    focus: '49% 40%',
    slot: 'portrait',
  },
  'portrait-manager': {
    alt: 'The general manager in an ivory jamdani sari and jasmine, holding a brass key',
    focus: '52% 38%',
    slot: 'portrait',
  },
  'room-deluxe-bed': {
    alt: 'King bed with a woven shitalpati headboard in a tea-green room, morning sun falling from an arched window',
    focus: '55% 58%',
    slot: 'landscape',
    share: true,
  },
  'room-deluxe-detail': {
    alt: 'Lit brass lamp and books at the bedside, kantha quilt with stitched vines on the bed',
    focus: '20% 54%',
    slot: 'landscape',
  },
  'room-deluxe-view': {
    alt: 'Two wooden armchairs and a brass tea table before three tall arched windows on tea terraces',
    focus: '50% 60%',
    slot: 'landscape',
  },
  'room-executive-bed': {
    alt: 'King bed with a carved headboard, a sofa and a desk beyond, and low sun through three river windows',
    focus: '48% 55%',
    slot: 'landscape',
    share: true,
  },
  'room-executive-detail': {
    alt: 'Open notebook, fountain pen, spectacles and a glass of lemon sherbet on a teal desk pad',
    focus: '56% 50%',
    slot: 'landscape',
  },
  'room-executive-view': {
    alt: 'Teal sofa, low table with newspapers and a desk by tall arched windows on the Surma',
    focus: '30% 52%',
    slot: 'landscape',
  },
  'room-family-bed': {
    alt: 'King bed and twin bed with kantha headboards in a peach room, a red kite on the wall and a toy boat',
    focus: '50% 55%',
    slot: 'landscape',
    share: true,
  },
  'room-family-detail': {
    alt: "Carved toy nouka with a sail on a marigold kantha across a child's bed",
    focus: '53% 50%',
    slot: 'landscape',
  },
  'room-family-view': {
    alt: 'Window seat with cushions, two picture books and paper boats, sunny garden with a swing behind',
    focus: '50% 50%',
    slot: 'landscape',
  },
  'room-garden-bed': {
    alt: 'White bed in a green room, louvred doors open to a wet garden under a garland of jasmine',
    focus: '52% 55%',
    slot: 'landscape',
    share: true,
  },
  'room-garden-detail': {
    alt: 'Brass ewer and basin on a marble washstand with a bowl of jasmine and a white cotton towel',
    focus: '24% 55%',
    slot: 'landscape',
  },
  'room-garden-view': {
    alt: 'Green louvred doors open on a walled garden after rain, jasmine on the wall, red umbrella drying',
    focus: '50% 55%',
    slot: 'landscape',
  },
  'room-presidential-bed': {
    alt: 'Four-poster bed hung with net before tall arched windows on the river at dusk, lamps lit',
    focus: '58% 52%',
    slot: 'landscape',
    share: true,
  },
  'room-presidential-detail': {
    alt: 'Deep stone bath with brass taps and floating petals, warm light through a carved jali screen',
    focus: '52% 48%',
    slot: 'landscape',
  },
  'room-presidential-view': {
    alt: "Long veranda at dusk with planter's chairs, lanterns and columns open to the river",
    focus: '58% 55%',
    slot: 'landscape',
  },
  'room-standard-bed': {
    alt: 'Queen bed with a cane headboard beside a window over tea gardens, a cane daybed in the morning sun',
    focus: '62% 56%',
    slot: 'landscape',
    share: true,
  },
  'room-standard-detail': {
    alt: 'Round cane tray with a cup of tea, brass milk jug and biscuits on folded checked cotton',
    focus: '52% 48%',
    slot: 'landscape',
  },
  'room-standard-view': {
    alt: 'Writing desk and cane chair at a half-shaded window, garden wall and flowering street trees outside',
    focus: '48% 50%',
    slot: 'landscape',
  },
  'venue-bar-lounge': {
    alt: 'Evening lounge with a fluted brass bar, hanging lamps, mocktails, and the river in tall windows',
    focus: '60% 48%',
    slot: 'landscape',
  },
  'venue-nakshi': {
    alt: 'Nakshi dining room by lamplight: round tables, cane chairs and a large kantha tree of life',
    focus: '50% 50%',
    slot: 'landscape',
  },
  'venue-terrace-bistro': {
    alt: 'Terrace at noon under a leafy pergola, cane chairs and white tables above the tea gardens',
    focus: '50% 58%',
    slot: 'landscape',
  },
  'private-cellar': {
    alt: 'Brick-vaulted cellar with one long candlelit table set for twelve',
    focus: '50% 56%',
    slot: 'landscape',
  },
  'private-garden': {
    alt: 'Glazed garden room with round tables, jasmine on the iron frame and palms outside',
    focus: '50% 55%',
    slot: 'landscape',
  },
  'private-salon': {
    alt: 'Grand salon with chandeliers, tall river windows and white alpona on a red-oxide floor',
    focus: '50% 55%',
    slot: 'landscape',
  },
  'dish-aam-panna': {
    alt: 'Glasses of green mango cooler with ice, mint and chilli salt, green mangoes beside them',
    focus: '50% 49%',
    slot: 'dish',
  },
  'dish-beef-shatkora': {
    alt: 'Beef curry with wedges of shatkora, coriander and chillies in a dark bowl, the citrus cut beside it',
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-beguni': {
    alt: 'Golden aubergine fritters with puffed rice and chillies on a woven bamboo tray',
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-bhapa-pitha': {
    alt: 'Steamed white rice cakes with melting date-palm jaggery and coconut on a terracotta platter',
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-bhorta-trio': {
    alt: 'Aubergine, potato and lentil bhorta in brass bowls around rice, with fried chillies, on banana leaf',
    focus: '50% 52%',
    slot: 'dish',
  },
  'dish-borhani': {
    alt: 'Glasses of pale green borhani with mint and roasted cumin on a steel tray',
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-chhanar-dalna': {
    alt: 'Fried cheese dumplings with potato and peas in a golden gravy, in a steel bowl',
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-chingri-malai': {
    alt: 'Large river prawns in coconut gravy in a white bowl, a halved coconut beside it',
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-fish-chop': {
    alt: 'Crumbed fish chops, one broken open, with cucumber, onion and mustard sauce on a stoneware plate',
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-kacchi-biryani': {
    alt: 'Kacchi biryani with mutton, golden potatoes, egg and prunes on a copper thala, borhani beside it',
    focus: '48% 50%',
    slot: 'dish',
  },
  'dish-labra-luchi': {
    alt: 'Puffed luchi with a copper bowl of labra, mixed vegetables, on a brass thala',
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-masala-cha': {
    alt: 'Three clay cups of milky spiced tea on a bamboo tray with cinnamon, cardamom and ginger',
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-mishti-doi': {
    alt: 'Mishti doi in a wide terracotta pot with pistachio and saffron, a spoonful taken',
    focus: '48% 50%',
    slot: 'dish',
  },
  'dish-naga-beef-bhuna': {
    alt: 'Dark beef bhuna with three naga chillies in an iron korai on a white cloth with a red border',
    focus: '50% 49%',
    slot: 'dish',
  },
  'dish-nakshi-platter': {
    alt: 'A brass thala to share: singara, fish chops, beguni, piyaju and kebabs around green chutney',
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-patishapta': {
    alt: 'Five rolled patishapta crepes filled with coconut and jaggery, drizzled with syrup, on a teal plate',
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-roshogolla': {
    alt: 'Six white roshogolla in syrup with saffron and pistachio, in a teal bowl on a brass thala',
    focus: '49% 50%',
    slot: 'dish',
  },
  'dish-seven-layer-tea': {
    alt: 'A tall glass of seven-layer tea on a brass tray, tea hills behind',
    focus: '50% 56%',
    slot: 'dish',
  },
  'dish-shorshe-ilish': {
    alt: 'Hilsa steaks with roe in golden mustard sauce and green chillies, on banana leaf in a dark stoneware plate',
    focus: '49% 52%',
    slot: 'dish',
  },
  'dish-singara': {
    alt: 'Five crisp singara and one broken open on banana leaf, with tamarind and green chutneys',
    focus: '50% 50%',
    slot: 'dish',
  },
  'dish-thali': {
    alt: 'A brass thala with rice, hilsa, beef, prawns, dal, greens and sweet curd, luchi beside it',
    focus: '49% 50%',
    slot: 'dish',
  },
  'gallery-garden-path': {
    alt: 'A wet stone garden path at dusk, lined with small lamps, leading to a lit gate with a tiled roof',
    focus: '50% 56%',
    slot: 'landscape',
  },
  'gallery-library': {
    alt: 'A reading room with tall bookshelves, two cane chairs and a lamp before an arched window in the rain',
    focus: '50% 54%',
    slot: 'landscape',
  },
  'gallery-lobby': {
    alt: 'A lobby with a red-oxide floor, a staircase, brass lamps and a woven screen; a woman stands at the garden door',
    focus: '50% 56%',
    slot: 'landscape',
  },
  'gallery-pavilion': {
    alt: 'Two people sit in meditation on woven mats in an open pavilion, facing tea hills in the morning',
    focus: '42% 58%',
    slot: 'landscape',
  },
  'gallery-pool': {
    alt: 'A blue pool by day with cane loungers and parasols, palms, the tiled-roof wing and tea hills behind',
    focus: '58% 56%',
    slot: 'landscape',
  },
  'gallery-spa': {
    alt: 'Folded towels, a brass bowl of floating flowers and a lit brass lamp on a woven mat',
    focus: '52% 66%',
    slot: 'landscape',
  },
  'event-boishakhi': {
    alt: 'An evening Boishakhi fair: red and white saris, lantern strings and alpona painted along the road',
    focus: '50% 58%',
    slot: 'landscape',
    share: true,
  },
  'event-hall': {
    alt: 'A hall set with round tables and cane chairs before five tall arched windows on the river',
    focus: '50% 52%',
    slot: 'landscape',
  },
  'event-wedding': {
    alt: 'A gaye holud stage hung with marigolds, a low seat with kantha cushions and empty stools before the guests come',
    focus: '50% 56%',
    slot: 'landscape',
  },
  'post-award': {
    alt: 'A round brass plate with a water-lily in relief, hung with jasmine, on a table in the lobby',
    focus: '50% 56%',
    slot: 'landscape',
    share: true,
  },
  'post-harvest': {
    alt: 'Tea pickers with baskets on their backs walk up a hillside path in the morning sun, seen from behind',
    focus: '55% 90%',
    slot: 'landscape',
    share: true,
  },
  'post-kitchen': {
    alt: 'Mustard paste on a grinding stone, a brass mortar, bowls of spices and an ilish on a dark kitchen stone',
    focus: '12% 88%',
    slot: 'landscape',
    share: true,
  },
  'post-pitha-winter': {
    alt: 'Pitha steaming over a clay stove on a misty winter morning; a figure in a red shawl sits by the fire',
    focus: '90% 96%',
    slot: 'landscape',
    share: true,
  },
  'post-solar': {
    alt: 'A rooftop with solar panels, a rainwater tank and vegetable beds; a gardener looks out at the tea hills',
    focus: '40% 74%',
    slot: 'landscape',
    share: true,
  },
  'offer-anniversary': {
    alt: 'A four-poster bed hung with marigold and rose garlands by lamplight, two cups on a brass tray',
    focus: '50% 52%',
    slot: 'landscape',
  },
  'offer-dining': {
    alt: 'A candlelit table for two with brass thalis before a tall window on the river at dusk',
    focus: '50% 58%',
    slot: 'landscape',
  },
  'offer-early-bird': {
    alt: 'Veranda at first light: a brass teapot, a cup and a folded newspaper on a cane table, sunrise over tea hills',
    focus: '50% 62%',
    slot: 'landscape',
  },
  'offer-stay': {
    alt: 'An open suitcase with folded shirts by a window on tea hills, a stack of books and a tea plant beside it',
    focus: '48% 58%',
    slot: 'landscape',
  },
  'offer-summer': {
    alt: 'Mangoes on a woven plate, two green mango drinks and a straw hat at the edge of a bright pool',
    focus: '52% 62%',
    slot: 'landscape',
  },
  'offer-weekend': {
    alt: 'A nouka on the river in late light; a couple sits with their backs to us, watching the sun go down',
    focus: '46% 56%',
    slot: 'landscape',
  },
  'map-sylhet': {
    alt: 'Drawn map of Sylhet with the Surma, Keane Bridge, clock tower, shrine, tea gardens, airport and a red road home',
    focus: '62% 56%',
    slot: 'wide',
  },
} as const satisfies Record<string, PictureEntry>
