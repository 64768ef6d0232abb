// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { venue as alt } from '#words/pictures/venue.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'venue-', by what follows. */
export const venue = {
  'bar-lounge': { id: 'venue-bar-lounge', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'c9b51713', alt: alt['bar-lounge'] },
  'nakshi': { id: 'venue-nakshi', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '439e845e', alt: alt['nakshi'] },
  'terrace-bistro': { id: 'venue-terrace-bistro', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '0f72cfb3', alt: alt['terrace-bistro'] },
} as const satisfies Record<string, PictureData>
