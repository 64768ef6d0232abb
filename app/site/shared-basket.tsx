import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BASKET } from '#app/domain/cart.ts'
import { useLazyPart } from '#app/ui/use-lazy-part.ts'

const importDialog = () => import('./shared-basket-dialog.tsx')

/** Takes a cart out of the address of any page. Its dialog, which knows the menu, is fetched then. */
export function SharedBasket() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [shared, setShared] = useState('')
  const { part, open, close } = useLazyPart(importDialog)

  const take = useEffectEvent(() => {
    setShared(hash)
    open()
    navigate(pathname + search, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (hash.startsWith(BASKET)) take()
  }, [hash])

  return part && <part.SharedBasketDialog fragment={shared} onClose={close} />
}
