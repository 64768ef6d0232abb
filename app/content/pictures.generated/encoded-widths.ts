// Made by `npm run pictures`. Do not edit.
import type { PictureSlot } from '#app/domain/picture.ts'

type Widths = {
  readonly widths: readonly number[]
  readonly phone: readonly number[]
  readonly jpeg: number
}

/** The widths in pixels of the files of each kind of place: the AVIF files, those for phones, the one JPEG. */
export const encodedWidths: Record<PictureSlot, Widths> = {
  wide: { widths: [640, 960, 1440, 2000], phone: [640, 960], jpeg: 1200 },
  landscape: { widths: [400, 640, 960, 1440], phone: [400, 640, 960], jpeg: 1200 },
  tall: { widths: [400, 640, 960], phone: [400, 640, 960], jpeg: 960 },
  portrait: { widths: [192, 400, 640, 960], phone: [400, 640, 960], jpeg: 960 },
  dish: { widths: [256, 400, 800, 1200], phone: [256, 400, 800], jpeg: 1200 },
  avatar: { widths: [96, 192], phone: [], jpeg: 192 },
}
