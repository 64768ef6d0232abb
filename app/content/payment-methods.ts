import { reservations } from '#words/reservations.ts'

/** The ways to pay for a stay, in order. */
export const paymentMethods = (['credit-card', 'pay-later'] as const).map((id) => ({
  id,
  ...reservations.payment.methods[id],
}))
