import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cart, setQuantity } from './cart.ts'
import { regroup } from './cart-groups.ts'

const LINES = 23
const MOST = 5
const dish = {
  name: 'Tea',
  price: 599,
  image: 'https://photos.example/tea.jpg',
  type: 'food',
  quantity: 1,
} as const
const dishes = (count: number): Cart =>
  Array.from({ length: count }, (_, i) => ({ ...dish, id: `dish ${i}` }))

test('lines are grouped in order, no group larger than asked', () => {
  const groups = regroup([], dishes(LINES), MOST)
  expect(groups.map((group) => group.length)).toEqual([5, 5, 5, 5, 3])
  expect(groups.flat()).toEqual(dishes(LINES))
})

test('a quantity or a removal changes the group of its line alone', () =>
  fc.assert(
    fc.property(fc.nat({ max: LINES - 1 }), fc.constantFrom(0, 7), (changed, quantity) => {
      const before = dishes(LINES)
      const groups = regroup([], before, MOST)
      const after = setQuantity(before, `dish ${changed}`, quantity)
      const regrouped = regroup(groups, after, MOST)
      expect(regrouped.flat()).toEqual(after)
      for (const [index, group] of groups.entries())
        if (index !== Math.floor(changed / MOST)) expect(regrouped[index]).toBe(group)
    }),
  ))

test('a group that lost all its lines keeps its place, empty', () => {
  const before = dishes(12)
  const after = before.slice(0, 5).concat(before.slice(10))
  const sizes = regroup(regroup([], before, MOST), after, MOST).map((group) => group.length)
  expect(sizes).toEqual([5, 0, 2])
})

test('lines that have come or moved are grouped anew', () => {
  const groups = regroup([], dishes(6), MOST)
  expect(regroup(groups, dishes(7), MOST).map((group) => group.length)).toEqual([5, 2])
  const reversed = dishes(6).toReversed()
  expect(regroup(groups, reversed, MOST).flat()).toEqual(reversed)
})
