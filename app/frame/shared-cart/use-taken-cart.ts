import { useEffect, useEffectEvent, useState } from 'react'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { atTable } from '#words/at-table.ts'
import { sharedCart } from '#words/shared-cart.ts'
import { readCart } from './read-cart.ts'

/** Takes over a cart from a fragment: at once if the guest's own is empty, otherwise if they agree. */
export function useTakenCart(fragment: string, onEnd: (anchor?: string) => void) {
  const hasOwn = useVisit(({ cart }) => cart.length > 0)
  const { items, said, anchor, isOwn, missing } = readCart(fragment, hotelToday())
  // Decided by the cart that was there when the link was opened.
  const [needsAnswer] = useState(hasOwn && items.length > 0)

  const replace = () => {
    if (items.length > 0) dispatch({ type: 'replaceCart', cart: items })
    if (items.length > 0 || isOwn)
      dispatch({ type: 'arrive', said, from: isOwn ? 'history' : 'link' })
  }
  const take = useEffectEvent(() => {
    replace()
    const { taken, nothing, title } = sharedCart
    const table = said.table && items.length > 0 ? `${atTable.table(said.table)}.` : ''
    if (!isOwn)
      showToast({
        title,
        text: [table, items.length > 0 ? taken : nothing, missing].filter(Boolean).join(' '),
      })
    onEnd(anchor)
  })
  useEffect(() => {
    if (!needsAnswer) take()
  }, [needsAnswer])

  return { needsAnswer, items, said, missing, replace, end: () => onEnd(anchor) }
}
