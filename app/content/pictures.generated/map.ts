// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { map as alt } from '#words/pictures/map.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'map-', by what follows. */
export const map = {
  'way': { id: 'map-way', widths: encodedWidths.wide, width: 2000, height: 1125, hash: '82b52fec', alt: alt['way'] },
} as const satisfies Record<string, PictureData>
