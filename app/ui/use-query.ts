import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/** The query of a page's address, and a way to change it in place: the page stays where it is. */
export type Query = readonly [query: URLSearchParams, change: (changed: URLSearchParams) => void]

/**
 * The query of the address, empty until hydration; from then on what the guest chooses. The address is updated
 * in place, so that it can be bookmarked or shared.
 */
export function useQuery(): Query {
  const { search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<URLSearchParams>()
  const change = (changed: URLSearchParams) => {
    setChosen(changed)
    navigate({ search: `${changed}` }, { replace: true, preventScrollReset: true })
  }
  return [chosen ?? new URLSearchParams(hydrated ? search : ''), change]
}
