// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { dish as alt } from '#words/pictures/dish.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'dish-', by what follows. */
export const dish = {
  'aam-panna': { id: 'dish-aam-panna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'c4c6ced4', alt: alt['aam-panna'] },
  'beef-shatkora': { id: 'dish-beef-shatkora', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '8e7e691d', alt: alt['beef-shatkora'] },
  'beguni': { id: 'dish-beguni', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'aa31476d', alt: alt['beguni'] },
  'bhapa-pitha': { id: 'dish-bhapa-pitha', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '5f489eff', alt: alt['bhapa-pitha'] },
  'bhorta-trio': { id: 'dish-bhorta-trio', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '499085e4', alt: alt['bhorta-trio'] },
  'borhani': { id: 'dish-borhani', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '2a83bc89', alt: alt['borhani'] },
  'chhanar-dalna': { id: 'dish-chhanar-dalna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '4c79ca70', alt: alt['chhanar-dalna'] },
  'chingri-malai': { id: 'dish-chingri-malai', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'f9643f5a', alt: alt['chingri-malai'] },
  'fish-chop': { id: 'dish-fish-chop', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'd360d311', alt: alt['fish-chop'] },
  'kacchi-biryani': { id: 'dish-kacchi-biryani', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'b8650048', alt: alt['kacchi-biryani'] },
  'labra-luchi': { id: 'dish-labra-luchi', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '8a1f3cd9', alt: alt['labra-luchi'] },
  'masala-cha': { id: 'dish-masala-cha', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '120ac1c9', alt: alt['masala-cha'] },
  'mishti-doi': { id: 'dish-mishti-doi', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '7122db12', alt: alt['mishti-doi'] },
  'naga-beef-bhuna': { id: 'dish-naga-beef-bhuna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'd2c59d63', alt: alt['naga-beef-bhuna'] },
  'nakshi-platter': { id: 'dish-nakshi-platter', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'd8752776', alt: alt['nakshi-platter'] },
  'patishapta': { id: 'dish-patishapta', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'db280b79', alt: alt['patishapta'] },
  'roshogolla': { id: 'dish-roshogolla', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '03beb29d', alt: alt['roshogolla'] },
  'seven-layer-tea': { id: 'dish-seven-layer-tea', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'e93789d4', alt: alt['seven-layer-tea'] },
  'shorshe-ilish': { id: 'dish-shorshe-ilish', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '478df4ab', alt: alt['shorshe-ilish'] },
  'singara': { id: 'dish-singara', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '468d5b48', alt: alt['singara'] },
  'thali': { id: 'dish-thali', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '10320aab', alt: alt['thali'] },
} as const satisfies Record<string, PictureData>
