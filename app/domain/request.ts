import type { Cart } from './cart.ts'
import type { Diet } from './diet.ts'
import type { ClockTime } from './hours.ts'
import type { ReservationEntries } from './reservation.ts'
import type { IsoDate } from './stay.ts'
import type { TableNumber } from './table-number.ts'

type Person = { readonly name: string; readonly email: string; readonly phone: string }

/** A message written on Contact, as it was entered. */
export type MessageEntries = Person & {
  readonly kind: 'message'
  readonly subject: string
  readonly message: string
}

/** A room asked for on Contact, as it was entered. What was chosen from a list is the value of its option. */
export type RoomEntries = Person & {
  readonly kind: 'room'
  readonly checkIn: IsoDate
  readonly checkOut: IsoDate
  readonly roomType: string
  readonly guests: string
}

/** A table asked for on Contact, as it was entered. */
export type TableEntries = Person & {
  readonly kind: 'table'
  /** Empty where a private room is asked about without one, as is the time. */
  readonly date: IsoDate | ''
  readonly time: ClockTime | undefined
  /** The place that the guest came for, where no restaurant of the form is it, or empty. */
  readonly firstChoice: string
  /** Empty beside a private room, which no restaurant stands in for. */
  readonly restaurant: string
  readonly partySize: string
  readonly specialRequests: string
  /** What the party does not eat, as the kitchen reads it, where the guest adds it to the request; or empty. */
  readonly diet: string
}

/** To whom and where an order goes. Each may be empty. */
export type OrderDetails = Person & { readonly address: string }

/** What a guest asks for, as it was entered. */
export type Entered = {
  readonly message: MessageEntries
  readonly room: RoomEntries
  readonly table: TableEntries
  readonly stay: ReservationEntries
  readonly order: {
    readonly items: Cart
    readonly table?: TableNumber | null | undefined
    readonly diet: Diet
    readonly details: OrderDetails
  }
}

/** A request that was kept. */
export type GuestRequest<Kind extends keyof Entered> = {
  readonly reference: string
  /** On which it was asked for, at the hotel. */
  readonly day: IsoDate
  readonly entered: Entered[Kind]
}
