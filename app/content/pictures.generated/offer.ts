// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { offer as alt } from '#words/pictures/offer.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'offer-', by what follows. */
export const offer = {
  'anniversary': { id: 'offer-anniversary', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '5201b0d1', alt: alt['anniversary'] },
  'dining': { id: 'offer-dining', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f5aca517', alt: alt['dining'] },
  'early-bird': { id: 'offer-early-bird', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '84282758', alt: alt['early-bird'] },
  'stay': { id: 'offer-stay', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '410b5473', alt: alt['stay'] },
  'summer': { id: 'offer-summer', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '77b9de22', alt: alt['summer'] },
  'weekend': { id: 'offer-weekend', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '18dad218', alt: alt['weekend'] },
} as const satisfies Record<string, PictureData>
