import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable, readTableCount } from './table-number.ts'

test('a table is a whole number from 1 to 99', () => {
  for (let table = 1; table <= 99; table++) expect(readTable(String(table))).toBe(table)
})

test.each([
  '0',
  '100',
  '07',
  '-1',
  '1.5',
  '1e1',
  ' 7',
  '7 ',
  '৭',
  '٧',
  '',
  null,
  '7,8',
  '<b>7</b>',
])('%o is no table', (text) => {
  expect(readTable(text)).toBeUndefined()
})

test('cards are printed for 1 to 60 tables', () => {
  for (let count = 1; count <= 60; count++) expect(readTableCount(String(count))).toBe(count)
  for (const count of ['0', '61', '99', '1000000']) expect(readTableCount(count)).toBeUndefined()
})

test('whatever an address says, a table is a whole number in its bounds or nothing', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
      (text) => {
        const table = readTable(text)
        return table === undefined || (Number.isInteger(table) && table >= 1 && table <= 99)
      },
    ),
  ))
