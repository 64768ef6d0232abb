// Made by `npm run pictures`. Do not edit.
import { hero } from '#words/pictures/hero.ts'
import { room } from '#words/pictures/room.ts'
import { galleryPictures } from '#words/pictures/gallery.ts'
import { event } from '#words/pictures/event.ts'
import { post } from '#words/pictures/post.ts'

/** The files that links to a page are shown with, JPEGs of these pixels, and what they show, by the picture's id. */
export const shareFiles: Readonly<Record<string, { file: string; alt: string }>> = {
  'hero-about': { file: 'hero-about-share.73b020ff.jpg', alt: hero['about'] },
  'hero-blog': { file: 'hero-blog-share.41db5b1a.jpg', alt: hero['blog'] },
  'hero-contact': { file: 'hero-contact-share.e72fc561.jpg', alt: hero['contact'] },
  'hero-dining': { file: 'hero-dining-share.f34ba11d.jpg', alt: hero['dining'] },
  'hero-gallery': { file: 'hero-gallery-share.f3347ce9.jpg', alt: hero['gallery'] },
  'hero-offers': { file: 'hero-offers-share.9a58293f.jpg', alt: hero['offers'] },
  'hero-reserve': { file: 'hero-reserve-share.f5f502f4.jpg', alt: hero['reserve'] },
  'hero-rooms': { file: 'hero-rooms-share.ee368427.jpg', alt: hero['rooms'] },
  'room-deluxe-bed': { file: 'room-deluxe-bed-share.d1532598.jpg', alt: room['deluxe-bed'] },
  'room-executive-bed': { file: 'room-executive-bed-share.3223c1d3.jpg', alt: room['executive-bed'] },
  'room-family-bed': { file: 'room-family-bed-share.c03ad1d4.jpg', alt: room['family-bed'] },
  'room-garden-bed': { file: 'room-garden-bed-share.310c782a.jpg', alt: room['garden-bed'] },
  'room-presidential-bed': { file: 'room-presidential-bed-share.5a915079.jpg', alt: room['presidential-bed'] },
  'room-standard-bed': { file: 'room-standard-bed-share.bafc7ff1.jpg', alt: room['standard-bed'] },
  'gallery-first-light': { file: 'gallery-first-light-share.c85b7989.jpg', alt: galleryPictures['first-light'] },
  'event-boishakhi': { file: 'event-boishakhi-share.e213ec71.jpg', alt: event['boishakhi'] },
  'post-award': { file: 'post-award-share.10a9db0b.jpg', alt: post['award'] },
  'post-harvest': { file: 'post-harvest-share.c473ff26.jpg', alt: post['harvest'] },
  'post-kitchen': { file: 'post-kitchen-share.eeaaa463.jpg', alt: post['kitchen'] },
  'post-pitha-winter': { file: 'post-pitha-winter-share.77ba92dc.jpg', alt: post['pitha-winter'] },
  'post-solar': { file: 'post-solar-share.70b98faa.jpg', alt: post['solar'] },
}
export const SHARE_SIZE = { width: 1200, height: 630 } as const
