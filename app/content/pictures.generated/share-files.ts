// Made by `npm run pictures`. Do not edit.

/** The files that links to a page are shown with, by the picture's id: JPEGs of these pixels. */
export const shareFiles: Readonly<Record<string, string>> = {
  'hero-about': 'hero-about-share.73b020ff.jpg',
  'hero-blog': 'hero-blog-share.41db5b1a.jpg',
  'hero-contact': 'hero-contact-share.e72fc561.jpg',
  'hero-dining': 'hero-dining-share.f34ba11d.jpg',
  'hero-gallery': 'hero-gallery-share.0181ec4e.jpg',
  'hero-offers': 'hero-offers-share.9a58293f.jpg',
  'hero-reserve': 'hero-reserve-share.96faef78.jpg',
  'hero-rooms': 'hero-rooms-share.ee368427.jpg',
  'room-deluxe-bed': 'room-deluxe-bed-share.33aabca9.jpg',
  'room-executive-bed': 'room-executive-bed-share.0917a474.jpg',
  'room-family-bed': 'room-family-bed-share.c03ad1d4.jpg',
  'room-garden-bed': 'room-garden-bed-share.310c782a.jpg',
  'room-presidential-bed': 'room-presidential-bed-share.5a915079.jpg',
  'room-standard-bed': 'room-standard-bed-share.4fb031a9.jpg',
  'gallery-first-light': 'gallery-first-light-share.9114f261.jpg',
  'event-boishakhi': 'event-boishakhi-share.e213ec71.jpg',
  'post-award': 'post-award-share.09a52a69.jpg',
  'post-harvest': 'post-harvest-share.034b1a25.jpg',
  'post-kitchen': 'post-kitchen-share.eeaaa463.jpg',
  'post-pitha-winter': 'post-pitha-winter-share.1c0793ff.jpg',
  'post-solar': 'post-solar-share.70b98faa.jpg',
}
export const SHARE_SIZE = { width: 1200, height: 630 } as const
