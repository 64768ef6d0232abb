import { listInWords } from './language.ts'

export { allergenNames, spiceLevels } from './dish.ts'

/** What the kitchen leaves out besides an allergen. */
export const alsoLeftOut = {
  gluten: '(wheat flour, semolina, biscuit, bread)',
  milk: '(also yoghurt, ghee, butter, fresh cheese, milk solids)',
  egg: '(also in a crumb coat)',
  fish: '(also dried or fermented)',
  shellfish: '(also dried shrimp)',
  nuts: '(peanuts, almonds, cashews, pistachios, walnuts, also ground)',
  mustard: '(also its oil and kasundi)',
  sesame: '(also its oil)',
} as const

/** The card that tells the kitchen a guest's diet, in the kitchen's language too. */
export const kitchenCard = {
  leaveOut: (things: number) => `Please leave ${things === 1 ? 'this' : 'these'} out of my food.`,
  /** In a line of an order. */
  without: (things: string) => `Please leave out, even as a trace: ${things}.`,
  vegetarian: 'Vegetarian: no meat, no fish, no dried fish, and no stock or fat of either.',
  /** Where there is room for a few words only. */
  vegetarianInShort: 'Vegetarian: no meat, no fish, no dried fish.',
  heat: (level: string) => `Maximum spice: ${level}.`,
  /** Directly behind what is left out. */
  evenALittle:
    'Even a trace makes me ill: please do not cook mine in the same oil or the same pan.',
  thanks: 'Thank you for your care.',
  print: 'Print',
} as const

/** Why a dish does not suit the diet: told to the guest, whom it may not concern, or to the cook. */
export const clash = {
  contains: (allergens: readonly string[]) => `contains ${listInWords(allergens)}`,
  notVegetarian: 'is not vegetarian',
  guest: {
    tooHot: 'is hotter than you asked for',
    /** Without the dish where it stands below its name. */
    sentence: (reasons: readonly string[], dish?: string) =>
      `${dish ? `${dish} does` : 'Does'} not suit you: it ${listInWords(reasons)}.`,
  },
  kitchen: {
    tooHot: 'is hotter than I asked for',
    sentence: (reasons: readonly string[]) =>
      `Please ask me before you cook this: it ${listInWords(reasons)}.`,
  },
} as const
