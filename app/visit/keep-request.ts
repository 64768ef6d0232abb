import { hotelToday } from '#app/domain/hotel-clock.ts'
import { newReference } from '#app/domain/reference.ts'
import type { Entered } from '#app/domain/request.ts'
import { formatNumber } from '#language'
import { referenceLetters } from '#words/reference.ts'
import { dispatch, useVisit } from './store.ts'

/** Keeps a request under a new reference, in place of the last one of its kind. */
export function keepRequest<Kind extends keyof Entered>(kind: Kind, entered: Entered[Kind]) {
  const day = hotelToday()
  const { references } = useVisit.getState()
  const date = formatNumber(day.slice(2).replaceAll('-', ''))
  const reference = newReference(date, references, referenceLetters, Math.random)
  dispatch({ type: 'keepRequest', kind, request: { reference, day, entered } })
}
