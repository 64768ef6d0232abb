import {
  addChosen,
  type Cart,
  changeDays,
  type NewItem,
  putRooms,
  setQuantity,
} from '#app/domain/cart.ts'
import type { Days, IsoDate } from '#app/domain/day.ts'
import type { Diet } from '#app/domain/diet.ts'
import type { Entered, GuestRequest } from '#app/domain/request.ts'
import {
  type Guest,
  type GuestFields,
  initialForm,
  nobody,
  noStayTexts,
  type ReservationAction,
  type ReservationEntries,
  reservationReducer,
} from '#app/domain/reservation.ts'
import { afterChange, afterShowing, allReceived, type ShownOrder } from '#app/domain/shown-order.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { cartFragment, SHARED_CART, type UrlFields, writeFields } from '#app/domain/url.ts'

/** Changed fields of a form, by name. A field with its default is not in it. */
export type Draft = Readonly<Record<string, string>>

/** The forms that keep their entries while the guest is elsewhere. */
export type DraftName = 'message' | `request${string}` | 'checkout'

/** What a guest has said and done since the page was loaded. */
export type Visit = {
  /** The entries of the reservation form. As a `Stay` it goes into URLs and letters, without who the guest is. */
  readonly stay: ReservationEntries
  /** Who the guest is, as last said in any form. A confirmation empties the form and leaves this. */
  readonly guest: Guest
  /**
   * The fields that the guest has set or cleared since the page was loaded: an older history entry does not fill them
   * in.
   */
  readonly saidFields: readonly string[]
  readonly diet: Diet | undefined
  /** The day of a table that the guest asks for on Contact. */
  readonly tableDay: IsoDate | null
  /** The guest's table in the restaurant; null once they have left it. */
  readonly table: TableNumber | null | undefined
  readonly cart: Cart
  /** What the waiter of the table knows of the cart, if they were shown it. */
  readonly shown?: ShownOrder | undefined
  /** Whether the cart is empty because it was ordered. */
  readonly isOrderPlaced: boolean
  /** The last request of each kind, and all references given out. */
  readonly requests: { readonly [Kind in keyof Entered]?: GuestRequest<Kind> }
  readonly references: readonly string[]
  readonly drafts: { readonly [Name in DraftName]?: Draft }
  /** Whether the guest has written in the chat. */
  readonly isTalking: boolean
}

export const emptyVisit: Visit = {
  stay: initialForm,
  guest: nobody,
  saidFields: [],
  diet: undefined,
  tableDay: null,
  table: undefined,
  cart: [],
  isOrderPlaced: false,
  requests: {},
  references: [],
  drafts: {},
  isTalking: false,
}

export type VisitAction =
  | ReservationAction
  | { type: 'resetStay' | 'forgetDays' }
  /** What needs no rule. */
  | { type: 'say'; fields: Partial<Pick<Visit, 'diet' | 'tableDay' | 'isTalking'>> }
  /** The cart without stays that have passed. */
  | { type: 'showOrder' | 'waiterHasIt'; cart: Cart }
  /** The dishes in the cart stay, or go. */
  | { type: 'leaveTable'; keepsDishes: boolean }
  | { type: 'add'; item: NewItem }
  | { type: 'putRooms'; item: NewItem; count: number }
  | { type: 'changeDays'; id: string; days: Days }
  | { type: 'setQuantity'; id: string; quantity: number }
  | { type: 'replaceCart'; cart: Cart }
  | { type: 'keepRequest'; kind: keyof Entered; request: GuestRequest<keyof Entered> }
  | { type: 'keepDraft'; name: DraftName; draft: Draft }
  /** A URL was opened: a link says something new; the history fills in what the guest has not said since. */
  | { type: 'arrive'; fields: UrlFields; from: 'link' | 'history' }

