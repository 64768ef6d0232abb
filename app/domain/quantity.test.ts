import { expect, test } from 'vitest'
import { parseQuantity } from './quantity.ts'

test.each([
  [' 12 ', 12],
  ['১২', 12],
  ['+4', 4],
  ['2.7', 2],
  ['-2', 0],
  ['1e999', 99],
  ['9'.repeat(10_000), 99],
  ['', null],
  ['3 teas', null],
  ['0x10', null],
  ['1,5', null],
  ['Infinity', null],
])('a guest who types %o means %o', (typed, meant) => {
  expect(parseQuantity(typed)).toBe(meant)
})
