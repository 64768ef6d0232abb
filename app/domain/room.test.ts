import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterRooms, type RoomCategory, type RoomFilter } from './room.ts'

const rooms = [
  { name: 'Standard Room', description: 'Queen bed (28 m²).', category: 'standard' },
  { name: 'Deluxe Room', description: 'Faces the tea rows.', category: 'deluxe' },
  { name: 'Executive Suite', description: 'A lounge and a desk.', category: 'suite' },
  { name: 'Garden View', description: 'Beside the standard lawn.', category: 'standard' },
] as const

const room = fc.record({
  name: fc.string({ unit: 'binary' }),
  description: fc.string({ unit: 'binary' }),
  category: fc.constantFrom<RoomCategory[]>('standard', 'deluxe', 'suite'),
})
const filter = fc.constantFrom<RoomFilter[]>('all', 'standard', 'suite')

const names = (shown: RoomFilter, search: string) =>
  filterRooms(rooms, shown, search).map((found) => found.name)

test.each([
  ['sTANDARD', ['Standard Room', 'Garden View']], // name or description, in any case
  ['xecut', ['Executive Suite']],
  ['  tea rows\n', ['Deluxe Room']], // blanks around it are ignored
  ['rows of tea', []],
  ['rows? tea', ['Deluxe Room']], // each of its words, anywhere
])('the search %j finds %j', (search, found) => {
  expect(names('all', search)).toEqual(found)
})

test('a search keeps the order and adds nothing; a category never finds more', () =>
  fc.assert(
    fc.property(fc.array(room), filter, fc.string({ unit: 'binary' }), (list, shown, search) => {
      const found = filterRooms(list, shown, search)
      const inAll = filterRooms(list, 'all', search)
      expect(found).toEqual(inAll.filter((each) => shown === 'all' || each.category === shown))
      expect(inAll).toEqual(list.filter((each) => inAll.includes(each)))
    }),
  ))
