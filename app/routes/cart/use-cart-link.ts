import { useHref } from 'react-router'
import { cartFragment } from '#app/domain/address.ts'
import type { Cart } from '#app/domain/cart.ts'
import type { PageUrl } from '#app/paths.ts'
import { useVisit } from '#app/visit/store.ts'

/** A URL that holds the cart, the guest's table and their diet. Nothing is sent or stored. */
export function useCartLink(items: Cart) {
  const page = useHref('/cart' satisfies PageUrl)
  const fragment = useVisit(({ table, diet }) => cartFragment(items, { table, diet }))
  return location.origin + page + fragment
}
