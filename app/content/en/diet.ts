import { listInWords } from '#language'
import { dishWords } from './dish.ts'

/** Choosing dishes by what a guest can eat. */
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
  /** Of a dish in the cart that the guest would not eat; it may be for somebody else. */
  unsuited: {
    holds: (dish: string, allergens: readonly string[]) =>
      `${dish} holds ${listInWords(allergens)}.`,
    notVegetarian: (dish: string) => `${dish} is not vegetarian.`,
    tooHot: (dish: string) => `${dish} is hotter than asked for.`,
  },
  /** Before a guest's diet where it can be added to what they ask for. */
  add: 'Add to the request:',
  notPromised: dishWords.notPromised,
} as const
