/** Said of what a guest puts into the cart. */
export const inCart = {
  room: {
    title: 'Room added to cart',
    text: (name: string) => `${name} has been added to your booking cart.`,
  },
  /** When a line is at its maximum. */
  title: 'Already in your cart',
  most: (name: string, most: number) => `${name}: no more than ${most} in one cart.`,
  /** When a confirmed reservation takes its room out of the cart, so that it is not asked for twice. */
  taken: (name: string) => `${name} has been taken out of your cart.`,
  /** For a party that a room is too small for. */
  tooSmall: (capacity: number, guests: number) =>
    `For up to ${capacity} guests: there are ${guests} of you.`,
} as const
