import { cartFragment, type Said, SHARED_CART, writeSaid } from '#app/domain/address.ts'
import { addItem, type Cart, type NewItem, removeItem, setQuantity } from '#app/domain/cart.ts'
import { anyDiet, type Diet } from '#app/domain/diet.ts'
import type { Entered, GuestRequest } from '#app/domain/request.ts'
import {
  initialForm,
  type ReservationAction,
  type ReservationEntries,
  reservationReducer,
} from '#app/domain/reservation.ts'
import type { TableNumber } from '#app/domain/table-number.ts'

/** What was entered in a form, by the names of its fields: those alone that differ from what they began with. */
export type Draft = Readonly<Record<string, string>>

/** The forms whose entries are kept while the guest is elsewhere. */
export type DraftName = 'message' | 'request' | 'checkout' | 'newsletter'

/** What a guest has said and done since the page was loaded. */
export type Visit = {
  /** Days, party, room and offer, and who is coming. */
  readonly stay: ReservationEntries
  readonly diet: Diet
  /** Where the guest sits in the restaurant; null once they have left it. */
  readonly table: TableNumber | null | undefined
  readonly cart: Cart
  /** Whether the cart is empty because it was ordered. */
  readonly isOrderPlaced: boolean
  /** The last request of each kind, and all references given out. */
  readonly letters: { readonly [Kind in keyof Entered]?: GuestRequest<Kind> }
  readonly references: readonly string[]
  readonly drafts: { readonly [Name in DraftName]?: Draft }
  /** Whether the guest has written something in the chat. */
  readonly isTalking: boolean
}

/** A visit in which nothing was said yet. */
export const emptyVisit: Visit = {
  stay: initialForm,
  diet: anyDiet,
  table: undefined,
  cart: [],
  isOrderPlaced: false,
  letters: {},
  references: [],
  drafts: {},
  isTalking: false,
}

/** What changes a visit. */
export type VisitAction =
  | ReservationAction
  | { type: 'resetStay' }
  | { type: 'chooseDiet'; diet: Diet }
  | { type: 'leaveTable' }
  | { type: 'add'; item: NewItem }
  | { type: 'setQuantity'; id: string; quantity: number }
  | { type: 'remove'; id: string }
  | { type: 'clearCart' }
  | { type: 'replaceCart'; cart: Cart }
  | { type: 'keepRequest'; kind: keyof Entered; request: GuestRequest<keyof Entered> }
  | { type: 'keepDraft'; name: DraftName; draft: Draft }
  | { type: 'talk'; isTalking: boolean }
  /** An address was opened. An older one speaks only of what nothing was said about since the page was loaded. */
  | { type: 'arrive'; said: Said; isOlder: boolean }

/** The visit after an action; one that is not allowed changes nothing. */
export function visitReducer(visit: Visit, action: VisitAction): Visit {
  switch (action.type) {
    // A value of its own, so that an older address does not count as the first word on it.
    case 'chooseDiet':
      return { ...visit, diet: { ...action.diet } }
    case 'leaveTable':
      return { ...visit, table: null }
    case 'add':
      return withCart(visit, addItem(visit.cart, action.item))
    case 'setQuantity':
      return withCart(visit, setQuantity(visit.cart, action.id, action.quantity))
    case 'remove':
      return withCart(visit, removeItem(visit.cart, action.id))
    case 'clearCart':
      return withCart(visit, [])
    case 'replaceCart':
      return withCart(visit, action.cart)
    case 'keepRequest': {
      const { kind, request } = action
      const kept = {
        ...visit,
        letters: { ...visit.letters, [kind]: request },
        references: [...visit.references, request.reference],
      }
      return kind === 'order' ? { ...kept, cart: [], isOrderPlaced: true } : kept
    }
    case 'keepDraft': {
      const { [action.name]: _, ...others } = visit.drafts
      const isEmpty = Object.keys(action.draft).length === 0
      return { ...visit, drafts: isEmpty ? others : { ...others, [action.name]: action.draft } }
    }
    case 'talk':
      return { ...visit, isTalking: action.isTalking }
    case 'arrive': {
      const { stay, diet, table } = action.said
      const isHeard = (fact: keyof Said) => !action.isOlder || visit[fact] === emptyVisit[fact]
      const arrived = stay && isHeard('stay') ? enterStay(visit, stay) : visit
      return {
        ...arrived,
        ...(diet && isHeard('diet') && { diet }),
        ...(table && isHeard('table') && { table }),
      }
    }
    case 'resetStay':
      return { ...visit, stay: { ...initialForm } }
    default:
      return { ...visit, stay: reservationReducer(visit.stay, action) }
  }
}

const enterStay = (visit: Visit, stay: NonNullable<Said['stay']>) => ({
  ...visit,
  stay: reservationReducer(visit.stay, { type: 'enterStay', stay }),
})

const withCart = (visit: Visit, cart: Cart): Visit =>
  cart === visit.cart ? visit : { ...visit, cart, isOrderPlaced: false }

/** Whether the visit holds what no address can: a letter, a conversation, or words in a form. */
export const holdsMore = ({ references, drafts, stay, isTalking }: Visit): boolean =>
  isTalking ||
  references.length > 0 ||
  Object.keys(drafts).length > 0 ||
  [stay.firstName, stay.lastName, stay.email, stay.phone, stay.specialRequests].some(Boolean)

/** The fragment with which a guest takes the visit along to another language, from a page that is open at this one. */
export function ownFragment(visit: Visit, hash: string): string {
  const isEmpty = visit.cart.length === 0 && Object.keys(writeSaid(visit)).length === 0
  if (isEmpty) return hash
  return cartFragment(visit.cart, visit, hash.startsWith(SHARED_CART) ? '' : hash.slice(1))
}
