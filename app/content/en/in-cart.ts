/** Where a cart takes no more of a thing. */
export const inCart = {
  title: 'Already in your cart',
  most: (name: string, most: number) => `${name}: no more than ${most} in one cart.`,
  stay: (name: string) => `${name}, for these dates.`,
} as const
