export const menuCategoryWords = {
  appetizers: {
    name: 'Appetizers',
    description: 'Small, crisp, good with tea.',
  },
  mains: {
    name: 'Main Courses',
    description: 'Slow pots, river fish, hot luchi.',
  },
  desserts: { name: 'Desserts', description: 'Milk, coconut, date-palm jaggery.' },
  beverages: {
    name: 'Beverages',
    description: 'Tea from the hills, and something cool to follow the biryani.',
  },
} as const

export const orderMenuWords = {
  singara: {
    description: 'Crisp parcels of spiced potato, with tamarind and green chutneys.',
  },
  beguni: {
    description:
      'Slices of aubergine fried in a batter of gram flour and a little wheat, with puffed rice and mustard dip.',
  },
  'fish-chop': {
    description:
      'Spiced fish and potato in a golden coat of egg and crumb, with cucumber, onion and mustard sauce.',
  },
  'kacchi-biryani': {
    description:
      'Mutton in spiced yoghurt under fragrant rice and potato, sealed with dough and left to cook. Comes with egg and borhani.',
  },
  'shorshe-ilish': {
    description: 'Ilish in a sharp mustard sauce with green chillies. Mind the bones.',
  },
  'naga-beef-bhuna': {
    description: 'Beef cooked down until dark, with the naga chilli that Sylhet is known for.',
  },
  'labra-luchi': {
    description: 'Mixed vegetables stewed soft with mustard seed, and luchi to scoop them up.',
  },
  roshogolla: {
    description: 'Soft balls of fresh cheese in a clear, light syrup, with pistachio.',
  },
  'mishti-doi': {
    description: 'Sweet yoghurt, brown from caramel, set in a clay pot, pistachio on top.',
  },
  patishapta: {
    description:
      'Thin pancakes of flour and milk, rolled around coconut and date-palm jaggery, with pistachio.',
  },
  'seven-layer-tea': {
    description:
      'Seven teas in one glass, some with milk. To your door they come in seven little bottles, for you to pour: the sweetest first, slowly, and without talking.',
  },
  borhani: {
    description: 'Cold yoghurt with mint, roasted cumin and a little mustard.',
  },
  'masala-cha': {
    description:
      'Milky tea simmered with ginger, cardamom and cinnamon, with toast biscuits and jaggery.',
  },
} as const
