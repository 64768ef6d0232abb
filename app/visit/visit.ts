import { cartFragment, type Said, SHARED_CART, writeSaid } from '#app/domain/address.ts'
import { addItem, type Cart, type NewItem, removeItem, setQuantity } from '#app/domain/cart.ts'
import { anyDiet, type Diet } from '#app/domain/diet.ts'
import type { Entered, GuestRequest } from '#app/domain/request.ts'
import {
  type GuestFields,
  initialForm,
  type ReservationAction,
  type ReservationEntries,
  reservationReducer,
} from '#app/domain/reservation.ts'
import type { TableNumber } from '#app/domain/table-number.ts'

/** Changed fields of a form, by name. A field with its default is not in it. */
export type Draft = Readonly<Record<string, string>>

/** The forms that keep their entries while the guest is elsewhere. */
export type DraftName = 'message' | 'request' | 'checkout' | 'newsletter'

/** What a guest has said and done since the page was loaded. */
export type Visit = {
  /** Days, party, room, offer, and the guest's details. */
  readonly stay: ReservationEntries
  readonly diet: Diet
  /** The guest's table in the restaurant; null once they have left it. */
  readonly table: TableNumber | null | undefined
  readonly cart: Cart
  /** The cart as the waiter was last shown it. */
  readonly shown: Cart
  /** Whether the cart is empty because it was ordered. */
  readonly isOrderPlaced: boolean
  /** The last request of each kind, and all references given out. */
  readonly letters: { readonly [Kind in keyof Entered]?: GuestRequest<Kind> }
  readonly references: readonly string[]
  readonly drafts: { readonly [Name in DraftName]?: Draft }
  /** Whether the guest has written in the chat. */
  readonly isTalking: boolean
}

export const emptyVisit: Visit = {
  stay: initialForm,
  diet: anyDiet,
  table: undefined,
  cart: [],
  shown: [],
  isOrderPlaced: false,
  letters: {},
  references: [],
  drafts: {},
  isTalking: false,
}

export type VisitAction =
  | ReservationAction
  | { type: 'resetStay' }
  | { type: 'chooseDiet'; diet: Diet }
  | { type: 'leaveTable' }
  | { type: 'add'; item: NewItem }
  | { type: 'setQuantity'; id: string; quantity: number }
  | { type: 'remove'; id: string }
  | { type: 'clearCart' }
  | { type: 'showCart' }
  | { type: 'replaceCart'; cart: Cart }
  | { type: 'keepRequest'; kind: keyof Entered; request: GuestRequest<keyof Entered> }
  | { type: 'keepDraft'; name: DraftName; draft: Draft }
  | { type: 'talk'; isTalking: boolean }
  /** A URL was opened. An older one fills in only what the guest has not said since the page was loaded. */
  | { type: 'arrive'; said: Said; isOlder: boolean }

/** The visit after an action. An action that is not allowed changes nothing. */
export function visitReducer(visit: Visit, action: VisitAction): Visit {
  switch (action.type) {
    // A new object, so that the diet counts as said.
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
    case 'showCart':
      return { ...visit, shown: visit.cart }
    case 'replaceCart':
      return withCart(visit, action.cart)
    case 'keepRequest': {
      const { kind, request } = action
      const kept = {
        ...visit,
        letters: { ...visit.letters, [kind]: request },
        references: [...visit.references, request.reference],
      }
      return kind === 'order' ? { ...kept, cart: [], shown: [], isOrderPlaced: true } : kept
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
  cart === visit.cart
    ? visit
    : { ...visit, cart, shown: cart.length > 0 ? visit.shown : [], isOrderPlaced: false }

const GUEST_FIELDS = {
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  arrival: true,
  childrenAges: true,
  specialRequests: true,
} satisfies Record<keyof GuestFields, true>

/** Whether the visit holds something that no URL can: a letter, a conversation, or words in a form. */
export const holdsMore = ({ references, drafts, stay, isTalking }: Visit): boolean =>
  isTalking ||
  references.length > 0 ||
  Object.keys(drafts).length > 0 ||
  Object.keys(GUEST_FIELDS).some((name) => stay[name as keyof GuestFields])

/** The fragment that takes the visit along to another language. `hash` is the page's own. */
export function ownFragment(visit: Visit, hash: string): string {
  const isEmpty = visit.cart.length === 0 && Object.keys(writeSaid(visit)).length === 0
  if (isEmpty) return hash
  return cartFragment(visit.cart, visit, hash.startsWith(SHARED_CART) ? '' : hash.slice(1))
}
