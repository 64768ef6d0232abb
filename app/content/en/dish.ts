/** As used inside a sentence, in the order of the filter. */
export const allergenNames = {
  gluten: 'gluten',
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  shellfish: 'shellfish',
  nuts: 'nuts',
  mustard: 'mustard',
  sesame: 'sesame',
} as const

export const spiceLevels = {
  mild: 'Mild',
  medium: 'Medium',
  hot: 'Hot',
  'extra hot': 'Extra hot',
} as const

export const dishWords = {
  vegetarian: 'Vegetarian',
  soldOut: 'Sold out today',
  spice: {
    levels: spiceLevels,
    stop: '. ',
    label: (degree: number, most: number) => `Spice level ${degree} of ${most}`,
  },
  allergens: (listed: readonly string[]) =>
    listed.length > 0 ? `Allergens: ${listed.join(', ')}` : 'No listed allergens',
  allergenTable: {
    caption: 'Allergens of each dish, as the kitchen lists them',
    dish: 'Dish',
  },
  notPromised:
    'The list is our kitchen’s. A dish can still contain traces of what is not listed, so please tell us about your allergy, by phone or at the table, before you order.',
  /** What a price includes, below each menu. */
  taxes: 'Prices include VAT and service.',
  /** The button that opens the diet's controls. */
  diet: 'Diets and allergens',
} as const
