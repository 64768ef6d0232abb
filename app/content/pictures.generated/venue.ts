// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'venue-', by what follows. */
export const venue = {
  'bar-lounge': { id: 'venue-bar-lounge', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'c9b51713', alt: "Evening lounge with a fluted brass bar, hanging lamps, mocktails, and the river in tall windows" },
  'nakshi': { id: 'venue-nakshi', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '439e845e', alt: "Nakshi dining room by lamplight: round tables, cane chairs and a large kantha tree of life" },
  'terrace-bistro': { id: 'venue-terrace-bistro', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '034f08ce', alt: "Terrace at noon under a leafy pergola, cane chairs and white tables above the tea gardens" },
} as const satisfies Record<string, PictureData>
