import { create } from 'zustand'
import { DAYS_KEYS, DIET_KEYS, withSaid } from '#app/domain/address.ts'
import { anyDiet } from '#app/domain/diet.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { newReference } from '#app/domain/reference.ts'
import type { Entered } from '#app/domain/request.ts'
import { referenceCharacters } from '#words/reference.ts'
import { emptyVisit, type Visit, type VisitAction, visitReducer } from './visit.ts'

/** The visit: in memory only, gone after a reload. Empty in the prerendered page and during hydration. */
export const useVisit = create<Visit>(() => emptyVisit)

/** The guest's diet: anything, until they say otherwise. */
export const useVisitDiet = () => useVisit(({ diet }) => diet ?? anyDiet)

/** Days and party as a query, for a link that may open in another tab. */
export const useDaysQuery = () => useVisit((visit) => withSaid('', DAYS_KEYS, visit))

/** The diet as a query, likewise. */
export const useDietQuery = () => useVisit((visit) => withSaid('', DIET_KEYS, visit))

/** Changes the visit. Returns whether anything changed. */
export function dispatch(action: VisitAction): boolean {
  const before = useVisit.getState()
  useVisit.setState(visitReducer(before, action), true)
  return useVisit.getState() !== before
}

/** Keeps a request under a new reference, in place of the last one of its kind. */
export function keepRequest<Kind extends keyof Entered>(kind: Kind, entered: Entered[Kind]) {
  const day = hotelToday()
  const { references } = useVisit.getState()
  const reference = newReference(day, references, referenceCharacters, Math.random)
  dispatch({ type: 'keepRequest', kind, request: { reference, day, entered } })
}
