import { dishWords } from './dish.ts'

/** Choosing dishes by what a guest can eat. */
export const dietWords = {
  found: (count: number, all: number) => `${count} of ${all} dishes`,
  none: 'None of these dishes suits what you asked for.',
  clear: 'Show all dishes',
  show: 'Show only',
  vegetarian: dishWords.vegetarian,
  without: 'Without',
  allergens: {
    gluten: 'Gluten',
    milk: 'Milk',
    egg: 'Egg',
    fish: 'Fish',
    shellfish: 'Shellfish',
    nuts: 'Nuts',
    mustard: 'Mustard',
    sesame: 'Sesame',
  },
  heat: 'At most this hot',
  anyHeat: 'Any heat',
  levels: dishWords.spice.levels,
  notPromised: dishWords.notPromised,
} as const
