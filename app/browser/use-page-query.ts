import { useLocation, useNavigate } from 'react-router'
import { keptHash, withValues } from '#app/domain/url.ts'
import { isShown } from './is-shown.ts'
import { useHydrated } from './use-hydrated.ts'

/** New values of a query; an empty one removes its key. */
export type QueryChange = Readonly<Record<string, string>>

/** The page's own part of the query, such as its tab, and a function that changes it. */
export type PageQuery = readonly [query: URLSearchParams, change: (values: QueryChange) => void]

/**
 * The query, empty until hydration. A change replaces the history entry and does not scroll. It keeps a shared cart in
 * the fragment, which the router's own `useSearchParams` would drop.
 */
export function usePageQuery(): PageQuery {
  const location = useLocation()
  const { search, hash } = location
  const navigate = useNavigate()
  const change = (values: QueryChange) => {
    if (!isShown(location)) return
    navigate(
      { search: withValues(search, values), hash: keptHash(hash) },
      { replace: true, preventScrollReset: true },
    )
  }
  return [new URLSearchParams(useHydrated() ? search : ''), change]
}

/**
 * The tab that a query names (`?course=mains`), or else the `initial` one. The URL leaves out the first tab, if it is
 * the initial one.
 */
export function queryTab<Id extends string>(
  name: string,
  tabs: readonly { id: Id }[],
  [query, change]: PageQuery,
  initial = tabs[0],
) {
  const chosen = tabs.find(({ id }) => id === query.get(name)) ?? initial
  const isLeftOut = (id: Id) => id === tabs[0]?.id && id === initial?.id
  const choose = (id: Id) => change({ [name]: isLeftOut(id) ? '' : id })
  return [chosen?.id, choose] as const
}
