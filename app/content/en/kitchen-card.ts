export { allergenNames } from './dish.ts'

/** The card with which a guest tells the kitchen, in its own language too, what they must not eat. */
export const kitchenCard = {
  leaveOut: (things: number) => `Please leave ${things === 1 ? 'this' : 'these'} out of my food.`,
  evenALittle: 'Even a little is too much for me, and so is the same oil or pan.',
  thanks: 'Thank you for taking care.',
  print: 'Print',
} as const
