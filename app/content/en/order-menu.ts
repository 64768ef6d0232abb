/** The parts of the online menu. */
export const menuCategoryWords = {
  appetizers: {
    name: 'Appetizers',
    description: 'Small, crisp things to begin with, or to share over tea.',
  },
  mains: {
    name: 'Main Courses',
    description: 'Slow-cooked meat, river fish in mustard, and luchi puffed in the pan.',
  },
  desserts: { name: 'Desserts', description: 'Milk, coconut, jaggery and patience.' },
  beverages: {
    name: 'Beverages',
    description: 'Tea from the hills, and something cool to follow the biryani.',
  },
} as const

/** The dishes that can be ordered online, under their ids. */
export const orderMenuWords = {
  singara: {
    name: 'Singara',
    description: 'Crisp parcels of spiced potato, with tamarind and green chutneys.',
  },
  beguni: {
    name: 'Beguni',
    description: 'Slices of aubergine fried in a light batter, with puffed rice.',
  },
  'fish-chop': {
    name: 'Fish Chop',
    description: 'Spiced fish and potato in a golden crumb, with cucumber and onion.',
  },
  'kacchi-biryani': {
    name: 'Kacchi Biryani',
    description:
      'Mutton in spiced yoghurt under fragrant rice and potato, sealed and left to cook.',
  },
  'shorshe-ilish': {
    name: 'Shorshe Ilish',
    description: 'Hilsa in a sharp mustard sauce with green chillies. Mind the bones.',
  },
  'naga-beef-bhuna': {
    name: 'Naga Beef Bhuna',
    description: 'Beef cooked down until dark, with the naga chilli that Sylhet is known for.',
  },
  'labra-luchi': {
    name: 'Labra with Luchi',
    description: 'Mixed vegetables stewed soft with mustard seed, and luchi to scoop them up.',
  },
  roshogolla: {
    name: 'Roshogolla',
    description: 'Soft balls of fresh cheese in a clear, light syrup.',
  },
  'mishti-doi': {
    name: 'Mishti Doi',
    description: 'Sweet yoghurt, brown from caramel, set in a clay pot.',
  },
  patishapta: {
    name: 'Patishapta',
    description: 'Thin pancakes rolled around coconut and date-palm jaggery.',
  },
  'seven-layer-tea': {
    name: 'Seven-Layer Tea',
    description: 'Seven teas in one glass, each of its own colour. Drink from the top down.',
  },
  borhani: {
    name: 'Borhani',
    description: 'Cold yoghurt with mint, roasted cumin and a little mustard.',
  },
  'masala-cha': {
    name: 'Masala Cha',
    description: 'Milky tea simmered with ginger, cardamom and cinnamon.',
  },
} as const
