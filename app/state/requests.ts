import { create } from 'zustand'
import { newReference } from '#app/domain/reference.ts'
import type { Entered, GuestRequest } from '#app/domain/request.ts'
import { hotelToday } from '#app/hotel/clock.ts'
import { referenceCharacters } from '#words/reference.ts'

type RequestsState = {
  /** The last request of each kind. */
  last: { readonly [Kind in keyof Entered]?: GuestRequest<Kind> }
  /** All references given out in this visit. */
  references: readonly string[]
  /** Keeps a request in the place of the last one of its kind. */
  keep: <Kind extends keyof Entered>(kind: Kind, entered: Entered[Kind]) => void
}

/** The requests whose cards the guest can keep: in memory only, gone after a reload. */
export const useRequests = create<RequestsState>((set) => ({
  last: {},
  references: [],
  keep: (kind, entered) =>
    set(({ last, references }) => {
      const day = hotelToday()
      const reference = newReference(day, references, referenceCharacters, Math.random)
      return {
        last: { ...last, [kind]: { reference, day, entered } },
        references: [...references, reference],
      }
    }),
}))
