import { expect, test } from 'vitest'
import { readTableCount, readTableNumber } from './table-number.ts'

test.each(['0', '100', '07', '-1', '1.5', '1e1', ' 7', '৭', '', null, '<b>7</b>'])(
  '%o is no table',
  (text) => expect(readTableNumber(text)).toBeUndefined(),
)

test('cards are printed for 1 to 60 tables', () => {
  expect(['1', '60'].map(readTableCount)).toEqual([1, 60])
  for (const count of ['0', '61', '1000000']) expect(readTableCount(count)).toBeUndefined()
})
