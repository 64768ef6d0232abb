// Made by `npm run pictures`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
import { encodedWidths } from './encoded-widths.ts'

/** The pictures whose ids begin with 'dish-', by what follows. */
export const dish = {
  'aam-panna': { id: 'dish-aam-panna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'c4c6ced4', alt: "Glasses of green mango cooler with ice, mint and chilli salt, green mangoes beside them" },
  'beef-shatkora': { id: 'dish-beef-shatkora', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'c2b7f616', alt: "Beef curry with wedges of shatkora, coriander and chillies in a dark bowl, the citrus cut beside it" },
  'beguni': { id: 'dish-beguni', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'aa31476d', alt: "Golden aubergine fritters with puffed rice and chillies on a woven bamboo tray" },
  'bhapa-pitha': { id: 'dish-bhapa-pitha', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '5f489eff', alt: "Steamed white rice cakes with melting date-palm jaggery and coconut on a terracotta platter" },
  'bhorta-trio': { id: 'dish-bhorta-trio', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '499085e4', alt: "Aubergine, potato and lentil bhorta in brass bowls around rice, with fried chillies, on banana leaf" },
  'borhani': { id: 'dish-borhani', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '2a83bc89', alt: "Glasses of pale green borhani with mint and roasted cumin on a steel tray" },
  'chhanar-dalna': { id: 'dish-chhanar-dalna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '4c79ca70', alt: "Fried cheese dumplings with potato and peas in a golden gravy, in a steel bowl" },
  'chingri-malai': { id: 'dish-chingri-malai', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'f9643f5a', alt: "Large river prawns in coconut gravy in a white bowl, a halved coconut beside it" },
  'fish-chop': { id: 'dish-fish-chop', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'd360d311', alt: "Crumbed fish chops, one broken open, with cucumber, onion and mustard sauce on a stoneware plate" },
  'kacchi-biryani': { id: 'dish-kacchi-biryani', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'b8650048', alt: "Kacchi biryani with mutton, golden potatoes, egg and prunes on a copper thala, borhani beside it" },
  'labra-luchi': { id: 'dish-labra-luchi', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '8a1f3cd9', alt: "Puffed luchi with a copper bowl of labra, mixed vegetables, on a brass thala" },
  'masala-cha': { id: 'dish-masala-cha', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '120ac1c9', alt: "Three clay cups of milky spiced tea on a bamboo tray with cinnamon, cardamom and ginger" },
  'mishti-doi': { id: 'dish-mishti-doi', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '3e88bbae', alt: "Mishti doi in a wide terracotta pot with pistachio and saffron, a spoonful taken" },
  'naga-beef-bhuna': { id: 'dish-naga-beef-bhuna', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'fec4be10', alt: "Dark beef bhuna with three naga chillies in an iron korai on a white cloth with a red border" },
  'nakshi-platter': { id: 'dish-nakshi-platter', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'd8752776', alt: "A brass thala to share: singara, fish chops, beguni, piyaju and kebabs around green chutney" },
  'patishapta': { id: 'dish-patishapta', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'db280b79', alt: "Five rolled patishapta crepes filled with coconut and jaggery, drizzled with syrup, on a teal plate" },
  'roshogolla': { id: 'dish-roshogolla', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '03beb29d', alt: "Six white roshogolla in syrup with saffron and pistachio, in a teal bowl on a brass thala" },
  'seven-layer-tea': { id: 'dish-seven-layer-tea', widths: encodedWidths.dish, width: 1600, height: 1200, hash: 'e93789d4', alt: "A tall glass of seven-layer tea on a brass tray, tea hills behind" },
  'shorshe-ilish': { id: 'dish-shorshe-ilish', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '478df4ab', alt: "Hilsa steaks with roe in golden mustard sauce and green chillies, on banana leaf in a dark stoneware plate" },
  'singara': { id: 'dish-singara', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '468d5b48', alt: "Five crisp singara and one broken open on banana leaf, with tamarind and green chutneys" },
  'thali': { id: 'dish-thali', widths: encodedWidths.dish, width: 1600, height: 1200, hash: '10320aab', alt: "A brass thala with rice, hilsa, beef, prawns, dal, greens and sweet curd, luchi beside it" },
} as const satisfies Record<string, PictureData>