/** The visit after an action. An action that is not allowed changes nothing. */
export function visitReducer(visit: Visit, action: VisitAction): Visit {
  switch (action.type) {
    case 'say':
      return { ...visit, ...action.fields }
    case 'leaveTable':
      return {
        ...withCart(
          visit,
          action.keepsDishes ? visit.cart : visit.cart.filter(({ type }) => type === 'room'),
        ),
        table: null,
        shown: undefined,
      }
    case 'showOrder':
      return { ...visit, shown: afterShowing(visit.shown, action.cart) }
    case 'waiterHasIt':
      return { ...visit, shown: allReceived(action.cart) }
    case 'add':
      return withCart(visit, addChosen(visit.cart, action.item))
    case 'putRooms':
      return withCart(visit, putRooms(visit.cart, action.item, action.count))
    case 'changeDays': {
      const { id, days } = action
      const chosen = { ...visit, ...withStay(visit, { type: 'enterStay', stay: days }) }
      return withCart(chosen, changeDays(visit.cart, id, days))
    }
    case 'setQuantity':
      return withCart(visit, setQuantity(visit.cart, action.id, action.quantity))
    case 'replaceCart':
      return { ...withCart(visit, action.cart), shown: undefined }
    case 'keepRequest': {
      const { kind, request } = action
      const kept = {
        ...visit,
        requests: { ...visit.requests, [kind]: request },
        references: [...visit.references, request.reference],
      }
      if (kind !== 'order') return kept
      const hasRoom = visit.cart.some(({ type }) => type === 'room')
      const stay = hasRoom ? { ...visit.stay, ...noStayTexts } : visit.stay
      return { ...withCart({ ...kept, stay }, []), isOrderPlaced: true }
    }
    case 'keepDraft': {
      const { [action.name]: _, ...others } = visit.drafts
      const isEmpty = Object.keys(action.draft).length === 0
      return { ...visit, drafts: isEmpty ? others : { ...others, [action.name]: action.draft } }
    }
    case 'arrive': {
      const { stay = {}, diet, table } = action.fields
      const isNew = action.from === 'link'
      const news = Object.entries(stay).filter(
        ([name]) => isNew || !visit.saidFields.includes(name),
      )
      return {
        ...visit,
        ...withStay(visit, { type: 'enterStay', stay: Object.fromEntries(news) }),
        ...(diet && (isNew || !visit.diet) && { diet }),
        ...(table &&
          (isNew || visit.table === undefined) && {
            table,
            shown: table === visit.table ? visit.shown : undefined,
          }),
      }
    }
    case 'forgetDays': {
      const stay = { ...visit.stay, checkIn: null, checkOut: null, ...noStayTexts }
      return { ...visit, stay, saidFields: [...visit.saidFields, 'checkIn', 'checkOut'] }
    }
    case 'resetStay':
      return { ...visit, stay: initialForm, saidFields: Object.keys(initialForm) }
    default:
      return { ...visit, ...withStay(visit, action) }
  }
}

/** The stay after an action, with the fields that it says. A field that keeps its value is not said by that. */
function withStay(
  { stay, guest, saidFields }: Visit,
  action: ReservationAction,
): Pick<Visit, 'stay' | 'guest' | 'saidFields'> {
  const next = reservationReducer(stay, action)
  const names = Object.keys(next) as (keyof ReservationEntries)[]
  const changed = names.filter((name) => next[name] !== stay[name])
  // What an emptied form no longer holds of the guest is kept.
  const known = changed.filter((name) => name in guest).map((name) => [name, next[name]])
  return {
    stay: next,
    guest: { ...guest, ...Object.fromEntries(known) },
    saidFields: [...new Set([...saidFields, ...changed])],
  }
}

const withCart = (visit: Visit, cart: Cart): Visit =>
  cart === visit.cart
    ? visit
    : { ...visit, cart, shown: afterChange(visit.shown, visit.cart, cart), isOrderPlaced: false }

/** Whether the visit holds something that no URL can: a letter, a conversation, the day of a table, or words in a form. */
export const holdsMoreThanUrl = ({
  references,
  drafts,
  stay,
  tableDay,
  isTalking,
}: Visit): boolean =>
  isTalking ||
  tableDay !== null ||
  references.length > 0 ||
  Object.keys(drafts).length > 0 ||
  Object.keys({ ...nobody, ...noStayTexts }).some((name) => stay[name as keyof GuestFields])

/** The fragment that takes the visit along to another language. `hash` is the page's own. */
export function visitFragment(visit: Visit, hash: string): string {
  const isEmpty = visit.cart.length === 0 && Object.keys(writeFields(visit)).length === 0
  if (isEmpty) return hash
  return cartFragment(visit.cart, visit, hash.startsWith(SHARED_CART) ? '' : hash.slice(1))
}
