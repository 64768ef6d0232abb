// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'offer-', by what follows. */
export const offer = {
  'anniversary': { id: 'offer-anniversary', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '0e4dffd0', alt: "A four-poster bed hung with marigold and rose garlands by lamplight, two cups on a brass tray" },
  'dining': { id: 'offer-dining', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '0af6f54c', alt: "A candlelit table for two with brass thalis before a tall window on the river at dusk" },
  'early-bird': { id: 'offer-early-bird', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'c067bd58', alt: "Veranda at first light: a brass teapot, a cup and a folded newspaper on a cane table, sunrise over tea hills" },
  'stay': { id: 'offer-stay', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'bf7f2688', alt: "An open suitcase with folded shirts by a window on tea hills, a stack of books and a tea plant beside it" },
  'summer': { id: 'offer-summer', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '8ec7ff26', alt: "Mangoes on a woven plate, two green mango drinks and a straw hat at the edge of a bright pool" },
  'weekend': { id: 'offer-weekend', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '18dad218', alt: "A nouka on the river in late light; a couple sits with their backs to us, watching the sun go down" },
} as const satisfies Record<string, PictureData>
