import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { offers } from '#app/content/offers.ts'
import { formRooms } from '#app/content/rooms/room-types.ts'
import {
  ADULTS,
  CHILDREN,
  initialForm,
  reservationReducer,
  type WantedStay,
} from '#app/domain/reservation.ts'
import { addDays, nights } from '#app/domain/stay.ts'
import { roomAsCartItem } from './cart-item.ts'
import { readStay, reservationPath, stayQuery } from './stay-link.ts'

const TODAY = '2026-11-23'
const rooms = formRooms.map(({ id }) => id)
const [type = '', other = ''] = rooms
const read = (query: string) => readStay(new URLSearchParams(query), TODAY)

test('a stay comes back from its address as it was', () =>
  fc.assert(
    fc.property(
      fc.nat({ max: 730 }),
      fc.integer({ min: 1, max: 365 }),
      fc.constantFrom(...ADULTS),
      fc.constantFrom(...CHILDREN),
      fc.constantFrom(...rooms),
      fc.constantFrom(...offers.map(({ id }) => id)),
      (days, nights, adults, children, roomType, offer) => {
        const checkIn = addDays(TODAY, days)
        const checkOut = addDays(checkIn, nights)
        const stay = { roomType, checkIn, checkOut, adults, children, offer }
        expect(read(stayQuery(stay))).toEqual(stay)
      },
    ),
  ))

test.each<[query: string, stay: WantedStay]>([
  ['from=2026-11-22&to=2026-11-25', { checkIn: '2026-11-22', checkOut: '2026-11-25' }],
  ['from=2024-11-22', {}],
  ['from=2026-11-31', {}],
  ['from=2026-12-01&to=2026-12-01', { checkIn: '2026-12-01' }],
  ['from=2026-12-01&to=2026-11-30', { checkIn: '2026-12-01' }],
  ['from=2027-01-01&to=9999-12-31', { checkIn: '2027-01-01' }],
  ['from=2028-11-22', { checkIn: '2028-11-22' }],
  ['from=2028-11-23', {}],
  ['from=9999-12-31', {}],
  ['to=2026-12-01', {}],
  ['room=houseboat', {}],
  [`room=${type}&first=${other}`, { roomType: other }],
  ...formRooms.map(
    ({ id, listedAs, isAdapted }) =>
      [`room=${isAdapted ? id : listedAs}`, { roomType: id }] satisfies [string, WantedStay],
  ),
  [`room=${other}&room=${type}`, { roomType: other }],
  ['offer=free-lunch', {}],
  ['adults=5&children=-1', {}],
  ['adults=1&children=3', { adults: '1', children: '3' }],
])('%s asks for %j', (query, stay) => {
  expect(read(query)).toEqual(stay)
})

/** Days, near and far and impossible, and text of all kinds. */
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '<img src=x>', '-1', '1e9', 'NaN', '%00'),
  fc.constantFrom('9999-12-31', '+010000-01-01', '-000001-01-01', '2027-02-30', '275760-09-13'),
  fc.integer({ min: -40, max: 2_000_000 }).map((days) => addDays(TODAY, days)),
  fc.constantFrom(...rooms, ...ADULTS, ...CHILDREN, ...offers.map(({ id }) => id)),
)
const keys = ['room', 'first', 'from', 'to', 'adults', 'children', 'offer', '__proto__']

test('whatever an address says, a stay can be entered, is less than two years away and is a year long at most', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), value)), (pairs) => {
      const stay = readStay(new URLSearchParams(pairs), TODAY)
      const form = reservationReducer(initialForm, { type: 'enterStay', stay })
      const { checkIn, checkOut, roomType, adults, children } = form
      expect(['', ...rooms]).toContain(roomType)
      expect(ADULTS).toContain(adults)
      expect(CHILDREN).toContain(children)
      if (checkIn) expect(nights(TODAY, checkIn)).toBeLessThanOrEqual(730)
      if (checkOut) expect(nights(checkIn ?? '', checkOut)).toBeLessThanOrEqual(365)
      expect(read(stayQuery(stay))).toEqual(stay)
    }),
  ))

test('what is not known is not in the address', () => {
  expect(stayQuery({})).toBe('')
  expect(stayQuery({ roomType: type, checkIn: '2026-12-01', checkOut: null })).toBe(
    `?room=${type}&from=2026-12-01`,
  )
})

test('an address is written in a browser that does not count the parts of a query', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get')
  size.mockReturnValue(undefined as unknown as number) // as Safari before 17
  expect(stayQuery({ roomType: type })).toBe(`?room=${type}`)
  size.mockRestore()
})

test('a room leads to its reservation, with the days that are chosen', () => {
  for (const { id } of formRooms) expect(reservationPath(id)).toBe(`/reservations?room=${id}`)
  expect(reservationPath('houseboat')).toBe('/reservations')
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' }
  expect(reservationPath(type, stay)).toBe(
    `/reservations?room=${type}&from=2026-12-01&to=2026-12-03`,
  )
})

test('one room is one line of the cart, whichever of its pages it came from', () => {
  for (const room of formRooms)
    expect(roomAsCartItem(room).id).toBe(room.isAdapted ? room.id : room.listedAs)
})
