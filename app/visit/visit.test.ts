import { expect, test } from 'vitest'
import { anyDiet } from '#app/domain/diet.ts'
import { initialForm } from '#app/domain/reservation.ts'
import {
  emptyVisit,
  holdsMoreThanUrl,
  type VisitAction,
  visitFragment,
  visitReducer,
} from './visit.ts'

const after = (...actions: VisitAction[]) => actions.reduce(visitReducer, emptyVisit)
const said = {
  stay: { roomType: 'suite' },
  diet: { ...anyDiet, without: ['nuts'] },
  table: 9,
} as const

test('the history fills in each field that the guest has not said; a link overrides', () => {
  const stay = {
    ...({ roomType: 'suite', adults: '3' } as const),
    ...{ checkIn: '2027-01-10', checkOut: '2027-01-12' },
  }
  const old = { type: 'arrive', fields: { ...said, stay }, from: 'history' } as const
  expect(after(old)).toMatchObject({ stay, diet: said.diet, table: 9 })
  const newer = after(
    { type: 'enter', fields: { roomType: 'deluxe', adapted: true, adults: '4' } },
    { type: 'enter', fields: { adults: '2', children: '0' } },
    { type: 'say', fields: { diet: anyDiet } },
    { type: 'leaveTable', keepsDishes: true },
  )
  expect(visitReducer(newer, old)).toEqual({
    ...newer,
    stay: { ...newer.stay, checkIn: stay.checkIn, checkOut: stay.checkOut },
    saidFields: [...newer.saidFields, 'checkIn', 'checkOut'],
  })
  const arrived = { type: 'chooseCheckIn', day: '2027-01-11' } as const
  expect(after(arrived, old).stay, 'a departure goes with its arrival').toMatchObject({
    ...{ roomType: 'suite', checkIn: '2027-01-11', checkOut: null },
  })
  const sent = after({ ...old, from: 'link' }, { type: 'forgetDays' }, old)
  expect(sent.stay).toMatchObject({ adults: '3', checkIn: null, checkOut: null })
  expect(visitReducer(newer, { ...old, from: 'link' })).toMatchObject({
    ...{ stay: { ...stay, adapted: true }, diet: said.diet, table: 9 },
  })
})

test('a confirmation empties the form and knows who the guest is, whatever the history says', () => {
  const guest = { firstName: 'Ayesha', lastName: 'Rahman', email: 'a@b.example', phone: '0821' }
  const stay = { ...guest, adapted: true, specialRequests: 'A cot', agreed: true }
  const history = { type: 'arrive', fields: said, from: 'history' } as const
  const confirmed = after({ type: 'enter', fields: stay }, { type: 'resetStay' }, history)
  expect(confirmed).toMatchObject({ stay: initialForm, guest })
  const renamed = visitReducer(confirmed, { type: 'enter', fields: { email: 'c@d.example' } })
  expect(renamed).toMatchObject({
    stay: { firstName: '' },
    guest: { ...guest, email: 'c@d.example' },
  })
})

test('a visit holds more than a URL if it has words, a letter or a conversation', () => {
  const typed = { type: 'keepDraft', name: 'message', draft: { message: 'A cot' } } as const
  expect(
    [emptyVisit, after({ type: 'arrive', fields: said, from: 'link' })].map(holdsMoreThanUrl),
  ).toEqual([false, false])
  expect(holdsMoreThanUrl(after(typed))).toBe(true)
  expect(holdsMoreThanUrl(after(typed, { ...typed, draft: {} }))).toBe(false)
  expect(holdsMoreThanUrl(after({ type: 'enter', fields: { email: 'a@b.example' } }))).toBe(true)
  const letter = { type: 'keepRequest', kind: 'room', request: { reference: 'a' } } as never
  expect(holdsMoreThanUrl(after(letter))).toBe(true)
  expect(holdsMoreThanUrl(after({ type: 'say', fields: { isTalking: true } }))).toBe(true)
})

test('the link to another language takes along the visit and the anchor, or the anchor alone', () => {
  expect(visitFragment(emptyVisit, '#comparison')).toBe('#comparison')
  expect(visitFragment(after({ type: 'arrive', fields: said, from: 'link' }), '#comparison')).toBe(
    '#basket=&room=suite&without=nuts&table=9&at=comparison',
  )
})

test('a request replaces only the last of its kind', () => {
  const keep = (kind: 'room' | 'table', reference: string) =>
    ({ type: 'keepRequest', kind, request: { reference } }) as unknown as VisitAction
  const { requests } = after(keep('room', 'a'), keep('table', 'b'), keep('table', 'c'))
  expect(requests).toMatchObject({ room: { reference: 'a' }, table: { reference: 'c' } })
})

test('what a waiter was shown is forgotten only at another table or with another cart', () => {
  const to = (table: number) =>
    ({ type: 'arrive', fields: { table }, from: 'link' }) as const satisfies VisitAction
  const cart = [{ id: 'tea', type: 'food', name: 'Tea', price: 399, quantity: 1 } as never]
  const atNine = after(to(9), { type: 'replaceCart', cart }, { type: 'showOrder', cart })
  expect(visitReducer(atNine, to(9)).shown).toEqual(atNine.shown)
  expect(atNine.shown?.received).toHaveLength(1)
  for (const anew of [to(7), { type: 'replaceCart', cart: [...atNine.cart] } as const])
    expect(visitReducer(atNine, anew).shown).toBeUndefined()
})
