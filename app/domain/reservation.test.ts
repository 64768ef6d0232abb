import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isIsoDate } from './day.ts'
import {
  ADULTS,
  CHILDREN,
  initialForm,
  isPartyEntered,
  isSelectableCheckOut,
  lastCheckOut,
  partyOf,
  type ReservationAction,
  type ReservationEntries,
  type ReservationFields,
  reservationReducer,
  type Stay,
  splitName,
} from './reservation.ts'

const chosen = {
  checkIn: '2026-12-12',
  checkOut: '2026-12-14',
  roomType: 'deluxe',
  chosenRooms: ['deluxe'],
}
const guest = { firstName: 'Rumi', lastName: 'Roy', email: 'rumi@guest.example', phone: '1' }
const form = (part: Partial<ReservationEntries> = {}) => ({ ...initialForm, ...part })

test.each([
  ['', '', ''],
  [' Ayesha ', 'Ayesha', ''],
  ['Ayesha Binte  Rahman', 'Ayesha Binte', 'Rahman'],
])('%j is the first name %j and the last name %j', (name, firstName, lastName) =>
  expect(splitName(name)).toEqual({ firstName, lastName }),
)

test('a party has 1 to 4 adults and 0 to 3 children; at first two adults pay by card', () => {
  expect([ADULTS, CHILDREN].map((each) => each.join())).toEqual(['1,2,3,4', '0,1,2,3'])
  expect(initialForm).toMatchObject({ paymentMethod: 'credit-card', agreed: false })
  expect(partyOf(initialForm)).toEqual({ adults: '2', children: '0' })
})

test('a party is said as a whole, or not at all', () => {
  expect(isPartyEntered(initialForm)).toBe(false)
  const fields = { children: '1' } as const
  expect(reservationReducer(initialForm, { type: 'enter', fields })).toMatchObject({
    ...{ adults: '2', children: '1' },
  })
})

test('a change of name, e-mail or phone needs another check, other changes do not', () => {
  const checked = reservationReducer(form({ ...chosen, ...guest }), { type: 'passGuestCheck' })
  const isCheckedAfter = (fields: ReservationFields) =>
    reservationReducer(checked, { type: 'enter', fields }).isGuestChecked
  for (const field of ['firstName', 'lastName', 'email', 'phone'])
    expect(isCheckedAfter({ [field]: 'x' }), field).toBe(false)
  expect(isCheckedAfter({ ...guest, specialRequests: 'x' })).toBe(true)
})

test('a whole stay follows the same rules as its parts', () => {
  const enter = (stay: Stay) => reservationReducer(form(chosen), { type: 'enterStay', stay })
  expect(enter({})).toEqual(form(chosen))
  expect(enter({ checkIn: '2026-12-14' })).toEqual(
    form({ ...chosen, checkIn: '2026-12-14', checkOut: null }),
  )
  const days = { checkIn: '2026-12-20', checkOut: '2026-12-22' }
  const later = { ...days, adults: '1', children: '0', offer: 'Monsoon' } as const
  expect(enter(later)).toEqual(form({ ...chosen, ...later }))
  expect(enter({ checkIn: '2026-12-20', checkOut: '2026-12-20' }).checkOut).toBeNull()
})

test('a stay is a year long at most', () => {
  expect(lastCheckOut('2026-12-12')).toBe('2027-12-12')
  expect(isSelectableCheckOut('2027-12-12', '2026-12-12')).toEqual(true)
  expect(isSelectableCheckOut('2027-12-13', '2026-12-12')).toEqual(false)
})

const day = fc.oneof(
  fc.integer({ min: -3, max: 40 }).map((count) => addDays('2026-12-12', count)),
  fc.constantFrom('', 'soon', '2026-02-30', '+010000-12'),
)
const action = fc.oneof(
  day.map((on): ReservationAction => ({ type: 'chooseCheckIn', day: on })),
  day.map((on): ReservationAction => ({ type: 'chooseCheckOut', day: on })),
  fc
    .constantFrom('', 'deluxe', 'suite')
    .map((roomType): ReservationAction => ({ type: 'enter', fields: { roomType } })),
  fc
    .record({ checkIn: day, checkOut: day })
    .map((stay): ReservationAction => ({ type: 'enterStay', stay })),
  fc.boolean().map((agreed): ReservationAction => ({ type: 'enter', fields: { agreed } })),
  fc.string().map((email): ReservationAction => ({ type: 'enter', fields: { email } })),
)

test('whatever a guest does, the check-out stays at least a day after the check-in', () =>
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80, size: 'max' }), (actions) => {
      const { checkIn, checkOut } = actions.reduce(reservationReducer, initialForm)
      if (checkIn !== null) expect(isIsoDate(checkIn)).toBe(true)
      expect(checkOut === null || (checkIn !== null && checkOut > checkIn)).toBe(true)
    }),
  ))
