// Made by `npm run pictures`. Do not edit.

/** The files that links to a page are shown with, by the picture's id: JPEGs of these pixels. */
export const shareFiles: Readonly<Record<string, string>> = {
  'hero-about': 'hero-about-share.80f2fc54.jpg',
  'hero-blog': 'hero-blog-share.0127ccf7.jpg',
  'hero-contact': 'hero-contact-share.94abc8a0.jpg',
  'hero-dining': 'hero-dining-share.fa010ed5.jpg',
  'hero-gallery': 'hero-gallery-share.2d51dbe2.jpg',
  'hero-home': 'hero-home-share.5b9c3e9b.jpg',
  'hero-offers': 'hero-offers-share.86c09552.jpg',
  'hero-reserve': 'hero-reserve-share.218b30f9.jpg',
  'hero-rooms': 'hero-rooms-share.7c75cae6.jpg',
  'room-deluxe-bed': 'room-deluxe-bed-share.f3dfe738.jpg',
  'room-executive-bed': 'room-executive-bed-share.0917a474.jpg',
  'room-family-bed': 'room-family-bed-share.7d7c10a5.jpg',
  'room-garden-bed': 'room-garden-bed-share.310c782a.jpg',
  'room-presidential-bed': 'room-presidential-bed-share.5a915079.jpg',
  'room-standard-bed': 'room-standard-bed-share.2a61e47a.jpg',
  'event-boishakhi': 'event-boishakhi-share.5545c713.jpg',
  'post-award': 'post-award-share.90e92b07.jpg',
  'post-harvest': 'post-harvest-share.cb2234ef.jpg',
  'post-kitchen': 'post-kitchen-share.858e7c83.jpg',
  'post-pitha-winter': 'post-pitha-winter-share.b1cbf58c.jpg',
  'post-solar': 'post-solar-share.265e771e.jpg',
}
export const SHARE_SIZE = { width: 1200, height: 630 } as const
