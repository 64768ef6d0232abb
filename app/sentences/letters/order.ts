import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { allergens } from '#app/content/dishes/allergens.ts'
import { lineAsStay } from '#app/content/rooms/room-types.ts'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { anyDiet } from '#app/domain/diet.ts'
import { factLine } from '#app/domain/fact.ts'
import { distinctNights, lineNights, lineTotal, orderKind, total } from '#app/domain/order.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { isPartyEntered, type Stay } from '#app/domain/reservation.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { sharedFragment } from '#app/domain/url.ts'
import { deliveryLines, missingDetails } from '#app/sentences/delivery-lines.ts'
import { askFirst, dietForLetter, seeAbove } from '#app/sentences/kitchen-lines.ts'
import { roomFor } from '#app/sentences/room-for.ts'
import { bestOfferFact, wantedOfferFact } from '#app/sentences/stay-price.ts'
import { formatDay, formatSum, listInWords } from '#language'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import { allergenNames } from '#words/dish.ts'
import { requestWords } from '#words/request.ts'
import { factOf, type Letter, type LinkedFact, letterOf, linked, notInShort } from './letter.ts'
import { stampOf } from './stamp.ts'
import { daysFacts, guestFacts, roomFact, wishFacts } from './stay-facts.ts'

const { facts, letters } = requestWords

/** The letter of an order: dishes, rooms or both. Each of the guest's details may be empty. */
export function orderLetter({ reference, day, entered }: GuestRequest<'order'>): Letter {
  const { items, details, table, diet } = entered
  const [dishes, rooms] = [ofType(items, 'food'), ofType(items, 'room')]
  const stay = rooms.length > 0 ? entered.stay : {}
  const isDelivered = dishes.length > 0 && !table
  const kind = orderKind(items, table)
  const isForWaiter = kind === 'orderAtTable'
  const when = details.when.trim()
  const dishFacts = dishes.map((dish) => {
    const [term, asked] = [cart.line(dish), askFirst(dish, diet)]
    const isAsked = asked.length > 0
    const short = isAsked ? `${term} (${requestWords.askMe})` : term
    const value = [formatSum(lineTotal(dish)), ...seeAbove(diet), ...asked].join(' · ')
    return { ...linked({ term, value }, short), isAsked }
  })
  const { missing } = cart.checkout
  const unsaid = [
    ...missingDetails(details, isDelivered),
    ...(details.name.trim() ? [] : [missing.name]),
    ...(isDelivered && !when ? [missing.when] : []),
    ...(rooms.length > 0 && !isPartyEntered(stay) && !stay.guests ? [missing.guests] : []),
  ]
  const [dearest] = [...items].sort((one, other) => other.price - one.price)
  return letterOf(reference, {
    ...wordsOf(kind, table),
    ...(isDelivered &&
      (unsaid.length > 0 || dishFacts.some(({ isAsked }) => isAsked)) && { ask: cart.askFirst }),
    from: details,
    stamp: stampOfCart(items),
    picture: dearest?.image,
    ...dietForLetter(dishes.length > 0 ? diet : anyDiet),
    facts: [
      ...dishFacts,
      ...allergenFacts(dishes),
      ...notInShort(isForWaiter ? [] : deliveryLines(items, table)),
      ...factOf(cart.checkout.address, details.address),
      ...factOf(cart.checkout.when, when && cart.checkout.writtenOn(when, formatDay(day))),
      ...roomFacts(rooms, stay, day),
      ...guestFacts(stay, Math.min(...rooms.map((line) => roomFor(items, line)))),
      ...(isForWaiter ? [] : factOf(cart.askFor, listInWords(unsaid))),
    ],
    also: [...wishFacts(stay), ...factOf(facts.specialRequests, details.wish)],
    total: {
      term: facts.total,
      value: formatSum(total(items, DELIVERY_FEE, table)),
      ...(rooms.length > 0 && { note: requestWords.includes }),
    },
    stays: rooms.flatMap((line) => (line.days ? { ...lineAsStay(line, stay), ...line.days } : [])),
    path: `/cart${sharedFragment(items, { stay, diet, table })}`,
    isForWaiter,
    // Nobody scans an order that is delivered.
    code:
      kind === 'order'
        ? undefined
        : requestWords.codes[table && dishes.length > 0 ? 'waiter' : 'desk'],
  })
}

/** What the letter is called and asks for. */
function wordsOf(kind: ReturnType<typeof orderKind>, table: TableNumber | null | undefined) {
  const { orderAtTable, ...others } = cart.letters
  if (kind === 'orderAtTable') return orderAtTable(table ?? 0)
  if (kind !== 'room') return others[kind]
  return { ...letters.room, ...letters.stay }
}

const ofType = (items: Cart, wanted: CartItem['type']) =>
  items.filter(({ type }) => type === wanted)

/** The rooms with their prices. Rooms for the same days say them once. */
function roomFacts(rooms: Cart, entered: Stay, day: string): LinkedFact[] {
  const stays = rooms.map((line) => lineAsStay(line, entered))
  const offers = new Map(
    stays.flatMap((stay) => wantedOfferFact(stay, day)).map((fact) => [fact.value, fact]),
  )
  const lines = rooms.flatMap((line, index) => {
    const [stay = {}, next] = stays.slice(index)
    const offer = line.days && bestOfferFact(line.price * line.quantity, line.days, day)
    const price = [formatSum(lineTotal(line)), ...(offer ? [factLine(offer)] : [])]
    const nightsFact = { term: common.nights(lineNights(line)), value: price.join('\n') }
    const isLast = !next || next.checkIn !== stay.checkIn || next.checkOut !== stay.checkOut
    return [
      roomFact(stay),
      linked(nightsFact, offer ? factLine(nightsFact).replace('\n', ', ') : ''),
      ...(!isLast
        ? []
        : line.days
          ? daysFacts(stay)
          : [{ term: facts.checkIn, value: cart.noDays }]),
    ]
  })
  return [...notInShort([...offers.values()]), ...lines]
}

/** Counts the dishes, or else the nights. The postmark is of the first day of a room. */
function stampOfCart(items: Cart) {
  const dishes = ofType(items, 'food').length
  const [arrival] = items.flatMap(({ days }) => days?.checkIn ?? []).sort()
  return dishes > 0
    ? stampOf(dishes, 'dishes', arrival)
    : stampOf(distinctNights(items), 'nights', arrival)
}

/** The allergens of an order's dishes, if it has dishes. */
function allergenFacts(dishes: Cart) {
  if (dishes.length === 0) return []
  const held = new Set(dishes.flatMap(({ dish }) => dish?.allergens ?? []))
  const names = allergens.flatMap((one) => (held.has(one) ? allergenNames[one] : []))
  const value = names.join(', ') || cart.allergens.none
  return notInShort([{ term: cart.allergens.listed, value }])
}
