import { create } from 'zustand'
import type { Cart } from '#app/domain/cart.ts'
import { newReference, type ReferenceCharacters } from '#app/domain/reference.ts'
import type { OrderDetails, RoomEntries, TableEntries } from '#app/domain/request.ts'
import type { ReservationEntries } from '#app/domain/reservation.ts'
import { type IsoDate, today } from '#app/domain/stay.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { hotelClock } from '#app/hotel/clock.ts'

/** What a guest asks for, as it was entered. */
type Entered = {
  stay: ReservationEntries
  order: {
    readonly items: Cart
    readonly table: TableNumber | undefined
    readonly details: OrderDetails
  }
  room: RoomEntries
  table: TableEntries
}

export type GuestRequest<Kind extends keyof Entered> = {
  readonly reference: string
  /** On which it was asked for, at the hotel. */
  readonly day: IsoDate
  readonly entered: Entered[Kind]
}

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
      const day = today(new Date(), hotelClock)
      const reference = newReference(day, references, characters, Math.random)
      return {
        last: { ...last, [kind]: { reference, day, entered } },
        references: [...references, reference],
      }
    }),
}))
