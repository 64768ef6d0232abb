// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'gallery-', by what follows. */
export const gallery = {
  'garden-path': { id: 'gallery-garden-path', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '8db8c9f5', alt: "A wet stone garden path at dusk, lined with small lamps, leading to a lit gate with a tiled roof" },
  'library': { id: 'gallery-library', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f70607a4', alt: "A reading room with tall bookshelves, two cane chairs and a lamp before an arched window in the rain" },
  'lobby': { id: 'gallery-lobby', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'ba5ef8a7', alt: "A lobby with a red-oxide floor, a staircase, brass lamps and a woven screen; a woman stands at the garden door" },
  'pavilion': { id: 'gallery-pavilion', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '5f5e3f32', alt: "Two people sit in meditation on woven mats in an open pavilion, facing tea hills in the morning" },
  'pool': { id: 'gallery-pool', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '34f4d6bc', alt: "A blue pool by day with cane loungers and parasols, palms, the tiled-roof wing and tea hills behind" },
  'spa': { id: 'gallery-spa', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '704acd3d', alt: "Folded towels, a brass bowl of floating flowers and a lit brass lamp on a woven mat" },
} as const satisfies Record<string, PictureData>
