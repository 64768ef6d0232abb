import { dishWords } from './dish.ts'

export const dietWords = {
  found: (count: number, all: number) => `${count} of ${all} dishes`,
  none: 'No dish here matches your choices.',
  showAll: 'Show all dishes',
  onlySuiting: 'Show only what suits me',
  kitchen: 'Show to the kitchen',
  show: 'Show only',
  vegetarian: dishWords.vegetarian,
  without: 'Without',
  /** The name of an allergen as a label. */
  allergen: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  heat: 'Maximum spice',
  anyHeat: 'Any level',
  levels: dishWords.spice.levels,
  /** Before a guest's diet, where it can be added to a request. */
  add: 'Add to the request:',
  /** Before the hotel's phone number. */
  notListed: 'An allergy to anything else? Please call before you order:',
  notPromised: dishWords.notPromised,
} as const
