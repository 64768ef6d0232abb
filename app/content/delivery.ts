import type { Cents } from '#app/domain/money.ts'

/** The fee for every delivered order, even of rooms alone: $5. With 0 the cart has no row for it. */
export const DELIVERY_FEE: Cents = 500
