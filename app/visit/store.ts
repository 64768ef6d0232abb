import { create } from 'zustand'
import { anyDiet } from '#app/domain/diet.ts'
import { DIET_KEYS, ROOMLESS_STAY_KEYS, withFields } from '#app/domain/url.ts'
import { emptyVisit, type Visit, type VisitAction, visitReducer } from './visit.ts'

/** The visit: in memory only, gone after a reload. Empty in the prerendered page and during hydration. */
export const useVisit = create<Visit>(() => emptyVisit)

/** The guest's diet: anything, until they say otherwise. */
export const useVisitDiet = () => useVisit(({ diet }) => diet ?? anyDiet)

/** The stay without its room as a query, for a link that may open in another tab. */
export const useRoomlessStayQuery = () =>
  useVisit((visit) => withFields('', ROOMLESS_STAY_KEYS, visit))

/** The diet as a query, for a link that may open in another tab. */
export const useDietQuery = () => useVisit((visit) => withFields('', DIET_KEYS, visit))

/** Changes the visit. Returns whether it did: false if the cart could not change. */
export function dispatch(action: VisitAction): boolean {
  const before = useVisit.getState()
  useVisit.setState(visitReducer(before, action), true)
  return useVisit.getState() !== before
}
