// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { story as alt } from '#words/pictures/story.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'story-', by what follows. */
export const story = {
  'ratargul': { id: 'story-ratargul', widths: encodedWidths.tall, width: 1500, height: 2000, hash: 'aa5aa6d1', alt: alt['ratargul'] },
  'tea': { id: 'story-tea', widths: encodedWidths.tall, width: 1600, height: 2000, hash: 'bbc8c878', alt: alt['tea'] },
} as const satisfies Record<string, PictureData>
