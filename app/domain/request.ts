import type { ClockTime } from './hours.ts'
import type { IsoDate } from './stay.ts'

type Person = { readonly name: string; readonly email: string; readonly phone: string }

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
  readonly date: IsoDate
  readonly time: ClockTime
  /** The place that the guest came for, where no restaurant of the form is it, or empty. */
  readonly firstChoice: string
  readonly restaurant: string
  readonly partySize: string
  readonly specialRequests: string
}

/** To whom and where an order goes. Each may be empty. */
export type OrderDetails = Person & { readonly address: string }
