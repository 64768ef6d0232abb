import { listInWords, lowerFirst } from './language.ts'

export { allergenNames, spiceLevels } from './dish.ts'

/** What the kitchen leaves out besides an allergen. */
export const alsoLeftOut = {
  gluten:
    '(also wheat, barley, malt, flour, semolina, vermicelli, noodles, bread, biscuit, crumbs, soy sauce)',
  milk: '(also yoghurt, ghee, butter, cream, cheese, chhana, paneer, mawa, milk powder, condensed milk)',
  egg: '(also in batter, a crumb coat or kebab, in noodles, mayonnaise, cake)',
  fish: '(also roe, dried or fermented, fish sauce)',
  shellfish: '(prawns, crabs, mussels, squid, snails, also dried, oyster sauce)',
  nuts: '(peanuts, almonds, cashews, pistachios, walnuts, also ground, as paste or oil)',
  mustard: '(also its oil and kasundi)',
  sesame: '(also its oil)',
} as const

/** The card that tells the kitchen a guest's diet, in the kitchen's language too. */
export const kitchenCard = {
  leaveOut: (things: number) =>
    `Allergy: not even a trace of ${things === 1 ? 'this' : 'these'} in my food, please.`,
  /** In a line of an order. */
  without: (things: string) => `Allergy: not even a trace of ${things}, please.`,
  /** Directly behind what is left out. */
  ownPan: 'Please cook in fresh oil and a clean pan, with clean spoons, and ask me if in doubt.',
  vegetarian:
    'I am vegetarian: no meat, no chicken, no fish, no shellfish, no dried fish, no stock or fat of any of them, no oil that fried them.',
  egg: 'Egg: please ask me.',
  heat: (level: string) => `Chilli: at most ${lowerFirst(level)}.`,
  /** Before the last of several sentences, which a cook may read alone. */
  andAbove: (things: string) => `Please keep to all that stands above (${things}).`,
  above: { allergy: 'allergy', vegetarian: 'vegetarian' },
  /** Beside a dish. */
  seeAbove: 'Allergy: see above.',
  /** Where there is room for a few words only. What an allergen's name alone may leave out. */
  inShort: {
    allergens: { milk: 'milk, ghee, yoghurt', fish: 'fish, dried fish', gluten: 'gluten (wheat)' },
    ownPan: 'Fresh oil, clean pan.',
    vegetarian: 'Vegetarian: no meat or fish of any kind, no stock or fat of them.',
  },
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
    tooHot: 'is too spicy for me',
    sentence: (reasons: readonly string[]) => `Please ask me first: it ${listInWords(reasons)}.`,
  },
} as const
