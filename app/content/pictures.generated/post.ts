// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'post-', by what follows. */
export const post = {
  'award': { id: 'post-award', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '235ddb99', alt: "A round brass plate with a water-lily in relief, hung with jasmine, on a table in the lobby" },
  'harvest': { id: 'post-harvest', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '22e17aba', alt: "Tea pickers with baskets on their backs walk up a hillside path in the morning sun, seen from behind" },
  'kitchen': { id: 'post-kitchen', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '3914fa14', alt: "Mustard paste on a grinding stone, a brass mortar, bowls of spices and an ilish on a dark kitchen stone" },
  'pitha-winter': { id: 'post-pitha-winter', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'df986411', alt: "Pitha steaming over a clay stove on a misty winter morning; a figure in a red shawl sits by the fire" },
  'solar': { id: 'post-solar', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: 'befce837', alt: "A rooftop with solar panels, a rainwater tank and vegetable beds; a gardener looks out at the tea hills" },
} as const satisfies Record<string, PictureData>
