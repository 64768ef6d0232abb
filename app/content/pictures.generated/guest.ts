// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'guest-', by what follows. */
export const guest = {
  'business': { id: 'guest-business', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: '3fd18e7c', alt: "A man in a teal suit looking aside, a folded newspaper under his arm" },
  'critic': { id: 'guest-critic', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: '5ccaaa64', alt: "An older woman with silver hair and round glasses holding a red notebook" },
  'vacation': { id: 'guest-vacation', widths: encodedWidths.avatar, width: 1600, height: 1600, hash: 'f4150f21', alt: "A young woman in profile in a wide straw hat, a long braid over her shoulder" },
} as const satisfies Record<string, PictureData>
