import { create } from 'zustand'
import { newReference, type ReferenceCharacters } from '#app/domain/reference.ts'
import type { Entered, GuestRequest } from '#app/domain/request.ts'
import { hotelToday } from '#app/hotel/clock.ts'

type RequestsState = {
  /** The last request of each kind. */
  last: { readonly [Kind in keyof Entered]?: GuestRequest<Kind> }
  /** All references given out in this visit. */
  references: readonly string[]
  /** Keeps a request in the place of the last one of its kind. `characters` write its reference. */
  keep: <Kind extends keyof Entered>(
    kind: Kind,
    entered: Entered[Kind],
    characters: ReferenceCharacters,
  ) => void
}

/** The requests whose cards the guest can keep: in memory only, gone after a reload. */
export const useRequests = create<RequestsState>((set) => ({
  last: {},
  references: [],
  keep: (kind, entered, characters) =>
    set(({ last, references }) => {
      const day = hotelToday()
      const reference = newReference(day, references, characters, Math.random)
      return {
        last: { ...last, [kind]: { reference, day, entered } },
        references: [...references, reference],
      }
    }),
}))
