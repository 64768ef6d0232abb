// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { room as alt } from '#words/pictures/room.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'room-', by what follows. */
export const room = {
  'deluxe-bed': { id: 'room-deluxe-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'e804d96a', alt: alt['deluxe-bed'] },
  'deluxe-detail': { id: 'room-deluxe-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '5e014930', alt: alt['deluxe-detail'] },
  'deluxe-view': { id: 'room-deluxe-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f2d7efe3', alt: alt['deluxe-view'] },
  'executive-bed': { id: 'room-executive-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'ced7a513', alt: alt['executive-bed'] },
  'executive-detail': { id: 'room-executive-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'b9f49fe5', alt: alt['executive-detail'] },
  'executive-view': { id: 'room-executive-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '71783b97', alt: alt['executive-view'] },
  'family-bed': { id: 'room-family-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'c21638cc', alt: alt['family-bed'] },
  'family-detail': { id: 'room-family-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'b1c7c47e', alt: alt['family-detail'] },
  'family-view': { id: 'room-family-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '87b2ff9b', alt: alt['family-view'] },
  'garden-bed': { id: 'room-garden-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'e60e202a', alt: alt['garden-bed'] },
  'garden-detail': { id: 'room-garden-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'ee35a56b', alt: alt['garden-detail'] },
  'garden-view': { id: 'room-garden-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '6bf0d4bf', alt: alt['garden-view'] },
  'presidential-bed': { id: 'room-presidential-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f83dfe7c', alt: alt['presidential-bed'] },
  'presidential-detail': { id: 'room-presidential-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '2c601244', alt: alt['presidential-detail'] },
  'presidential-view': { id: 'room-presidential-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '1dd9a940', alt: alt['presidential-view'] },
  'standard-bed': { id: 'room-standard-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '539e091c', alt: alt['standard-bed'] },
  'standard-detail': { id: 'room-standard-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f6c1eaab', alt: alt['standard-detail'] },
  'standard-view': { id: 'room-standard-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '2724c321', alt: alt['standard-view'] },
} as const satisfies Record<string, PictureData>
