import { expect, test } from 'vitest'
import { markdownTable, missedGoals, replaceBlock } from './tables.mjs'

const table = {
  title: 'Bytes',
  note: 'In kB.',
  columns: ['Page', 'All (≤ 250)'],
  rows: [
    ['/', { text: '301.2', misses: true }],
    ['/rooms', { text: '99.0', misses: false }],
  ],
} as const

test('a table is aligned Markdown in which a missed goal is marked', () => {
  expect(markdownTable(table)).toBe(
    [
      '### Bytes',
      '',
      'In kB.',
      '',
      '| Page   | All (≤ 250) |',
      '| ------ | ----------: |',
      '| /      |     301.2 ✗ |',
      '| /rooms |        99.0 |',
    ].join('\n'),
  )
})

test('a missed goal is named by its row and column', () => {
  expect(missedGoals(table)).toEqual(['Bytes: /, All (≤ 250): 301.2'])
})

test('a block of a document is replaced, and nothing around it', () => {
  const before = 'a\n<!-- bench:load -->\nold\n<!-- /bench:load -->\nb'
  const after = replaceBlock(before, 'load', '$& new')
  expect(after).toBe('a\n<!-- bench:load -->\n\n$& new\n\n<!-- /bench:load -->\nb')
  expect(replaceBlock(after, 'load', '$& new')).toBe(after)
})

test('a document without the place is refused', () => {
  expect(() => replaceBlock('a', 'load', '')).toThrow('no place for "load"')
})
