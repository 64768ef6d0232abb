// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'story-', by what follows. */
export const story = {
  'ratargul': { id: 'story-ratargul', widths: encodedWidths.tall, width: 1500, height: 2000, hash: 'aa5aa6d1', alt: "A country boat poled beneath the tall flooded trees of Ratargul swamp forest" },
  'tea': { id: 'story-tea', widths: encodedWidths.tall, width: 1600, height: 2000, hash: 'bbc8c878', alt: "A glass of seven-layer tea on a brass tray, tea hills and morning mist behind" },
} as const satisfies Record<string, PictureData>
