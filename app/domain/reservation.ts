import { type IsoDate, isIsoDate } from './stay.ts'

/** Room selection, guest details, confirmation. */
export type Step = 1 | 2 | 3

/** How many adults may be chosen, as the form holds them. */
export const ADULTS = ['1', '2', '3', '4'] as const

/** How many children may be chosen, as the form holds them. */
export const CHILDREN = ['0', '1', '2', '3'] as const

/** Everything the guest enters over the three steps. */
export type ReservationForm = {
  readonly checkIn: IsoDate | null
  readonly checkOut: IsoDate | null // never without a check-in, always a later day
  readonly roomType: string // an id, or empty when none is chosen
  readonly adults: (typeof ADULTS)[number]
  readonly children: (typeof CHILDREN)[number]
  readonly specialRequests: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly paymentMethod: 'credit-card' | 'pay-later'
  readonly agreed: boolean // to the terms
}

/** The form before anything is entered: two adults who pay by card. */
export const initialForm: ReservationForm = {
  checkIn: null,
  checkOut: null,
  roomType: '',
  adults: '2',
  children: '0',
  specialRequests: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  paymentMethod: 'credit-card',
  agreed: false,
}

type Field = Exclude<keyof ReservationForm, 'checkIn' | 'checkOut' | 'roomType'>

/** What the guest can do. The three fields with rules of their own have their own actions. */
export type ReservationAction =
  | { [F in Field]: { type: 'set'; field: F; value: ReservationForm[F] } }[Field]
  | { type: 'chooseCheckIn' | 'chooseCheckOut'; day: IsoDate }
  | { type: 'chooseRoomType'; roomType: string }
  | { type: 'reset' }

/** The form after an action; one that is not allowed changes nothing. A check-in that reaches the check-out clears it. */
export function reservationReducer(
  form: ReservationForm,
  action: ReservationAction,
): ReservationForm {
  switch (action.type) {
    case 'set':
      return { ...form, [action.field]: action.value }
    case 'chooseCheckIn':
      if (!isIsoDate(action.day)) return form
      if (!isSelectableCheckOut(form.checkOut ?? '', action.day))
        return { ...form, checkIn: action.day, checkOut: null }
      return { ...form, checkIn: action.day }
    case 'chooseCheckOut':
      if (!isSelectableCheckOut(action.day, form.checkIn)) return form
      return { ...form, checkOut: action.day }
    case 'chooseRoomType':
      return { ...form, roomType: action.roomType }
    case 'reset':
      return initialForm
  }
}

/** What a step needs before going forward. */
export type Needed = 'checkIn' | 'checkOut' | 'roomType' | 'agreed'

/**
 * What a step still needs, in the order of the form. A check-in that has passed does not count.
 * Step 2 needs nothing here: the browser checks its required fields.
 */
export function missing(step: Step, form: ReservationForm, today: IsoDate): readonly Needed[] {
  if (step === 2) return []
  if (step === 3) return form.agreed ? [] : ['agreed']
  const given = { ...form, checkIn: form.checkIn && !isPast(form.checkIn, today) }
  return (['checkIn', 'checkOut', 'roomType'] as const).filter((name) => !given[name])
}

/**
 * The step to show when `wanted` is asked for: an earlier one while what comes before is incomplete,
 * as after a reload or a confirmation.
 */
export function reachableStep(form: ReservationForm, wanted: unknown): Step {
  const { checkIn, checkOut, roomType, firstName, lastName, email, phone } = form
  if (!checkIn || !checkOut || !roomType || (wanted !== 2 && wanted !== 3)) return 1
  return wanted === 3 && firstName && lastName && email && phone ? 3 : 2
}

/** Whether a chosen check-in has passed since. */
export const isPast = (checkIn: IsoDate, today: IsoDate): boolean => checkIn < today

/** How many people the form is for. */
export const guestCount = ({ adults, children }: ReservationForm): number =>
  Number(adults) + Number(children)

/** Whether a guest may arrive on a day: any real day from today on. */
export const isSelectableCheckIn = (day: IsoDate, today: IsoDate): boolean =>
  isIsoDate(day) && day >= today

/** Whether a guest may leave on a day: a real day, at least one night after the check-in. */
export const isSelectableCheckOut = (day: IsoDate, checkIn: IsoDate | null): boolean =>
  checkIn !== null && isIsoDate(day) && day > checkIn
