import type { Cents } from '#app/domain/money.ts'

/** The fee added to every order that is delivered, one of rooms alone too: $5. With 0 the cart has no row for it. */
export const DELIVERY_FEE: Cents = 500
