import { expect, test } from 'vitest'
import { PARTS, parseOptions } from './options.mjs'

test('without arguments every part runs, five times over sixteen pages, on a new build', () => {
  const options = parseOptions([])
  expect(options).toMatchObject({ parts: PARTS, runs: 5, build: true, write: false })
  expect(options.pages).toHaveLength(16)
})

test('the parts named run in the order of the bench', () => {
  expect(parseOptions(['scale', 'bytes']).parts).toEqual(['bytes', 'scale'])
})

test('pages, runs, the build and the document can be chosen', () => {
  expect(
    parseOptions(['--pages', '/,/rooms', '--runs', '1', '--no-build', '--write']),
  ).toMatchObject({ pages: ['/', '/rooms'], runs: 1, build: false, write: true })
})

test.each([
  ['speed', 'no part "speed"'],
  ['--pages=rooms', '--pages'],
  ['--runs=0', '--runs'],
  ['--runs=two', '--runs'],
  ['--fast', '--fast'],
])('%s is refused in words', (argument, words) => {
  expect(() => parseOptions([argument])).toThrow(words)
})
