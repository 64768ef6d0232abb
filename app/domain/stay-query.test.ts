import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADULTS, CHILDREN } from './reservation.ts'
import { addDays } from './stay.ts'
import { readStay, stayQuery } from './stay-query.ts'

const TODAY = '2026-11-23'
const read = (query: string) => readStay(new URLSearchParams(query), TODAY)

test('a stay comes back from its address as it was', () =>
  fc.assert(
    fc.property(
      fc.nat({ max: 700 }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(...ADULTS),
      fc.constantFrom(...CHILDREN),
      (days, nights, adults, children) => {
        const checkIn = addDays(TODAY, days)
        const stay = { checkIn, checkOut: addDays(checkIn, nights), adults, children }
        expect(read(stayQuery(stay))).toEqual(stay)
      },
    ),
  ))

test.each([
  ['from=2026-11-22&to=2026-11-25', {}],
  ['from=2026-11-31', {}],
  ['from=2026-12-01&to=2026-12-01', { checkIn: '2026-12-01' }],
  ['from=2026-12-01&to=2026-11-30', { checkIn: '2026-12-01' }],
  ['to=2026-12-01', {}],
  ['adults=5&children=-1', {}],
  ['adults=1&children=3', { adults: '1', children: '3' }],
])('%s asks for %j', (query, stay) => {
  expect(read(query)).toEqual(stay)
})

test('what is not known is not in the address', () => {
  expect(stayQuery({})).toBe('')
  expect(stayQuery({ room: 'deluxe', checkIn: '2026-12-01' })).toBe('?room=deluxe&from=2026-12-01')
})
