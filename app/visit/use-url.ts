import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { afterFrame } from '#app/browser/after-frame.ts'
import { isShown } from '#app/browser/is-shown.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { type Key, type KnownValues, keptHash, readFields, withFields } from '#app/domain/url.ts'
import { dispatch, useVisit } from './store.ts'

/**
 * Keeps the page's URL and the visit in step, so that a reload, a shared link and the other language show what the
 * guest said.
 *
 * A link says something new. A history entry (Back, Forward, the first load) may be older than the visit, so it fills
 * in each field that the guest has not said since. A change of the visit replaces the URL, but only after its own frame: a
 * new URL makes the router render the whole page.
 */
export function useUrl(keys: readonly Key[], known: KnownValues) {
  const location = useLocation()
  const { search, hash, state } = location
  const type = useNavigationType()
  const navigate = useNavigate()
  const to = useVisit((visit) => withFields(search, keys, visit))

  const read = useEffectEvent(() => {
    if (type === 'REPLACE') return // our own change
    const fields = readFields(new URLSearchParams(search), keys, known, hotelToday())
    if (Object.keys(fields).length > 0)
      dispatch({ type: 'arrive', fields, from: type === 'POP' ? 'history' : 'link' })
  })
  useEffect(() => read(), [location]) // after a new page's first frame, so that it does not render twice for it

  const write = useEffectEvent(async () => {
    if (to === search || !isShown(location)) return
    // Some browsers refuse many changes within seconds, as when a key is held down. The visit changes anyway.
    try {
      await navigate(
        { search: to, hash: keptHash(hash) },
        { replace: true, preventScrollReset: true, state },
      )
    } catch {}
  })
  useEffect(() => afterFrame(write), [location, to])
}
