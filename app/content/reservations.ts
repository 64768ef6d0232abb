import { hero } from '#app/content/pictures.generated/hero.ts'
import { reservations as words } from '#words/reservations.ts'

const methods = ['credit-card', 'pay-later'] as const

/** The page of the three-step reservation. */
export const reservations = {
  ...words,
  hero: { ...words.hero, picture: hero.reserve },
  /** The ways to pay, in the order shown. */
  paymentMethods: methods.map((id) => ({ id, ...words.payment.methods[id] })),
} as const
