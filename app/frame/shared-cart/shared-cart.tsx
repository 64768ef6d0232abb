import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import { SHARED_CART } from '#app/domain/address.ts'

const importDialog = () => import('./shared-cart-dialog.tsx')

/**
 * Takes a cart from the fragment of any page. Its dialog, which knows the menu, is fetched only then. The cart stays in
 * the URL until it is taken or refused: if the code does not come, a reload or the other language asks again.
 */
export function SharedCart() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { part, open, close } = useLazyPart(importDialog)
  const isShared = hash.startsWith(SHARED_CART)

  const fetchDialog = useEffectEvent(open)
  useEffect(() => {
    if (isShared) fetchDialog()
  }, [hash, isShared])

  const end = (anchor = '') => {
    close()
    const to = { pathname, search, hash: anchor && `#${anchor}` }
    navigate(to, { replace: true, preventScrollReset: !anchor })
  }
  return isShared && part && <part.SharedCartDialog key={hash} fragment={hash} onEnd={end} />
}
