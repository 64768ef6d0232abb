// Made by `npm run pictures`. Do not edit.
import type { OwnPicture } from '#app/domain/picture.ts'

/** The pictures whose ids begin with 'dish-', by what follows. */
export const dish = {
  'aam-panna': { id: 'dish-aam-panna', slot: 'dish', width: 1600, height: 1200, hash: '3013999d', alt: "Glasses of green mango cooler with ice, mint and chilli salt, green mangoes beside them" },
  'beef-shatkora': { id: 'dish-beef-shatkora', slot: 'dish', width: 1600, height: 1200, hash: '96ea6776', alt: "Beef curry with wedges of shatkora, coriander and chillies in a dark bowl, the citrus cut beside it" },
  'beguni': { id: 'dish-beguni', slot: 'dish', width: 1600, height: 1200, hash: 'c35c549d', alt: "Golden aubergine fritters with puffed rice and chillies on a woven bamboo tray" },
  'bhapa-pitha': { id: 'dish-bhapa-pitha', slot: 'dish', width: 1600, height: 1200, hash: '607cdd99', alt: "Steamed white rice cakes with melting date-palm jaggery and coconut on a terracotta platter" },
  'bhorta-trio': { id: 'dish-bhorta-trio', slot: 'dish', width: 1600, height: 1200, hash: '7353a0fa', alt: "Aubergine, potato and lentil bhorta in brass bowls around rice, with fried chillies, on banana leaf" },
  'borhani': { id: 'dish-borhani', slot: 'dish', width: 1600, height: 1200, hash: 'cdeef147', alt: "Glasses of pale green borhani with mint and roasted cumin on a steel tray" },
  'chhanar-dalna': { id: 'dish-chhanar-dalna', slot: 'dish', width: 1600, height: 1200, hash: '2d039f83', alt: "Fried cheese dumplings with potato and peas in a golden gravy, in a steel bowl" },
  'chingri-malai': { id: 'dish-chingri-malai', slot: 'dish', width: 1600, height: 1200, hash: 'abc4ad60', alt: "Large river prawns in coconut gravy in a white bowl, a halved coconut beside it" },
  'fish-chop': { id: 'dish-fish-chop', slot: 'dish', width: 1600, height: 1200, hash: 'f2c6f56a', alt: "Crumbed fish chops, one broken open, with cucumber, onion and mustard sauce on a stoneware plate" },
  'kacchi-biryani': { id: 'dish-kacchi-biryani', slot: 'dish', width: 1600, height: 1200, hash: '009f75eb', alt: "Kacchi biryani with mutton, golden potatoes, egg and prunes on a copper thala, borhani beside it" },
  'labra-luchi': { id: 'dish-labra-luchi', slot: 'dish', width: 1600, height: 1200, hash: '59d67fbc', alt: "Puffed luchi with a copper bowl of labra, mixed vegetables, on a brass thala" },
  'masala-cha': { id: 'dish-masala-cha', slot: 'dish', width: 1600, height: 1200, hash: '075e67a2', alt: "Three clay cups of milky spiced tea on a bamboo tray with cinnamon, cardamom and ginger" },
  'mishti-doi': { id: 'dish-mishti-doi', slot: 'dish', width: 1600, height: 1200, hash: '14273889', alt: "Mishti doi in a wide terracotta pot with pistachio and saffron, a spoonful taken" },
  'naga-beef-bhuna': { id: 'dish-naga-beef-bhuna', slot: 'dish', width: 1600, height: 1200, hash: '9abc2423', alt: "Dark beef bhuna with three naga chillies in an iron korai on a white cloth with a red border" },
  'nakshi-platter': { id: 'dish-nakshi-platter', slot: 'dish', width: 1600, height: 1200, hash: '9d62fd52', alt: "A brass thala to share: singara, fish chops, beguni, piyaju and kebabs around green chutney" },
  'patishapta': { id: 'dish-patishapta', slot: 'dish', width: 1600, height: 1200, hash: '684aa196', alt: "Five rolled patishapta crepes filled with coconut and jaggery, drizzled with syrup, on a teal plate" },
  'roshogolla': { id: 'dish-roshogolla', slot: 'dish', width: 1600, height: 1200, hash: '86615538', alt: "Six white roshogolla in syrup with saffron and pistachio, in a teal bowl on a brass thala" },
  'seven-layer-tea': { id: 'dish-seven-layer-tea', slot: 'dish', width: 1600, height: 1200, hash: '7f4ed07f', alt: "A tall glass of seven-layer tea on a brass tray, tea hills behind" },
  'shorshe-ilish': { id: 'dish-shorshe-ilish', slot: 'dish', width: 1600, height: 1200, hash: '886eb2e1', alt: "Hilsa steaks with roe in golden mustard sauce and green chillies, on banana leaf in a dark stoneware plate" },
  'singara': { id: 'dish-singara', slot: 'dish', width: 1600, height: 1200, hash: '74565471', alt: "Five crisp singara and one broken open on banana leaf, with tamarind and green chutneys" },
  'thali': { id: 'dish-thali', slot: 'dish', width: 1600, height: 1200, hash: 'da820528', alt: "A brass thala with rice, hilsa, beef, prawns, dal, greens and sweet curd, luchi beside it" },
} as const satisfies Record<string, OwnPicture>
