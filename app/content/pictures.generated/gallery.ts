// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { galleryPictures as alt } from '#words/pictures/gallery.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'gallery-', by what follows. */
export const galleryPictures = {
  'first-light': { id: 'gallery-first-light', widths: encodedWidths.landscape, width: 2400, height: 1350, hash: '81d4b282', alt: alt['first-light'] },
  'garden-path': { id: 'gallery-garden-path', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '8db8c9f5', alt: alt['garden-path'] },
  'library': { id: 'gallery-library', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f70607a4', alt: alt['library'] },
  'lobby': { id: 'gallery-lobby', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '5918fd2e', alt: alt['lobby'] },
  'pavilion': { id: 'gallery-pavilion', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '5f5e3f32', alt: alt['pavilion'] },
  'pool': { id: 'gallery-pool', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '34f4d6bc', alt: alt['pool'] },
  'spa': { id: 'gallery-spa', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '75dea59d', alt: alt['spa'] },
} as const satisfies Record<string, PictureData>
