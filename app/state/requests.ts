import { create } from 'zustand'
import type { Cart } from '#app/domain/cart.ts'
import { newReference } from '#app/domain/reference.ts'
import type { ReservationForm } from '#app/domain/reservation.ts'
import { today } from '#app/domain/stay.ts'

/** What a guest asks for, as it was entered. The details are the fields of a form by their names. */
type Entered = {
  stay: ReservationForm
  order: { readonly items: Cart; readonly details: FormData }
  enquiry: FormData
}

export type Kept<Kind extends keyof Entered> = {
  readonly reference: string
  readonly entered: Entered[Kind]
}

type RequestsState = {
  kept: { readonly [Kind in keyof Entered]?: Kept<Kind> }
  /** All references given out in this visit. */
  references: readonly string[]
  /** Keeps a request in the place of the last one of its kind. `letters` are those of its reference. */
  keep: <Kind extends keyof Entered>(kind: Kind, entered: Entered[Kind], letters: string) => void
}

/** The requests whose cards the guest can keep: in memory only, gone after a reload. */
export const useRequests = create<RequestsState>((set) => ({
  kept: {},
  references: [],
  keep: (kind, entered, letters) =>
    set(({ kept, references }) => {
      const reference = newReference(today(new Date()), references, letters, Math.random)
      return {
        kept: { ...kept, [kind]: { reference, entered } },
        references: [...references, reference],
      }
    }),
}))
