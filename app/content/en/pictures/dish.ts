export const dish = {
  'aam-panna':
    'Glasses of green mango sherbet with ice, mint and chilli salt, green mangoes beside them',
  'beef-shatkora':
    'Beef curry with slices of shatkora, coriander and chillies in a dark bowl, the citrus cut beside it',
  beguni:
    'Golden aubergine fritters with puffed rice and chillies on a woven bamboo tray, mustard and chilli dips beside it',
  'bhapa-pitha':
    'Steamed white rice cakes with melting date-palm jaggery and coconut on a terracotta platter',
  'bhorta-trio':
    'Aubergine, potato and lentil bhorta in brass bowls around rice, with fried chillies, on banana leaf',
  borhani: 'Glasses of pale green borhani with mint and roasted cumin on a steel tray',
  'chhanar-dalna': 'Fried cheese dumplings with potato and peas in a golden gravy, in a steel bowl',
  'chingri-malai':
    'Large river prawns in coconut gravy in a white bowl, a halved coconut beside it',
  'fish-chop':
    'Crumbed fish chops, one broken open, with cucumber, onion and mustard sauce on a stoneware plate',
  'kacchi-biryani':
    'Kacchi biryani with mutton, golden potatoes, egg and prunes on a copper thala, borhani beside it',
  'labra-luchi': 'Puffed luchi with a copper bowl of labra, mixed vegetables, on a brass thala',
  'masala-cha':
    'Three clay cups of milky spiced tea with cinnamon and ginger on a bamboo tray, toast biscuits and jaggery beside it',
  'mishti-doi': 'Mishti doi in a wide terracotta pot with pistachio and saffron, a spoonful taken',
  'naga-beef-bhuna':
    'Dark beef bhuna with three naga chillies, steaming in an iron korai on a white cloth with a red border',
  'nakshi-platter':
    'A brass thala to share: singara, fish chops, beguni, piyaju and kebabs around green chutney',
  patishapta:
    'Five rolled patishapta crepes filled with coconut and jaggery, with syrup and pistachio, on a teal plate',
  roshogolla:
    'Six white roshogolla in syrup with saffron and pistachio, in a teal bowl on a brass thala',
  'seven-layer-tea': 'A tall glass of seven-layer tea on a brass tray, tea hills behind',
  'shorshe-ilish':
    'Ilish steaks with roe in golden mustard sauce and green chillies, on banana leaf in a dark stoneware plate',
  singara:
    'Five crisp singara and one broken open on banana leaf, with tamarind and green chutneys',
  thali:
    'A brass thala with rice, ilish, beef, prawns, dal, greens and sweet yoghurt, luchi beside it',
} as const
