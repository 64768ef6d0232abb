import { useHref } from 'react-router'
import { cartFragment } from '#app/domain/address.ts'
import type { Cart } from '#app/domain/cart.ts'
import type { Address } from '#app/paths.ts'
import { useVisit } from '#app/visit/store.ts'

/** The address that holds a cart, the guest's table and their diet: nothing is sent or kept for it. */
export function useCartLink(items: Cart) {
  const page = useHref('/cart' satisfies Address)
  const fragment = useVisit(({ table, diet }) => cartFragment(items, { table, diet }))
  return location.origin + page + fragment
}
