import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SHARED_CART } from '#app/domain/cart.ts'
import { useHydrated } from './use-hydrated.ts'

/** Values to put into a query; null takes one out. */
export type QueryChange = Readonly<Record<string, string | null>>

/** The query of a page's address, and a way to change it. */
export type Query = readonly [query: URLSearchParams, change: (values: QueryChange) => void]

/**
 * The query of the address, empty until hydration, and a way to change it in place: Back, a reload, a shared link
 * and the other languages then show what the guest chose. A change counts at once; the address follows.
 */
export function useQuery(): Query {
  const { search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [changed, setChanged] = useState<{ entry: string; query: URLSearchParams }>()

  // `replace` changes `location.key`, so we keep the first key in history state. Another
  // entry, or the page's own link, which makes a new one, shows what its own address says.
  const entry: string = state?.entry ?? key
  const asked = new URLSearchParams(hydrated ? search : '')

  const change = (values: QueryChange) =>
    setChanged((before) => {
      const query = new URLSearchParams(before?.entry === entry ? before.query : asked)
      for (const [name, value] of Object.entries(values))
        if (value) query.set(name, value)
        else query.delete(name)
      return { entry, query }
    })

  const writeAddress = useEffectEvent(async () => {
    if (changed?.entry !== entry) return
    // Any other fragment has been followed: kept, it would take the page there with every choice.
    const to = { search: `${changed.query}`, hash: hash.startsWith(SHARED_CART) ? hash : '' }
    try {
      await navigate(to, { replace: true, preventScrollReset: true, state: { entry } })
    } catch {
      // Some browsers refuse many changes in a few seconds, as when a key is held down. The change counts anyway.
    }
  })
  useEffect(() => {
    if (changed) return afterFrame(writeAddress)
  }, [changed])

  return [changed?.entry === entry ? changed.query : asked, change]
}

/** The router renders the whole page for a new address, so the frame that shows the choice comes first. */
function afterFrame(task: () => void) {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The tab that a query names, `?course=mains`; the first one without it, which the address leaves out. */
export function queryTab<Id extends string>(
  name: string,
  tabs: readonly { id: Id }[],
  [query, change]: Query,
) {
  const [first] = tabs
  const chosen = tabs.find(({ id }) => id === query.get(name)) ?? first
  const choose = (id: Id) => change({ [name]: id === first?.id ? null : id })
  return [chosen?.id, choose] as const
}
