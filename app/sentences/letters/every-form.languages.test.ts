import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomAsCartItem } from '#app/content/rooms/cart-item.ts'
import { formRooms, lineAsStay } from '#app/content/rooms/room-types.ts'
import { addItem } from '#app/domain/cart.ts'
import { anyDiet } from '#app/domain/diet.ts'
import { ADULTS, CHILDREN, initialForm, type Stay } from '#app/domain/reservation.ts'
import { addDays, nights } from '#app/domain/stay.ts'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import type { Letter } from './letter.ts'
import { orderLetter } from './order.ts'
import { roomLetter } from './room.ts'
import { stayLetter } from './stay.ts'
import { byDays } from './stay-lines.ts'

const sent = { reference: '261123-ABCD', day: '2026-11-23' }
const guest = { email: 'ayesha@guest.example', phone: '+880 1711 000000' }
const name = 'Ayesha Rahman'
const { facts } = requestWords

/** A letter takes a millisecond to write. */
const RUNS = { numRuns: 30 }

const words = fc.constantFrom('', 'about 2 AM', '৩ ও ৭', 'a cot')
const stays = fc
  .record({
    room: fc.constantFrom(...formRooms),
    adapted: fc.boolean(),
    inDays: fc.nat({ max: 700 }),
    nights: fc.integer({ min: 1, max: 20 }),
    adults: fc.constantFrom(...ADULTS),
    children: fc.constantFrom(...CHILDREN),
    arrival: words,
    childrenAges: words,
    specialRequests: words,
    offer: fc.constantFrom('', 'dining-delight', 'anniversary', 'extended-stay'),
  })
  .map(({ inDays, nights, room, ...said }) => {
    const checkIn = addDays(sent.day, inDays)
    return { room, said, days: { checkIn, checkOut: addDays(checkIn, nights) } }
  })
type Wanted = typeof stays extends fc.Arbitrary<infer Value> ? Value : never

const byReservation = ({ room, said, days }: Wanted) =>
  stayLetter({
    ...sent,
    entered: {
      ...{ ...initialForm, ...guest, ...said, ...days, roomType: room.id },
      ...{ firstName: 'Ayesha', lastName: 'Rahman' },
    },
  })
const byCart = ({ room, said, days }: Wanted, stay: Stay = said) =>
  orderLetter({
    ...sent,
    entered: {
      items: addItem([], roomAsCartItem(room, said.adapted, days)),
      ...{ diet: anyDiet, stay },
      details: { ...guest, name, address: '', when: '', wish: '' },
    },
  })
const byContact = ({ room, said, days }: Wanted) =>
  roomLetter({
    ...sent,
    entered: { kind: 'room', ...guest, name, ...said, ...days, roomType: room.id },
  })

/** The term of a price in the cart. */
const priceOf = ({ days }: Wanted) => common.nights(nights(days))

/** What a letter says but for these terms. */
const saysBesides = (letter: Letter | undefined, ...own: string[]) =>
  letter?.facts.filter(({ term }) => !own.includes(term))

test('the same stay is the same letter by the reservation and the cart', () =>
  fc.assert(
    fc.property(stays, (wanted) => {
      const [reserved, ordered] = [byReservation(wanted), byCart(wanted)]
      expect(saysBesides(ordered, priceOf(wanted), cart.totals.delivery)).toEqual(
        saysBesides(reserved, reservations.payment.title),
      )
      for (const part of ['kind', 'ask', 'subject', 'stamp'] as const)
        expect(ordered[part]).toEqual(reserved?.[part])
      expect(byDays(ordered.stays)[0]?.rooms).toBe(byDays(reserved?.stays ?? [])[0]?.rooms)
      expect(ordered.total?.note).toBe(reserved?.total?.note)
    }),
    RUNS,
  ))

test('Contact says the same', () =>
  fc.assert(
    fc.property(stays, (wanted) => {
      expect(byContact(wanted).facts).toEqual(
        saysBesides(byReservation(wanted), reservations.payment.title),
      )
    }),
    RUNS,
  ))

test('what was not said is in no letter', () =>
  fc.assert(
    fc.property(stays, (wanted) => {
      const terms = [facts.room, facts.checkIn, facts.checkOut, facts.nights]
      const contact = [facts.name, facts.phone, facts.email]
      const own = [priceOf(wanted), cart.totals.delivery, cart.askFor]
      const said = byCart(wanted, {}).facts.map(({ term }) => term)
      expect(said.toSorted()).toEqual([...terms, ...contact, ...own].toSorted())
    }),
    RUNS,
  ))

test('a line of the cart is a stay with what else was said', () =>
  fc.assert(
    fc.property(stays, ({ room, said, days }) => {
      const [line] = addItem([], roomAsCartItem(room, said.adapted, days))
      expect(line && lineAsStay(line, said)).toMatchObject({
        ...{ ...said, ...days, roomType: room.id, rooms: 1 },
      })
    }),
    RUNS,
  ))
