// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { guest as alt } from '#words/pictures/guest.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'guest-', by what follows. */
export const guest = {
  'business': { id: 'guest-business', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: '3fd18e7c', alt: alt['business'] },
  'critic': { id: 'guest-critic', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: '5ccaaa64', alt: alt['critic'] },
  'vacation': { id: 'guest-vacation', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: 'f4150f21', alt: alt['vacation'] },
} as const satisfies Record<string, PictureData>
