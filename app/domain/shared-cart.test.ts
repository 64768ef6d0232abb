import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_QUANTITY, roomLineId } from './cart.ts'
import { readFragment, readRoomLine, shortNames } from './shared-cart.ts'
import { cartFragment, sharedFragment } from './url.ts'

test('the link of a room with days holds the days, and no quantity', () => {
  const days = { checkIn: '2026-12-12', checkOut: '2026-12-16' }
  const id = roomLineId({ room: 'family-suite', adapted: false, days })
  expect(cartFragment([{ id, quantity: 2 }])).toBe(`#basket=${id}*2`)
  expect(readRoomLine(id)).toEqual({ room: 'family-suite', adapted: false, days })
  expect(readRoomLine('deluxe')).toEqual({ room: 'deluxe', adapted: false })
})

test('a shared cart tells the party and the offer only with a room, and never the form’s own stay', () => {
  const stay = { adults: '3', children: '1', offer: 'anniversary', checkIn: '2026-12-12' } as const
  const [tea, room] = [
    { id: 'tea', quantity: 1, type: 'food' },
    { id: 'deluxe', quantity: 1, type: 'room' },
  ] as const
  expect(sharedFragment([tea], { stay, table: 7 })).toBe('#basket=tea&table=7')
  expect(sharedFragment([room], { stay })).toBe(
    '#basket=deluxe&adults=3&children=1&offer=anniversary',
  )
})

test('no stay can have days that are none, or end before they begin', () => {
  for (const days of ['2026-12-16_2026-12-12', '2026-02-30_2026-03-02', '2026-12-12', ''])
    expect(readRoomLine(`deluxe_${days}`), days).toBeUndefined()
})

test.each([
  ['#menu', []],
  ['#basket=beguni*0,*3,,dalna*x', []],
  ['#basket=beguni*1000', [{ id: 'beguni', quantity: 99 }]],
  ['#basket=beguni,beguni*2', [{ id: 'beguni', quantity: 3 }]],
  [
    '#basket=beguni%2A2%2Ctea%26table%3D7',
    [
      { id: 'beguni', quantity: 2 },
      { id: 'tea', quantity: 1 },
    ],
  ],
  ['#basket=%E0%A4%A', [{ id: '%E0%A4%A', quantity: 1 }]],
])('the lines of %s are %j', (fragment, lines) => {
  expect(readFragment(fragment).lines).toEqual(lines)
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60, size: 'max' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '-1',
    '1e9',
    '99',
    'NaN',
    '%00',
    '%E0%A4%A',
    '*',
    ',',
  ),
)

test('whatever lines a fragment has, a cart can hold them', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const { lines } = readFragment(`#basket=${pairs.map((pair) => pair.join('*')).join()}`)
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      for (const { id, quantity } of lines) {
        expect(id).not.toBe('')
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true)
      }
    }),
  ))

test('at most three unknown names are shown, none longer than 24 letters or cut within one', () => {
  expect(shortNames(['moon-soup'])).toEqual(['moon-soup'])
  expect(shortNames(Array(9).fill('a'.repeat(2000)))).toEqual([
    ...Array(3).fill(`${'a'.repeat(24)}…`),
    '…',
  ])
  expect(shortNames(['ক্ষ্ম'.repeat(9)])).toEqual([`${'ক্ষ্ম'.repeat(4)}…`])
})
