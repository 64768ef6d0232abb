// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { event as alt } from '#words/pictures/event.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'event-', by what follows. */
export const event = {
  'boishakhi': { id: 'event-boishakhi', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '377788a6', alt: alt['boishakhi'] },
  'hall': { id: 'event-hall', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '8d07188a', alt: alt['hall'] },
  'wedding': { id: 'event-wedding', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '2ff21880', alt: alt['wedding'] },
} as const satisfies Record<string, PictureData>
