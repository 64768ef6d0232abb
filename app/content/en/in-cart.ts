/** Said when a line is at its maximum. */
export const inCart = {
  title: 'Already in your cart',
  most: (name: string, most: number) => `${name}: no more than ${most} in one cart.`,
  stay: (name: string) => `${name}, for these dates.`,
} as const
