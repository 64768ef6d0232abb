import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isShown } from '#app/browser/is-shown.ts'
import { timeout } from '#app/browser/wait-for.ts'
import { SHARED_CART } from '#app/domain/url.ts'
import { showToast } from '#app/ui/toast.ts'
import { returned } from '#app/visit/history-visit.ts'
import { notFetched } from '#words/frame.ts'

type Code = typeof import('./shared-cart-dialog.tsx')

/**
 * Takes a cart from the fragment of any page, and the visit that Back or Forward bring from another document. The code,
 * which knows the menu, is fetched only then. A cart stays in the URL until it is taken or refused: if the code does not
 * come, a reload or the other language asks again.
 */
export function SharedCart() {
  const location = useLocation()
  const { pathname, search, hash } = location
  const navigate = useNavigate()
  const [code, setCode] = useState<Code>()
  const [visit, setVisit] = useState<string>()
  const fragment = visit ?? (hash.startsWith(SHARED_CART) ? hash : undefined)

  useEffect(() => setVisit(returned.visit), [])
  useEffect(() => {
    if (!fragment) return
    Promise.race([import('./shared-cart-dialog.tsx'), timeout()]).then(setCode, () =>
      showToast(notFetched),
    )
  }, [fragment])

  const end = (anchor = '') => {
    if (visit) {
      returned.visit = undefined
      return setVisit(undefined)
    }
    if (!isShown(location)) return
    const to = { pathname, search, hash: anchor && `#${anchor}` }
    navigate(to, { replace: true, preventScrollReset: !anchor })
  }
  return (
    fragment && code && <code.SharedCartDialog key={fragment} fragment={fragment} onEnd={end} />
  )
}
