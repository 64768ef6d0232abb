// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { portrait as alt } from '#words/pictures/portrait.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'portrait-', by what follows. */
export const portrait = {
  'chef': { id: 'portrait-chef', widths: encodedWidths.portrait, width: 1600, height: 2000, hash: '7955db99', alt: alt['chef'] },
  'guest-relations': { id: 'portrait-guest-relations', widths: encodedWidths.portrait, width: 1600, height: 2000, hash: 'd1b39d6a', alt: alt['guest-relations'] },
  'manager': { id: 'portrait-manager', widths: encodedWidths.portrait, width: 1600, height: 2000, hash: 'ab3db535', alt: alt['manager'] },
} as const satisfies Record<string, PictureData>
