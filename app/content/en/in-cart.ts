/** Said of what a guest puts into the cart. */
export const inCart = {
  room: {
    title: 'Room added to cart',
    text: (name: string) => `${name} has been added to your booking cart.`,
  },
  /** When a line is at its maximum. */
  title: 'Already in your cart',
  most: (name: string, most: number) => `${name}: no more than ${most} in one cart.`,
  /** For a party that a room is too small for. */
  tooSmall: (capacity: number, guests: number) => `For up to ${capacity}; you are ${guests}.`,
} as const
