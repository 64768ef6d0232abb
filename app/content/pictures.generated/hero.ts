// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'hero-', by what follows. */
export const hero = {
  'about': { id: 'hero-about', widths: encodedWidths.wide, width: 2400, height: 1350, hash: '77685330', alt: '', upright: { width: 1012, height: 1350, hash: '9d9e09b9', widths: [400, 640, 960] } },
  'blog': { id: 'hero-blog', widths: encodedWidths.wide, width: 2400, height: 1350, hash: '6dc77ac2', alt: '', upright: { width: 1350, height: 1350, hash: 'fc74285f', widths: [400, 640, 960] } },
  'contact': { id: 'hero-contact', widths: encodedWidths.wide, width: 2400, height: 1350, hash: '4346da13', alt: '', upright: { width: 1350, height: 1350, hash: 'e39de7eb', widths: [400, 640, 960] } },
  'dining': { id: 'hero-dining', widths: encodedWidths.wide, width: 2400, height: 1350, hash: '5b612339', alt: '', upright: { width: 1350, height: 1350, hash: '48de3c01', widths: [400, 640, 960] } },
  'gallery': { id: 'hero-gallery', widths: encodedWidths.wide, width: 2400, height: 1350, hash: '87bd7499', alt: '', upright: { width: 1350, height: 1350, hash: '64628695', widths: [400, 640, 960] } },
  'home': { id: 'hero-home', widths: encodedWidths.wide, width: 2400, height: 2000, hash: 'b7bf1c95', alt: '', upright: { width: 1200, height: 2000, hash: 'c42f5340', widths: [400, 640, 960] } },
  'home-lamps': { id: 'hero-home-lamps', widths: encodedWidths.wide, width: 2400, height: 2000, hash: '7923344f', alt: '' },
  'offers': { id: 'hero-offers', widths: encodedWidths.wide, width: 2400, height: 1350, hash: '454ea7c8', alt: '', upright: { width: 1350, height: 1350, hash: '7096206b', widths: [400, 640, 960] } },
  'reserve': { id: 'hero-reserve', widths: encodedWidths.wide, width: 2400, height: 1350, hash: '9bf26d71', alt: '', upright: { width: 1350, height: 1350, hash: '8a952974', widths: [400, 640, 960] } },
  'rooms': { id: 'hero-rooms', widths: encodedWidths.wide, width: 2400, height: 1350, hash: '860f4f04', alt: '', upright: { width: 1350, height: 1350, hash: '5a97a60b', widths: [400, 640, 960] } },
} as const satisfies Record<string, PictureData>
