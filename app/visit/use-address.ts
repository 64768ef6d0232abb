import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { afterFrame } from '#app/browser/after-frame.ts'
import { type Key, keptHash, type Offered, readSaid, withSaid } from '#app/domain/address.ts'
import { hotelToday } from '#app/hotel/clock.ts'
import { dispatch, useVisit } from './store.ts'

/**
 * Keeps a page's address and the visit the same: a reload, a shared link and the other language then show what was said.
 *
 * A link says something new. Back, Forward and the first load lead to an entry of the history that may be older than what
 * was said since, so it is heard only where nothing was. A change of the visit replaces the address, after the frame that
 * shows the change: the router renders the whole page for a new address.
 */
export function useAddress(keys: readonly Key[], offered: Offered) {
  const location = useLocation()
  const { search, hash, state } = location
  const type = useNavigationType()
  const navigate = useNavigate()
  const to = useVisit((visit) => withSaid(search, keys, visit))

  const read = useEffectEvent(() => {
    if (type === 'REPLACE') return // our own
    const said = readSaid(new URLSearchParams(search), keys, offered, hotelToday())
    if (Object.keys(said).length > 0) dispatch({ type: 'arrive', said, isOlder: type === 'POP' })
  })
  useEffect(() => read(), [location]) // after the frame of a new page, whose own first render it would double

  const write = useEffectEvent(async () => {
    if (to === search) return
    // Some browsers refuse many changes in a few seconds, as when a key is held down. The change counts anyway.
    try {
      await navigate(
        { search: to, hash: keptHash(hash) },
        { replace: true, preventScrollReset: true, state },
      )
    } catch {}
  })
  useEffect(() => afterFrame(write), [location, to])
}
