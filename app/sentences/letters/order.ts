import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { allergens } from '#app/content/dishes/allergens.ts'
import { cartFragment } from '#app/domain/address.ts'
import type { Cart } from '#app/domain/cart.ts'
import { draftLine } from '#app/domain/draft.ts'
import { lineNights, lineTotal, orderKind, total } from '#app/domain/order.ts'
import type { GuestRequest, Party } from '#app/domain/request.ts'
import { guestCount } from '#app/domain/reservation-steps.ts'
import { deliveryLines } from '#app/sentences/delivery-lines.ts'
import { askFirst, dietLines } from '#app/sentences/kitchen-lines.ts'
import { roomFor } from '#app/sentences/room-for.ts'
import { offerFact } from '#app/sentences/stay-price.ts'
import { formatSum } from '#language'
import { cart } from '#words/cart.ts'
import { allergenNames } from '#words/dish.ts'
import { partyWords } from '#words/party.ts'
import { requestWords } from '#words/request.ts'
import { entry, type Letter, letterOf, linked } from './letter.ts'
import { stampOf } from './stamp.ts'

const { facts, letters } = requestWords

const words = { ...cart.letters, room: { ...letters.room, ask: letters.stay.ask } }

/** The letter of an order: dishes, rooms or both. Each of the guest's details may be empty. */
export function orderLetter({ reference, day, entered }: GuestRequest<'order'>): Letter {
  const { items, details, table, diet, party } = entered
  const kind = orderKind(items, table)
  const hasRoom = items.some(({ type }) => type === 'room')
  const { adults, children } = party
  const lines = items.map((item) => {
    const offer = item.stay && offerFact(item.price * item.quantity, item.stay, day)
    const price = formatSum(lineTotal(item))
    const also = [...(offer ? [draftLine(offer)] : []), ...askFirst(item, diet)]
    return { term: cart.line(item), value: [price, ...also].join('\n') }
  })
  const [dearest] = [...items].sort((one, other) => other.price - one.price)
  return letterOf(reference, {
    ...words[kind],
    from: details,
    stamp: stampOfCart(items),
    picture: dearest?.image,
    diet: dietLines(diet),
    facts: [
      ...[
        ...lines,
        ...partyFacts(items, party),
        ...allergenFacts(items),
        ...deliveryLines(items, table),
      ].map(linked),
      ...entry(cart.checkout.address, details.address),
    ],
    total: { term: facts.total, value: formatSum(total(items, DELIVERY_FEE, table)) },
    stays: items.flatMap(({ name, stay }) => (stay ? { ...stay, room: name } : [])),
    path: `/cart${cartFragment(items, { table, diet, ...(hasRoom && { stay: { adults, children } }) })}`,
    // Nobody scans an order that is delivered.
    code: kind === 'order' ? undefined : requestWords.codes[table ? 'waiter' : 'desk'],
  })
}

/** Counts the dishes, or else the nights. The postmark is of the first day of a room. */
function stampOfCart(items: Cart) {
  const dishes = items.filter(({ type }) => type === 'food').length
  const [arrival] = items.flatMap(({ stay }) => stay?.checkIn ?? []).sort()
  const nights = items.reduce((sum, line) => sum + lineNights(line), 0)
  return dishes > 0 ? stampOf(dishes, 'dishes', arrival) : stampOf(nights, 'nights', arrival)
}

/** Who comes, if a room is ordered, and whether there is room for all. */
function partyFacts(items: Cart, { adults, children }: Party) {
  const rooms = items.filter(({ type }) => type === 'room')
  if (rooms.length === 0) return []
  const said = partyWords.inWords(adults, children)
  const capacity = Math.min(...rooms.map((line) => roomFor(items, line)))
  const value = partyWords.forRoom(said, guestCount({ adults, children }), capacity)
  return [{ term: facts.guests, value }]
}

/** The allergens of an order's dishes, if it has dishes. */
function allergenFacts(items: Cart) {
  const held = new Set(items.flatMap(({ dish }) => dish?.allergens ?? []))
  if (!items.some(({ dish }) => dish)) return []
  const names = allergens.flatMap((one) => (held.has(one) ? allergenNames[one] : []))
  return [{ term: cart.allergens.listed, value: names.join(', ') || cart.allergens.none }]
}
