import type { Cart } from './cart.ts'
import type { Days, IsoDate } from './day.ts'
import type { Diet } from './diet.ts'
import type { ClockTime } from './hours.ts'
import type { Party, ReservationEntries, Stay } from './reservation.ts'
import type { TableNumber } from './table-number.ts'

export type Person = { readonly name: string; readonly email: string; readonly phone: string }

export type MessageEntries = Person & {
  readonly kind: 'message'
  readonly subject: string
  readonly message: string
}

/** A request for a room, from Contact. Its `roomType` is a name, if it is no room of the house. */
export type RoomEntries = Person & Stay & Days & { readonly kind: 'room' }

export type TableEntries = Person & {
  readonly kind: 'table'
  /** Like the time, it may be empty for a private room. */
  readonly date: IsoDate | ''
  readonly time: ClockTime | undefined
  /** The private room or bar that the guest came for, or empty. It is not a restaurant of the form. */
  readonly firstChoice: string
  /** Empty for a private room. */
  readonly restaurant: string
  readonly partySize: string
  readonly specialRequests: string
  /** The party's diet: anything, if the guest leaves it out. */
  readonly diet: Diet
}

/** The guest of an order, and what it needs besides its stay. Each may be empty. */
export type OrderDetails = Person & {
  readonly address: string
  /** When the dishes are wanted. */
  readonly when: string
  /** The wish of an order without rooms: that of a stay is the stay's. */
  readonly wish: string
}

/** What a guest has entered, by the kind of request. */
export type Entered = {
  readonly message: MessageEntries
  readonly room: RoomEntries
  readonly table: TableEntries
  /** The party is what the form showed, said or not. */
  readonly stay: ReservationEntries & Party
  readonly order: {
    readonly items: Cart
    readonly table?: TableNumber | null | undefined
    readonly diet: Diet
    /** What the guest has said of the stay, if a room is ordered. */
    readonly stay: Stay
    readonly details: OrderDetails
  }
}

/** A request that the guest has confirmed. Its letter is made from it. */
export type GuestRequest<Kind extends keyof Entered> = {
  readonly reference: string
  /** The day at the hotel on which it was sent. */
  readonly day: IsoDate
  readonly entered: Entered[Kind]
}
