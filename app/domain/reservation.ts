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

/** Where the guest is in the form and what it holds so far. */
export type ReservationState = { readonly step: Step; readonly form: ReservationForm }

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

/** The first step with an empty form: the start, and the state after a confirmation. */
export const initialReservation: ReservationState = { step: 1, form: initialForm }

type Field = Exclude<keyof ReservationForm, 'checkIn' | 'checkOut' | 'roomType'>

/** What the guest can do. The three fields with rules of their own have their own actions. */
export type ReservationAction =
  | { [F in Field]: { type: 'set'; field: F; value: ReservationForm[F] } }[Field]
  | { type: 'chooseCheckIn' | 'chooseCheckOut'; day: IsoDate }
  | { type: 'chooseRoomType'; roomType: string }
  | { type: 'forward' | 'back' }

/**
 * The state after an action; one that is not allowed changes nothing. A check-in that reaches the
 * check-out clears it. Forward from step 3 confirms, and starts over.
 */
export function reservationReducer(
  state: ReservationState,
  action: ReservationAction,
): ReservationState {
  const { step, form } = state
  const fill = (part: Partial<ReservationForm>) => ({ step, form: { ...form, ...part } })

  switch (action.type) {
    case 'set':
      return fill({ [action.field]: action.value })
    case 'chooseCheckIn':
      if (!isIsoDate(action.day)) return state
      if (!isSelectableCheckOut(form.checkOut ?? '', action.day))
        return fill({ checkIn: action.day, checkOut: null })
      return fill({ checkIn: action.day })
    case 'chooseCheckOut':
      return isSelectableCheckOut(action.day, form.checkIn) ? fill({ checkOut: action.day }) : state
    case 'chooseRoomType':
      return fill({ roomType: action.roomType })
    case 'forward':
      if (!canContinue(state)) return state
      return step === 3 ? initialReservation : { step: step === 1 ? 2 : 3, form }
    case 'back':
      return { step: step === 3 ? 2 : 1, form }
  }
}

/** Whether the forward button is open. Step 2 always is: the browser checks its required boxes. */
export const canContinue = (state: ReservationState): boolean => missing(state).length === 0

/** What the current step still needs before going forward, in words, in the order of the form. */
export function missing({ step, form }: ReservationState): readonly string[] {
  const { checkIn, checkOut, roomType, agreed } = form
  if (step === 2) return []
  if (step === 3) return agreed ? [] : ['agreement to the terms']
  const given = { 'check-in date': checkIn, 'check-out date': checkOut, 'room type': roomType }
  return Object.entries(given).flatMap(([name, value]) => (value ? [] : name))
}

/** The missing things as one sentence to read out; empty when nothing is missing. */
export function missingSentence(list: readonly string[]): string {
  const last = list.at(-1)
  if (last === undefined) return ''
  const others = list.slice(0, -1).join(', ')
  return `Still needed: ${others ? `${others} and ${last}` : last}.`
}

/** Whether a guest may arrive on a day: any real day from today on. */
export const isSelectableCheckIn = (day: IsoDate, today: IsoDate): boolean =>
  isIsoDate(day) && day >= today

/** Whether a guest may leave on a day: a real day, at least one night after the check-in. */
export const isSelectableCheckOut = (day: IsoDate, checkIn: IsoDate | null): boolean =>
  checkIn !== null && isIsoDate(day) && day > checkIn

/** The party in words: '2 adults', '1 adult, 2 children'. No children are not mentioned. */
export function guestSummary(adults: string, children: string): string {
  const grown = adults === '1' ? '1 adult' : `${adults} adults`
  if (children === '0') return grown
  return `${grown}, ${children === '1' ? '1 child' : `${children} children`}`
}
