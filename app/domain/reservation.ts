import { addDays, type Days, daysBetween, type IsoDate, isIsoDate } from './day.ts'

export const ADULTS = ['1', '2', '3', '4'] as const

export const CHILDREN = ['0', '1', '2', '3'] as const

/** Ways to pay for a stay, in order. */
export const PAYMENT_METHODS = ['credit-card', 'pay-later'] as const

export const nobody = { firstName: '', lastName: '', email: '', phone: '' }

/** Who the guest is. */
export type Guest = Readonly<typeof nobody>

/** What a guest writes of one stay, and not of the next: the hour of arrival, for one. */
export const noStayTexts = { arrival: '', childrenAges: '', specialRequests: '' }

/** The fields of the second step. */
export type GuestFields = Guest & Readonly<typeof noStayTexts>

/** What a guest has entered into the reservation form. */
export type ReservationEntries = GuestFields & {
  readonly checkIn: IsoDate | null
  /** Set only with a check-in, and later than it. */
  readonly checkOut: IsoDate | null
  /** An id, or empty. */
  readonly roomType: string
  /** Whether the room is to be adapted for wheelchair users, if the house has such a one. */
  readonly adapted: boolean
  /** The ids of all rooms chosen so far, whose cards stay. */
  readonly chosenRooms: readonly string[]
  /** Undefined until the guest has said it, like the children: see `partyOf`. */
  readonly adults: (typeof ADULTS)[number] | undefined
  readonly children: (typeof CHILDREN)[number] | undefined
  readonly paymentMethod: (typeof PAYMENT_METHODS)[number]
  /** To the terms. */
  readonly agreed: boolean
  /** Whether the browser has validated name, e-mail and phone since their last change. */
  readonly isGuestChecked: boolean
  /** The id of the offer that the guest came for, or empty. */
  readonly offer: string
}

/** The form at first. It shows two adults, which nobody has said yet. */
export const initialForm: ReservationEntries = {
  checkIn: null,
  checkOut: null,
  roomType: '',
  adapted: false,
  chosenRooms: [],
  adults: undefined,
  children: undefined,
  ...noStayTexts,
  ...nobody,
  paymentMethod: 'credit-card',
  agreed: false,
  isGuestChecked: false,
  offer: '',
}

/** The days of a stay that is being chosen. Those of a whole one are `Days`. */
export type StayDays = Pick<ReservationEntries, 'checkIn' | 'checkOut'>

/** The fields of the first step, without the days. */
type RoomFields = Pick<ReservationEntries, 'roomType' | 'adapted' | 'adults' | 'children' | 'offer'>

/** The fields that need no rule when they change. */
export type ReservationFields = Partial<
  RoomFields & GuestFields & Pick<ReservationEntries, 'paymentMethod' | 'agreed'>
>

/**
 * A stay as it is asked for by any form or link: the reservation, the cart, Contact. What has not been said is left out
 * or empty, never a form's default.
 */
export type Stay = { readonly [Field in keyof StayFields]?: StayFields[Field] | undefined }

type StayFields = StayDays &
  RoomFields &
  typeof noStayTexts & {
    /** How many such rooms, if more than one. */
    rooms: number
    /** The size of the party, where a form does not ask for adults and children. */
    guests: string
  }

export type Party = {
  readonly adults: (typeof ADULTS)[number]
  readonly children: (typeof CHILDREN)[number]
}

/** The party as the form shows it: as said, or its default. */
export const partyOf = ({ adults, children }: Stay): Party => ({
  adults: adults ?? '2',
  children: children ?? '0',
})

export const isPartyEntered = ({ adults, children }: Stay): boolean =>
  adults !== undefined || children !== undefined

/** The guest's actions. Days have rules, and so actions of their own. */
export type ReservationAction =
  | { type: 'enter'; fields: ReservationFields }
  | DayAction
  | { type: 'enterStay'; stay: Stay }
  | { type: 'passGuestCheck' }

/** The form after an action. An action that is not allowed changes nothing. */
export function reservationReducer(
  form: ReservationEntries,
  action: ReservationAction,
): ReservationEntries {
  switch (action.type) {
    case 'enter': {
      const entered = completed({ ...form, ...action.fields })
      const names = Object.keys(nobody) as (keyof Guest)[]
      const isSame = names.every((name) => entered[name] === form[name])
      return { ...entered, isGuestChecked: form.isGuestChecked && isSame }
    }
    case 'chooseCheckIn':
    case 'chooseCheckOut':
      return { ...form, ...chooseDay(form, action) }
    case 'enterStay': {
      const { checkIn, checkOut, ...rest } = action.stay
      const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
      const entered = completed({ ...form, ...Object.fromEntries(entries) })
      if (!checkIn) return entered
      const arriving = reservationReducer(entered, { type: 'chooseCheckIn', day: checkIn })
      if (!checkOut) return arriving
      return reservationReducer(arriving, { type: 'chooseCheckOut', day: checkOut })
    }
    case 'passGuestCheck':
      return { ...form, isGuestChecked: true }
  }
}

export type DayAction = { type: 'chooseCheckIn' | 'chooseCheckOut'; day: IsoDate }

/** The days after one was chosen: the same if it cannot be. A check-out that is no longer possible goes. */
export function chooseDay({ checkIn, checkOut }: StayDays, { type, day }: DayAction): StayDays {
  if (type === 'chooseCheckOut')
    return { checkIn, checkOut: isSelectableCheckOut(day, checkIn) ? day : checkOut }
  if (!isIsoDate(day)) return { checkIn, checkOut }
  return { checkIn: day, checkOut: isSelectableCheckOut(checkOut ?? '', day) ? checkOut : null }
}

/** Keeps the card of the chosen room. Once adults or children are said, the other number is said, too, with its default. */
const completed = (form: ReservationEntries): ReservationEntries => ({
  ...form,
  ...(isPartyEntered(form) && partyOf(form)),
  ...(form.roomType &&
    !form.chosenRooms.includes(form.roomType) && {
      chosenRooms: [...form.chosenRooms, form.roomType],
    }),
})

/** The first and the last name from one field: the last word is the last name. */
export function splitName(name: string) {
  const words = name.trim().split(/\s+/)
  const lastName = (words.length > 1 && words.pop()) || ''
  return { firstName: words.join(' '), lastName }
}

/** The days of a stay, once both are chosen. */
export const chosenDays = ({ checkIn, checkOut }: Stay): Days | undefined =>
  checkIn && checkOut ? { checkIn, checkOut } : undefined

export const isPast = (checkIn: IsoDate, today: IsoDate): boolean => checkIn < today

const MOST_DAYS_AHEAD = 2 * 365
const MOST_NIGHTS = 365

/** The last day on which a stay can begin, about two years from today. */
export const lastCheckIn = (today: IsoDate): IsoDate => addDays(today, MOST_DAYS_AHEAD)

/** The last day on which a stay can end, a year after its check-in. */
export const lastCheckOut = (checkIn: IsoDate): IsoDate => addDays(checkIn, MOST_NIGHTS)

/** Whether a link's check-in is a real day, at most two years from today, before or after. */
export const isWithinReach = (day: IsoDate, today: IsoDate): boolean =>
  isIsoDate(day) && daysBetween(today, day) <= MOST_DAYS_AHEAD

/** Whether a guest may leave on a day: a real one, from one night to a year after the check-in. */
export const isSelectableCheckOut = (day: IsoDate, checkIn: IsoDate | null): boolean =>
  checkIn !== null && isIsoDate(day) && day > checkIn && daysBetween(checkIn, day) <= MOST_NIGHTS
