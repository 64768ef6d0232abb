import { reservations } from '#words/reservations.ts'

/** The ways to pay for a stay, in the order shown. */
export const paymentMethods = (['credit-card', 'pay-later'] as const).map((id) => ({
  id,
  ...reservations.payment.methods[id],
}))
