// Made by `npm run pictures`. Do not edit.
import type { PictureFiles } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'dish-', by what follows. */
export const dish = {
  'aam-panna': { id: 'dish-aam-panna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'c4c6ced4' },
  'beef-shatkora': { id: 'dish-beef-shatkora', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '8e7e691d' },
  'beguni': { id: 'dish-beguni', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'aa31476d' },
  'bhapa-pitha': { id: 'dish-bhapa-pitha', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '5f489eff' },
  'bhorta-trio': { id: 'dish-bhorta-trio', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '499085e4' },
  'borhani': { id: 'dish-borhani', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '2a83bc89' },
  'chhanar-dalna': { id: 'dish-chhanar-dalna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '4c79ca70' },
  'chingri-malai': { id: 'dish-chingri-malai', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'f9643f5a' },
  'fish-chop': { id: 'dish-fish-chop', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'd360d311' },
  'kacchi-biryani': { id: 'dish-kacchi-biryani', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'b8650048' },
  'labra-luchi': { id: 'dish-labra-luchi', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '8a1f3cd9' },
  'masala-cha': { id: 'dish-masala-cha', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '120ac1c9' },
  'mishti-doi': { id: 'dish-mishti-doi', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '3e88bbae' },
  'naga-beef-bhuna': { id: 'dish-naga-beef-bhuna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'a059d605' },
  'nakshi-platter': { id: 'dish-nakshi-platter', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'd8752776' },
  'patishapta': { id: 'dish-patishapta', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'db280b79' },
  'roshogolla': { id: 'dish-roshogolla', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '03beb29d' },
  'seven-layer-tea': { id: 'dish-seven-layer-tea', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'e93789d4' },
  'shorshe-ilish': { id: 'dish-shorshe-ilish', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '478df4ab' },
  'singara': { id: 'dish-singara', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '468d5b48' },
  'thali': { id: 'dish-thali', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '10320aab' },
} as const satisfies Record<string, PictureFiles>
