// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'hotel-', by what follows. */
export const hotel = {
  'dusk': { id: 'hotel-dusk', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'ae755ad3', alt: "The Surma at nightfall, arches and galleries lit, mirrored in the long pool with loungers and umbrellas" },
} as const satisfies Record<string, PictureData>
