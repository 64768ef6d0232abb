// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { post as alt } from '#words/pictures/post.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'post-', by what follows. */
export const post = {
  'award': { id: 'post-award', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '4fc6371d', alt: alt['award'] },
  'harvest': { id: 'post-harvest', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '55ea436a', alt: alt['harvest'] },
  'kitchen': { id: 'post-kitchen', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '3914fa14', alt: alt['kitchen'] },
  'pitha-winter': { id: 'post-pitha-winter', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '7d399ab6', alt: alt['pitha-winter'] },
  'solar': { id: 'post-solar', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'b7853776', alt: alt['solar'] },
} as const satisfies Record<string, PictureData>
