import { useHref } from 'react-router'
import type { Cart } from '#app/domain/cart.ts'
import { sharedFragment } from '#app/domain/url.ts'
import type { PageUrl } from '#app/paths.ts'
import { useVisit } from '#app/visit/store.ts'

/** A URL that holds the cart, its party, the guest's table and their diet. Nothing is sent or stored. */
export function useSharedCartUrl(items: Cart) {
  const page = useHref('/cart' satisfies PageUrl)
  const fragment = useVisit((visit) => sharedFragment(items, visit))
  return location.origin + page + fragment
}
