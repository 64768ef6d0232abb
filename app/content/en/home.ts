import { executiveChef } from '#words/hotel.ts'

export const home = {
  /** The document's title. The heading is `hero.title`. */
  title: 'A quiet house on the river',
  description:
    'By the Surma in Sylhet, Bangladesh: rooms that face the river and the tea gardens, and the Bengali kitchen of Nakshi.',
  hero: {
    title: 'Experience Luxury & Comfort',
    tagline: 'Your perfect getaway since 2023',
    companion: 'সুরমার তীরে, সিলেট',
    /** A phone shows the first sentence only. */
    intro: [
      'Forty minutes of rain, then the whole valley smells of tea.',
      'Come and sit by the Surma while it clears.',
    ],
    rooms: 'Explore Rooms',
    dining: 'View Dining',
  },
  story: {
    title: 'Our Story',
    companion: 'আমাদের গল্প',
    lead: 'We opened in 2023, a little upstream of the old town, between the tea hills and the river. The house was built by Sylheti hands: shitalpati mats woven in Balaganj, quilts stitched on village verandas, floors of red oxide polished until they hold the light.',
    text: 'On weekends breakfast sleeps in, too. The boats go by at their own pace, and on winter mornings the pitha stove is lit in the garden before the mist has gone. Farzana opens the door, and by the second cup she knows how you take your tea.',
    link: 'Learn More About Us',
  },
  rooms: {
    title: 'Featured Accommodations',
    line: 'Three rooms, named for three rivers, and booked by phone.',
    companion: 'থাকার ঘর',
    all: 'View All Rooms',
    details: 'View Details',
  },
  dining: {
    title: 'Authentic Bangladeshi Dining',
    companion: 'বাংলার খাঁটি স্বাদ',
    lead: 'At Nakshi our executive chef cooks the food of the haor and the hills: fish chops, beef with shatkora. From the rest of Bengal come ilish in mustard, and rice kept under dough until the seal is broken at your table.',
    chef: {
      title: executiveChef,
      text: 'He buys his fish from the boat.',
    },
    menu: 'View Menu',
    table: 'Reserve a Table',
  },
  testimonials: {
    title: 'Guest Experiences',
    companion: 'অতিথিদের কথা',
    choose: 'Choose testimonial',
    slide: (number: number) => `Testimonial ${number}`,
    previous: 'Previous testimonial',
    next: 'Next testimonial',
  },
  closing: {
    title: ['Come for the rain.', 'Stay for the river.'],
    companion: 'আউক্কা, বউক্কা',
    stay: 'Book Your Sylhet Getaway',
    dine: 'Reserve Dining Experience',
    gift: {
      title: 'A Boishakhi welcome',
      text: 'Mention ‘Boishakhi’ when booking and receive a complimentary traditional Bengali welcome gift.',
    },
  },
} as const

export const featuredRoomWords = {
  'padma-suite': {
    name: 'Padma Suite',
    description:
      'A corner suite with the river on two sides and a veranda long enough for two chairs and a whole afternoon.',
    amenities: ['River veranda', 'King bed', 'Soaking tub', 'Afternoon tea'],
  },
  'meghna-room': {
    name: 'Meghna Room',
    description: 'Teal walls, cool shitalpati mats, first light over the water.',
    amenities: ['River view', 'Queen bed', 'Rain shower'],
  },
  'jamuna-family-suite': {
    name: 'Jamuna Family Suite',
    description: 'Room for a family, and a window seat the children will claim.',
    amenities: ['Two beds', 'Window seat', 'Tea-garden view'],
  },
} as const

export const testimonialWords = {
  'business-traveler': {
    name: 'Daniel Whitmore',
    position: 'Business traveler',
    quote:
      'I came for two days of meetings and stayed for the mornings. Nobody once let the teapot run dry.',
  },
  'vacation-guest': {
    name: 'Nusrat Jahan',
    position: 'Vacation guest',
    quote:
      'The mist stayed for three days and not one of us minded. We read on the veranda, the boats came out of the white one by one, and the kitchen kept sending pitha.',
  },
  'food-critic': {
    name: 'Margaret Ellison',
    position: 'Food critic',
    quote:
      'The ilish arrives soft enough to be forgiven its bones, in a mustard sharp enough to wake you. I have not eaten it better, and I have tried.',
  },
} as const
