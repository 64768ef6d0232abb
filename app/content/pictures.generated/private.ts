// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { privatePictures as alt } from '#words/pictures/private.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'private-', by what follows. */
export const privatePictures = {
  'cellar': { id: 'private-cellar', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '46cfc611', alt: alt['cellar'] },
  'garden': { id: 'private-garden', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '90b87db8', alt: alt['garden'] },
  'salon': { id: 'private-salon', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'c36019ee', alt: alt['salon'] },
} as const satisfies Record<string, PictureData>
