export const courseWords = {
  starters: { title: 'Starters' },
  mains: { title: 'Mains' },
  desserts: { title: 'Desserts' },
  beverages: { title: 'Beverages' },
} as const

export const menuItemWords = {
  beguni: {
    description:
      'Aubergine in a crisp coat of gram flour and a little wheat, with puffed rice, green chilli and mustard dip.',
  },
  'bhorta-trio': {
    description: 'Aubergine, potato and lentil, mashed by hand with raw mustard oil.',
  },
  'fish-chop': {
    name: 'Haor Fish Chop',
    description:
      'Fish from the haor, Sylhet’s flooded plains, and ginger, in a coat of egg and crumb, with cucumber and mustard sauce.',
  },
  'nakshi-platter': {
    description:
      'Singara, fish chop, beguni, piyaju and chicken kebab on one brass thala, with green chutney, mustard dip and shatkora pickle.',
  },
  'shorshe-ilish': {
    description:
      'Ilish, our hilsa, with its roe in ground mustard and green chilli, on banana leaf.',
  },
  'beef-shatkora': {
    description: 'Slow-cooked beef with the bitter Sylheti citrus that gives it its name.',
  },
  'kacchi-biryani': {
    description:
      'Spiced mutton that goes in raw under half-boiled rice, sealed with dough and left alone for hours. Comes with egg and borhani.',
  },
  'chhanar-dalna': {
    description:
      'Fresh-cheese balls bound with rice flour, potato and peas in a golden ginger gravy.',
  },
  roshogolla: {
    description: 'Six of them, still warm, in saffron syrup with pistachio.',
  },
  'mishti-doi': { description: 'Sweet yoghurt set overnight in a clay pot, pistachio on top.' },
  'bhapa-pitha': {
    description: 'Steamed rice cakes with date-palm jaggery and coconut, in the cold months.',
  },
  'seven-layer-tea': {
    description: 'Seven teas in one glass, some with milk, each staying where it was poured.',
  },
  'aam-panna': {
    description: 'Unripe mango with mint and a pinch of chilli salt.',
  },
  borhani: { description: 'Spiced yoghurt with mint, roasted cumin and a little mustard.' },
} as const

export const tagNames = {
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-Free',
  seafood: 'Seafood',
  shareable: 'Shareable',
  signature: 'Signature',
  'national-dish': 'National Dish',
  premium: 'Premium',
  traditional: 'Traditional',
  cultural: 'Cultural',
  sweet: 'Sweet',
  seasonal: 'Seasonal',
  'non-alcoholic': 'Non-Alcoholic',
} as const
