import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartFragment, stayLineId } from './cart.ts'
import {
  readPlace,
  readRoomLine,
  readSharedCart,
  readSharedTable,
  shortNames,
} from './cart-link.ts'

const line = fc.record({
  id: fc.stringMatching(/^[a-z][a-z0-9_-]{0,30}$/),
  quantity: fc.integer({ min: 1, max: 99 }),
})

test('a cart comes back from its link as it was, with its table', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { selector: ({ id }) => id }),
      fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
      (lines, table) => {
        const fragment = cartFragment(lines, table)
        expect(readSharedCart(fragment)).toEqual(lines)
        expect(readSharedTable(fragment)).toBe(table)
      },
    ),
  ))

test('the link of a room with days holds the days, and no quantity beside them', () => {
  const stay = { checkIn: '2026-12-12', checkOut: '2026-12-16' }
  const id = stayLineId('family-suite', stay)
  expect(cartFragment([{ id, quantity: 4, stay }])).toBe(`#basket=${id}`)
  expect(readRoomLine(id)).toEqual({ room: 'family-suite', stay })
  expect(readRoomLine('deluxe')).toEqual({ room: 'deluxe' })
})

test.each([
  '2026-12-16_2026-12-12',
  '2026-02-30_2026-03-02',
  '2026-12-12_9999-12-31',
  '2026-12-12',
  '',
])('the days %o are none that a stay can have', (days) =>
  expect(readRoomLine(`deluxe_${days}`)).toBeUndefined(),
)

test('a link whose commas and stars were percent-encoded is read', () => {
  const read = readSharedCart('#basket=beguni%2A2%2Cdeluxe%26table%3D7')
  expect(read).toEqual([
    { id: 'beguni', quantity: 2 },
    { id: 'deluxe', quantity: 1 },
  ])
  expect(readSharedTable('#basket=beguni%2A2%26table%3D7')).toBe(7)
})

test('of unknown names three are told at most, none longer than 24 letters', () => {
  expect(shortNames(['moon-soup'])).toEqual(['moon-soup'])
  expect(shortNames(Array(9).fill('a'.repeat(2000)))).toEqual([
    ...Array(3).fill(`${'a'.repeat(24)}…`),
    '…',
  ])
})

test.each([
  ['', []],
  ['#menu', []],
  ['#basket=', []],
  ['#basket=beguni*0,*3,,dalna*x', []],
  ['#basket=beguni*1000', [{ id: 'beguni', quantity: 99 }]],
  ['#basket=beguni,beguni*2', [{ id: 'beguni', quantity: 3 }]],
  ['#basket=%E0%A4%A', [{ id: '%E0%A4%A', quantity: 1 }]],
])('%s is read as %j', (fragment, lines) => {
  expect(readSharedCart(fragment)).toEqual(lines)
})

test('any fragment is read without an error, into quantities and tables that can be', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const table = readSharedTable(`#basket=a&table=${text}`)
      expect(table === undefined || (Number.isInteger(table) && table > 0 && table < 100)).toBe(
        true,
      )
      for (const { id, quantity } of readSharedCart(`#basket=${text}`)) {
        expect(id).not.toBe('')
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(99)
      }
    }),
  ))
test("a guest's own cart names the place that it leaves; a shared one names none", () => {
  const lines = [{ id: 'beguni', quantity: 2 }]
  const own = cartFragment(lines, 7, 'cancellation')
  expect([readSharedCart(own), readSharedTable(own), readPlace(own)]).toEqual([
    lines,
    7,
    'cancellation',
  ])
  expect(readPlace(cartFragment(lines, undefined, ''))).toBe('')
  expect(readPlace(cartFragment(lines, 7))).toBeUndefined()
})

test('a name of a link is cut between characters as a reader sees them', () => {
  expect(shortNames(['ক্ষ্ম'.repeat(9)])).toEqual([`${'ক্ষ্ম'.repeat(4)}…`])
})
