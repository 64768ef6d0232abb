/** `short` is used where the header has little room. */
export const linkNames = {
  home: { title: 'Home' },
  about: { title: 'About' },
  rooms: { title: 'Rooms' },
  dining: { title: 'Dining' },
  gallery: { title: 'Gallery' },
  blog: { title: 'Blog' },
  offers: { title: 'Special Offers', short: 'Offers' },
  contact: { title: 'Contact' },
  bookNow: { title: 'Book Now' },
  cart: { title: 'View cart' },
  reservations: { title: 'Reservations' },
  privacyPolicy: { title: 'Privacy Policy' },
  terms: { title: 'Terms of Service' },
  accessibility: { title: 'Accessibility' },
} as const

/** Above the link to the next page, at the foot of a page. */
export const nextPage = 'Next'
