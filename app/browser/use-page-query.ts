import { useLocation, useNavigate } from 'react-router'
import { keptHash, withValues } from '#app/domain/address.ts'
import { useHydrated } from './use-hydrated.ts'

/** Values to put into a query; an empty one takes its key out. */
export type QueryChange = Readonly<Record<string, string>>

/** What a page's address says of the page itself, as its tab, and a way to change it in place. */
export type PageQuery = readonly [query: URLSearchParams, change: (values: QueryChange) => void]

/**
 * The query of the address, empty until hydration. A change makes no entry of the history and scrolls nothing. The
 * router's own `useSearchParams` does the same, and takes 250 bytes more on every page.
 */
export function usePageQuery(): PageQuery {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const change = (values: QueryChange) =>
    navigate(
      { search: withValues(search, values), hash: keptHash(hash) },
      { replace: true, preventScrollReset: true },
    )
  return [new URLSearchParams(useHydrated() ? search : ''), change]
}

/**
 * The tab that a query names, `?course=mains`; without it the `opening` one. The address leaves the very first one out,
 * where it is what opens.
 */
export function queryTab<Id extends string>(
  name: string,
  tabs: readonly { id: Id }[],
  [query, change]: PageQuery,
  opening = tabs[0],
) {
  const chosen = tabs.find(({ id }) => id === query.get(name)) ?? opening
  const isLeftOut = (id: Id) => id === tabs[0]?.id && id === opening?.id
  const choose = (id: Id) => change({ [name]: isLeftOut(id) ? '' : id })
  return [chosen?.id, choose] as const
}
