import { listInWords } from '#language'

/** Said of what a guest puts into the cart. */
export const inCart = {
  room: {
    title: 'Room added to cart',
    text: (name: string) => `${name} has been added to your booking cart.`,
  },
  /** How many of it there are now, by name. */
  now: (counts: readonly (readonly [name: string, count: number])[]) =>
    counts.length > 0
      ? `${listInWords(counts.map(([name, count]) => `${count}\u00a0×\u00a0${name}`))} in your cart.`
      : 'None in your cart.',
  takeBack: 'Take one back',
  takenBack: 'Taken back',
  /** When a line is at its maximum. */
  title: 'Already in your cart',
  most: (name: string, most: number) => `${name}: no more than ${most} in one cart.`,
  /** When a confirmed reservation takes its room out of the cart, so that it is not asked for twice. */
  taken: (name: string) => `${name} has been taken out of your cart.`,
  /** Asked of a guest who leaves the table with dishes in the cart. */
  leaving: (dishes: number) =>
    `Your cart has ${dishes === 1 ? '1 dish' : `${dishes} dishes`}. What stays in it is delivered to an address.`,
  keepDishes: 'Keep for delivery',
  takeOut: 'Take out of the cart',
  /** For a party that a room is too small for. */
  tooSmall: (capacity: number, guests: number) =>
    `For up to ${capacity} guests: there are ${guests} of you.`,
} as const
