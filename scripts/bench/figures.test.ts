import fc from 'fast-check'
import { expect, test } from 'vitest'
import { below, figure, kilobytes, median } from './figures.mjs'

test('the median is the value in the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('the median of an even count lies between the two in the middle', () => {
  expect(median([4, 1, 2, 100])).toBe(3)
})

test('the median never leaves the range of its values, and leaves them as they are', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }), (values) => {
      const before = [...values]
      const middle = median(values)
      expect(values).toEqual(before)
      return middle >= Math.min(...values) && middle <= Math.max(...values)
    }),
  ))

test('nothing has no median', () => {
  expect(() => median([])).toThrow(RangeError)
})

test('a figure misses its goal by the value, not by its rounded words', () => {
  expect(figure(250_049, kilobytes, below(250_000))).toEqual({ text: '250.0', misses: true })
  expect(figure(249_951, kilobytes, below(250_000))).toEqual({ text: '250.0', misses: false })
})

test('a figure without a goal misses none', () => {
  expect(figure(1_000_000, kilobytes)).toEqual({ text: '1000.0', misses: false })
})
