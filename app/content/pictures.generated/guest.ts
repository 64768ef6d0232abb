// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { guest as alt } from '#words/pictures/guest.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'guest-', by what follows. */
export const guest = {
  'business': { id: 'guest-business', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: '2c3834d5', alt: alt['business'] },
  'critic': { id: 'guest-critic', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: 'b38ef657', alt: alt['critic'] },
  'vacation': { id: 'guest-vacation', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: 'f1df97b4', alt: alt['vacation'] },
} as const satisfies Record<string, PictureData>
