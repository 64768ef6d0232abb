import { useEffect, useEffectEvent, useState } from 'react'
import { hotelToday } from '#app/hotel/clock.ts'
import { readCart } from '#app/hotel/shared-cart.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { sharedCart } from '#words/shared-cart.ts'

/** Takes over a cart from an address: at once where the guest's own is empty, otherwise when they say so. */
export function useTakenCart(fragment: string, onEnd: (place?: string) => void) {
  const own = useCart((cart) => cart.items)
  const replace = useCart((cart) => cart.replace)
  const setTable = useCart((cart) => cart.setTable)
  const showToast = useToast((toast) => toast.show)
  const { items, table, place, isOwn, missing } = readCart(fragment, hotelToday())
  // Asked of the cart that was there when the link was opened.
  const [needsAnswer] = useState(own.length > 0 && items.length > 0)

  const take = useEffectEvent(() => {
    if (items.length > 0) replace(items, table)
    else if (table) setTable(table)
    if (!isOwn)
      showToast({
        title: sharedCart.title,
        text: `${items.length > 0 ? sharedCart.taken : sharedCart.nothing} ${missing}`.trim(),
      })
    onEnd(place)
  })
  useEffect(() => {
    if (!needsAnswer) take()
  }, [needsAnswer])

  return {
    needsAnswer,
    items,
    missing,
    replace: () => replace(items, table),
    end: () => onEnd(place),
  }
}
