import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { cartFragment } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'

/**
 * The cart that the page was left with, if Back or Forward has loaded it again, as after a change of language; and a way
 * to be done with it. Each entry of the history holds the cart of its page. A reload begins with none.
 */
export function useCartOfEntry() {
  const location = useLocation()
  const items = useCart((cart) => cart.items)
  const table = useCart((cart) => cart.table)
  const [left, setLeft] = useState<string>() // unknown until it was read

  useEffect(() => setLeft(isReturn() ? (history.state?.cart ?? '') : ''), [])

  // The router writes the state of an entry again, so this follows each change of the address too.
  useEffect(() => {
    if (left !== '') return // it would be overwritten before it is taken
    const cart = items.length > 0 || table ? cartFragment(items, table) : ''
    if (cart === (history.state?.cart ?? '')) return
    try {
      history.replaceState({ ...history.state, cart }, '')
    } catch {
      // Some browsers refuse many changes in a few seconds. The next one is written again.
    }
  }, [location, items, table, left])

  return [left, () => setLeft('')] as const
}

function isReturn() {
  const [visit] = performance.getEntriesByType('navigation')
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
