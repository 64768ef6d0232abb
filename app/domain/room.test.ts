import { expect, test } from 'vitest'
import { filterRooms } from './room.ts'

const rooms = [
  { name: 'Standard Room', description: 'Queen bed (28 m²).', category: 'standard' },
  { name: 'Deluxe Room', description: 'Faces the tea rows.', category: 'deluxe' },
  { name: 'Executive Suite', description: 'A lounge and a desk.', category: 'suite' },
  { name: 'Garden View', description: 'Beside the standard lawn.', category: 'standard' },
] as const

test.each([
  ['sTANDARD', ['Standard Room', 'Garden View']], // name or description, in any case
  ['xecut', ['Executive Suite']],
  ['  tea rows\n', ['Deluxe Room']], // blanks around it are ignored
  ['rows of tea', []],
  ['rows? tea', ['Deluxe Room']], // each of its words, anywhere
])('the search %j finds %j', (search, found) => {
  expect(filterRooms(rooms, 'all', search).map(({ name }) => name)).toEqual(found)
})
