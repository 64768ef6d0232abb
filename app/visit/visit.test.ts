import { expect, test } from 'vitest'
import { anyDiet } from '#app/domain/diet.ts'
import { initialForm } from '#app/domain/reservation.ts'
import { emptyVisit, holdsMore, ownFragment, type VisitAction, visitReducer } from './visit.ts'

const after = (...actions: VisitAction[]) => actions.reduce(visitReducer, emptyVisit)
const said = {
  stay: { roomType: 'suite' },
  diet: { ...anyDiet, without: ['nuts'] },
  table: 9,
} as const

test('an older URL fills in only what the guest has not said', () => {
  const old = { type: 'arrive', said, isOlder: true } as const
  expect(after(old)).toMatchObject({ stay: { roomType: 'suite' }, diet: said.diet, table: 9 })
  const newer = after(
    { type: 'enter', fields: { roomType: 'deluxe' } },
    { type: 'chooseDiet', diet: anyDiet },
    { type: 'leaveTable' },
  )
  expect(visitReducer(newer, old)).toEqual(newer)
  expect(visitReducer(after({ type: 'resetStay' }), old).stay).toEqual(initialForm)
  expect(visitReducer(newer, { ...old, isOlder: false })).toMatchObject({
    ...{ stay: { roomType: 'suite' }, diet: said.diet, table: 9 },
  })
})

test('a visit holds more than a URL if it has words, a letter or a conversation', () => {
  const typed = { type: 'keepDraft', name: 'message', draft: { message: 'A cot' } } as const
  expect([emptyVisit, after({ type: 'arrive', said, isOlder: false })].map(holdsMore)).toEqual([
    ...[false, false],
  ])
  expect(holdsMore(after(typed))).toBe(true)
  expect(holdsMore(after(typed, { ...typed, draft: {} }))).toBe(false)
  expect(holdsMore(after({ type: 'enter', fields: { email: 'a@b.example' } }))).toBe(true)
  expect(holdsMore(after({ type: 'talk', isTalking: true }))).toBe(true)
})

test('the link to another language takes along the visit and the anchor, or the anchor alone', () => {
  expect(ownFragment(emptyVisit, '#comparison')).toBe('#comparison')
  expect(ownFragment(after({ type: 'arrive', said, isOlder: false }), '#comparison')).toBe(
    '#basket=&room=suite&without=nuts&table=9&at=comparison',
  )
})

test('a request replaces the last of its kind alone', () => {
  const keep = (kind: 'room' | 'table', reference: string) =>
    ({ type: 'keepRequest', kind, request: { reference } }) as unknown as VisitAction
  const { letters } = after(keep('room', 'a'), keep('table', 'b'), keep('table', 'c'))
  expect(letters).toMatchObject({ room: { reference: 'a' }, table: { reference: 'c' } })
})
