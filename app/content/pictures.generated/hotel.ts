// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { hotelPictures as alt } from '#words/pictures/hotel.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'hotel-', by what follows. */
export const hotelPictures = {
  'dusk': { id: 'hotel-dusk', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'ae755ad3', alt: alt['dusk'] },
} as const satisfies Record<string, PictureData>
