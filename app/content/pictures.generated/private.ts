// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'private-', by what follows. */
export const privatePictures = {
  'cellar': { id: 'private-cellar', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f90cbd65', alt: "Brick-vaulted cellar with one long candlelit table set for twelve" },
  'garden': { id: 'private-garden', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'd2288939', alt: "Glazed garden room with round tables, jasmine on the iron frame and palms outside" },
  'salon': { id: 'private-salon', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '93509a52', alt: "Grand salon with chandeliers, tall river windows and white alpona on a red-oxide floor" },
} as const satisfies Record<string, PictureData>
