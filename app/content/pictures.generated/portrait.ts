// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'portrait-', by what follows. */
export const portrait = {
  'chef': { id: 'portrait-chef', widths: encodedWidths.portrait, width: 1600, height: 2000, hash: '24ec6036', alt: "The executive chef, silver-bearded, in a white jacket with a green checked gamcha over his shoulder" },
  'guest-relations': { id: 'portrait-guest-relations', widths: encodedWidths.portrait, width: 1600, height: 2000, hash: 'be6828c7', alt: "A guest relations host in an ivory hijab stitched in red, holding a marigold" },
  'manager': { id: 'portrait-manager', widths: encodedWidths.portrait, width: 1600, height: 2000, hash: '210708b1', alt: "The general manager in an ivory jamdani sari and jasmine, holding a brass key" },
} as const satisfies Record<string, PictureData>
