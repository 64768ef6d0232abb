// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { featured as alt } from '#words/pictures/featured.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'featured-', by what follows. */
export const featured = {
  'jamuna': { id: 'featured-jamuna', widths: encodedWidths.tall, width: 1600, height: 2000, hash: '230dcf16', alt: alt['jamuna'] },
  'meghna': { id: 'featured-meghna', widths: encodedWidths.tall, width: 1600, height: 2000, hash: 'e78ebb32', alt: alt['meghna'] },
  'padma': { id: 'featured-padma', widths: encodedWidths.landscape, width: 2000, height: 1500, hash: '1766caf7', alt: alt['padma'] },
} as const satisfies Record<string, PictureData>
