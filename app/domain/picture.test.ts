import { expect, expectTypeOf, test } from 'vitest'
import { externalHosts, isExternal, type PictureSource } from './picture.ts'

test.each([
  ['https://photos.example/tea.jpg', true],
  ['tea-garden', false],
  ['http://photos.example/tea.jpg', false],
  ['//photos.example/tea.jpg', false],
  ['a-https://', false],
  ['', false],
])('%o counts as a picture elsewhere: %o', (source, expected) => {
  expect(isExternal(source)).toBe(expected)
})

test('what is not elsewhere is one of the named ids', () => {
  const source = 'tea' as PictureSource<'tea' | 'pool'>
  if (isExternal(source)) expectTypeOf(source).toEqualTypeOf<`https://${string}`>()
  else expectTypeOf(source).toEqualTypeOf<'tea' | 'pool'>()
})

test('pictures of our own need no other host', () => {
  expect(externalHosts([])).toEqual([])
  expect(externalHosts(['hero-home', 'dish-thali'])).toEqual([])
})

test('each host of the pictures elsewhere is named once, in alphabetical order', () => {
  const sources = [
    'https://photos.example/tea.jpg',
    'hero-home',
    'https://faces.example:8443/1.jpg?size=96',
    'https://PHOTOS.example/pool.jpg',
  ]
  expect(externalHosts(sources)).toEqual(['faces.example:8443', 'photos.example'])
})

test.each(['https://', 'https://two words/tea.jpg'])('%o is not an address', (source) => {
  expect(() => externalHosts([source])).toThrow(RangeError)
})
