import { listInWords } from '#language'
import { dishWords } from './dish.ts'

export const dietWords = {
  found: (count: number, all: number) => `${count} of ${all} dishes`,
  none: 'No dish here matches your choices.',
  clear: 'Show all dishes',
  kitchen: 'Show to the kitchen',
  show: 'Show only',
  vegetarian: dishWords.vegetarian,
  without: 'Without',
  /** The name of an allergen as a label. */
  allergen: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  heat: 'Maximum spice',
  anyHeat: 'Any spice level',
  levels: dishWords.spice.levels,
  /** Why a dish in the cart does not suit the diet. It may be for somebody else. */
  unsuited: {
    holds: (dish: string, allergens: readonly string[]) =>
      `${dish} holds ${listInWords(allergens)}.`,
    notVegetarian: (dish: string) => `${dish} is not vegetarian.`,
    tooHot: (dish: string) => `${dish} is hotter than asked for.`,
  },
  /** Before a guest's diet, where it can be added to a request. */
  add: 'Add to the request:',
  notPromised: dishWords.notPromised,
} as const
