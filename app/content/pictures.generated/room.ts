// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'room-', by what follows. */
export const room = {
  'deluxe-bed': { id: 'room-deluxe-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '844baed9', alt: "King bed with a woven shitalpati headboard in a tea-green room, morning sun falling from an arched window" },
  'deluxe-detail': { id: 'room-deluxe-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '5e014930', alt: "Lit brass lamp and books at the bedside, kantha quilt with stitched vines on the bed" },
  'deluxe-view': { id: 'room-deluxe-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f2d7efe3', alt: "Two wooden armchairs and a brass tea table before three tall arched windows on tea terraces" },
  'executive-bed': { id: 'room-executive-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '4c7ad5ac', alt: "King bed with a carved headboard, a sofa and a desk beyond, and low sun through three river windows" },
  'executive-detail': { id: 'room-executive-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'b9f49fe5', alt: "Open notebook, fountain pen, spectacles and a glass of lemon sherbet on a teal desk pad" },
  'executive-view': { id: 'room-executive-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '82a93203', alt: "Teal sofa, low table with newspapers and a desk by tall arched windows on the Surma" },
  'family-bed': { id: 'room-family-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '80d271aa', alt: "King bed and twin bed with kantha headboards in a peach room, a red kite on the wall and a toy boat" },
  'family-detail': { id: 'room-family-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'b1c7c47e', alt: "Carved toy nouka with a sail on a marigold kantha across a child's bed" },
  'family-view': { id: 'room-family-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '87b2ff9b', alt: "Window seat with cushions, two picture books and paper boats, sunny garden with a swing behind" },
  'garden-bed': { id: 'room-garden-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'e60e202a', alt: "White bed in a green room, louvred doors open to a wet garden under a garland of jasmine" },
  'garden-detail': { id: 'room-garden-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'ee35a56b', alt: "Brass ewer and basin on a marble washstand with a bowl of jasmine and a white cotton towel" },
  'garden-view': { id: 'room-garden-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '9b79ac87', alt: "Green louvred doors open on a walled garden after rain, jasmine on the wall, red umbrella drying" },
  'presidential-bed': { id: 'room-presidential-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f83dfe7c', alt: "Four-poster bed hung with net before tall arched windows on the river at dusk, lamps lit" },
  'presidential-detail': { id: 'room-presidential-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '2c601244', alt: "Deep stone bath with brass taps and floating petals, warm light through a carved jali screen" },
  'presidential-view': { id: 'room-presidential-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '1dd9a940', alt: "Long veranda at dusk with planter's chairs, lanterns and columns open to the river" },
  'standard-bed': { id: 'room-standard-bed', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '031a7d44', alt: "Queen bed with a cane headboard beside a window over tea gardens, a cane daybed in the morning sun" },
  'standard-detail': { id: 'room-standard-detail', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'f6c1eaab', alt: "Round cane tray with a cup of tea, brass milk jug and biscuits on folded checked cotton" },
  'standard-view': { id: 'room-standard-view', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '2724c321', alt: "Writing desk and cane chair at a half-shaded window, garden wall and flowering street trees outside" },
} as const satisfies Record<string, PictureData>
