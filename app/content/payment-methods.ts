import { PAYMENT_METHODS } from '#app/domain/reservation.ts'
import { reservations } from '#words/reservations.ts'

/** The ways to pay for a stay, in order. */
export const paymentMethods = PAYMENT_METHODS.map((id) => ({
  id,
  ...reservations.payment.methods[id],
}))
