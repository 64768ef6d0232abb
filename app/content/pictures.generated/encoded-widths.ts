// Made by `npm run pictures`. Do not edit.
import type { PictureSlot, PictureWidths } from '#app/domain/picture.ts'

/** How wide the files of each slot are. */
export const encodedWidths: Readonly<Record<PictureSlot, PictureWidths>> = {
  wide: { avif: [640, 960, 1440, 2000], phone: [640, 960], jpeg: 1200 },
  landscape: { avif: [400, 640, 960, 1440], phone: [400, 640, 960], jpeg: 1200 },
  tall: { avif: [400, 640, 960], phone: [400, 640, 960], jpeg: 960 },
  portrait: { avif: [192, 400, 640, 960], phone: [400, 640, 960], jpeg: 960 },
  dish: { avif: [256, 400, 800, 1200], phone: [256, 400, 800], jpeg: 1200 },
  avatar: { avif: [96, 192], phone: [], jpeg: 192 },
}
