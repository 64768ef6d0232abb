import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import { SHARED_CART } from '#app/domain/cart.ts'
import { useCartOfEntry } from './use-cart-of-entry.ts'

const importDialog = () => import('./shared-cart-dialog.tsx')

/**
 * Takes a cart out of the address of any page, or the one that a page was left with. Its dialog, which knows the menu, is
 * fetched then. A cart in the address stays there until it is taken or refused: if the code does not come, a reload or
 * the other language asks again.
 */
export function SharedCart() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { part, open, close } = useLazyPart(importDialog)
  const [left, forget] = useCartOfEntry()
  const isShared = hash.startsWith(SHARED_CART)
  const fragment = isShared ? hash : left

  const fetchDialog = useEffectEvent(open)
  useEffect(() => {
    if (fragment) fetchDialog()
  }, [fragment])

  const end = (place = '') => {
    close()
    forget()
    const to = { pathname, search, hash: place && `#${place}` }
    if (isShared) navigate(to, { replace: true, preventScrollReset: !place })
  }
  return (
    fragment &&
    part && (
      <part.SharedCartDialog key={fragment} fragment={fragment} isOwn={!isShared} onClose={end} />
    )
  )
}
