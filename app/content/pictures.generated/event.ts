// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'event-', by what follows. */
export const event = {
  'boishakhi': { id: 'event-boishakhi', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '39cf1b07', alt: "An evening Boishakhi fair: red and white saris, lantern strings and alpona painted along the road" },
  'hall': { id: 'event-hall', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '1b9db36a', alt: "A hall set with round tables and cane chairs before five tall arched windows on the river" },
  'wedding': { id: 'event-wedding', widths: encodedWidths.landscape, width: 2000, height: 1250, hash: '2ff21880', alt: "A gaye holud stage hung with marigolds, a low seat with kantha cushions and empty stools before the guests come" },
} as const satisfies Record<string, PictureData>
