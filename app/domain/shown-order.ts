import type { Cart } from './cart.ts'

/** What a waiter knows of an order at a table. */
export type ShownOrder = {
  /** What the waiter has. Whatever is more than that is new. */
  readonly received: Cart
  /** The most of each line that was shown since. Whatever is less than that was taken off. */
  readonly seen: Cart
  /** The order as it was last shown. */
  readonly last: Cart
}

const quantityIn = (cart: Cart, id: string) => cart.find((line) => line.id === id)?.quantity ?? 0

/** Lines of which one cart has more than another, with how many more. */
const moreIn = (cart: Cart, than: Cart): Cart =>
  cart.flatMap((line) => {
    const quantity = line.quantity - quantityIn(than, line.id)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** The order once the waiter has it all. */
export const allReceived = (cart: Cart): ShownOrder => ({ received: cart, seen: cart, last: cart })

/** The order as it is shown now. What is new stays new until the waiter has it; nothing is new the first time. */
export function afterShowing(order: ShownOrder | undefined, cart: Cart): ShownOrder {
  if (!order) return allReceived(cart)
  const most = cart.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, quantityIn(order.seen, line.id)),
  }))
  const gone = order.seen.filter(({ id }) => quantityIn(cart, id) === 0)
  return { ...order, seen: [...most, ...gone], last: cart }
}

/**
 * The order after the cart has changed. Once the guest adds something, the waiter has what was shown last. An empty cart
 * ends the order.
 */
export function afterChange(order: ShownOrder | undefined, before: Cart, cart: Cart) {
  if (!order || cart.length === 0) return undefined
  return moreIn(cart, before).length > 0 ? allReceived(order.last) : order
}

/** How many of each line are new to the waiter, and what was taken off. */
export const changesIn = (order: ShownOrder, cart: Cart) => ({
  added: (id: string) => quantityIn(moreIn(cart, order.received), id),
  removed: moreIn(order.seen, cart),
})
