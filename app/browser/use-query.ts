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
  const { search } = useLocation()
  const inAddress = new URLSearchParams(useHydrated() ? search : '')
  const [chosen, setChosen] = useOfEntry<URLSearchParams>()
  useAddress(chosen)

  const change = (values: QueryChange) =>
    setChosen((before = inAddress) => {
      const query = new URLSearchParams(before)
      for (const [name, value] of Object.entries(values))
        if (value) query.set(name, value)
        else query.delete(name)
      return query
    })
  return [chosen ?? inAddress, change]
}

/** The tab that a query names, `?course=mains`; without it the `first` one, which the address leaves out. */
export function queryTab<Id extends string>(
  name: string,
  tabs: readonly { id: Id }[],
  [query, change]: Query,
  first = tabs[0],
) {
  const chosen = tabs.find(({ id }) => id === query.get(name)) ?? first
  const choose = (id: Id) => change({ [name]: id === first?.id ? null : id })
  return [chosen?.id, choose] as const
}

/**
 * State of one entry of the history. At another one, or after the page's own link, which makes a new one, it is
 * undefined again.
 */
function useOfEntry<Value>() {
  const entry = useEntry()
  const [state, setState] = useState<{ entry: string; value: Value }>()
  const of = (each: typeof state) => (each?.entry === entry ? each.value : undefined)
  const set = (next: (before: Value | undefined) => Value) =>
    setState((before) => ({ entry, value: next(of(before)) }))
  return [of(state), set] as const
}

/** What an entry of the history is told by: its first key. `replace` gives it another one. */
function useEntry(): string {
  const { key, state } = useLocation()
  return state?.entry ?? key
}

/** Writes a query into the address, after the frame that shows it: the router renders the whole page for a new address. */
function useAddress(query: URLSearchParams | undefined) {
  const entry = useEntry()
  const replace = useReplaceSearch()
  const write = useEffectEvent(() => replace(`${query}`, { entry }))
  useEffect(() => {
    if (query) return afterFrame(write)
  }, [query])
}

/** A way to put another query into the address of this entry of the history, in its place. */
export function useReplaceSearch() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  return async (search: string, state: unknown) => {
    // Any other fragment has been followed: kept, it would take the page there with every choice.
    const to = { search, hash: hash.startsWith(SHARED_CART) ? hash : '' }
    try {
      await navigate(to, { replace: true, preventScrollReset: true, state })
    } catch {
      // Some browsers refuse many changes in a few seconds, as when a key is held down. The change counts anyway.
    }
  }
}

/** Runs a task after the frame that is drawn next. The way to call it off is returned. */
export function afterFrame(task: () => void) {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
