import { useHref } from 'react-router'
import { type Cart, cartFragment } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'

/** The address that holds a cart and the guest's table: nothing is sent or kept for it. */
export function useCartLink(items: Cart) {
  const page = useHref('/cart')
  const table = useCart((cart) => cart.table)
  return location.origin + page + cartFragment(items, table)
}
