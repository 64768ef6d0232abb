// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'featured-', by what follows. */
export const featured = {
  'jamuna': { id: 'featured-jamuna', widths: encodedWidths.tall, width: 1600, height: 2000, hash: '230dcf16', alt: "Red window seat with cushions and a toy boat over tea gardens, with a bed on either side" },
  'meghna': { id: 'featured-meghna', widths: encodedWidths.tall, width: 1600, height: 2000, hash: 'e78ebb32', alt: "Tea tray on a four-poster bed facing an arched door, a river and a boat in the first light" },
  'padma': { id: 'featured-padma', widths: encodedWidths.landscape, width: 2000, height: 1500, hash: '1766caf7', alt: "Corner suite with arched doors on two sides, a veranda and the river at sunrise, red quilt on the bed" },
} as const satisfies Record<string, PictureData>
