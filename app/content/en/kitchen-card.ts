import { dishWords } from './dish.ts'

export { allergenNames } from './dish.ts'

export const spiceLevels = dishWords.spice.levels

/** What the kitchen leaves out besides an allergen. */
export const alsoLeftOut = {
  gluten: '(wheat flour, semolina, biscuit, bread)',
  milk: '(also yoghurt, ghee, butter, fresh cheese, milk solids)',
  egg: '(also in a crumb coat)',
  fish: '(also dried or fermented)',
  shellfish: '(also dried shrimp)',
  nuts: '(also peanuts, pistachios)',
  mustard: '(also its oil and kasundi)',
  sesame: '(also its oil)',
} as const

/** The card that tells the kitchen a guest's diet, in the kitchen's language too. */
export const kitchenCard = {
  leaveOut: (things: number) => `Please leave ${things === 1 ? 'this' : 'these'} out of my food.`,
  /** In a line of an order. */
  without: (things: string) => `Please leave out: ${things}.`,
  vegetarian: `${dishWords.vegetarian}.`,
  heat: (level: string) => `Maximum spice: ${level}.`,
  evenALittle: 'Even a trace can make me ill, also from shared oil or a shared pan.',
  thanks: 'Thank you for taking care.',
  print: 'Print',
} as const
