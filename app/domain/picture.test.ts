import { expect, expectTypeOf, test } from 'vitest'
import {
  externalHosts,
  isExternal,
  type OwnPicture,
  type PictureSource,
  pictureKey,
} from './picture.ts'

const tea: OwnPicture = {
  id: 'story-tea',
  slot: 'tall',
  width: 1600,
  height: 2000,
  hash: '8bf77cd0',
  alt: 'A glass of tea',
}

test('a picture is one of our own or the address of one elsewhere', () => {
  expect(isExternal(tea)).toBe(false)
  expect(isExternal('https://photos.example/tea.jpg')).toBe(true)

  const source = tea as PictureSource
  if (isExternal(source)) expectTypeOf(source).toEqualTypeOf<`https://${string}`>()
  else expectTypeOf(source).toEqualTypeOf<OwnPicture>()
})

test('no address but an absolute https one is taken for a picture', () => {
  expectTypeOf<'https://photos.example/tea.jpg'>().toExtend<PictureSource>()
  expectTypeOf<'http://photos.example/tea.jpg'>().not.toExtend<PictureSource>()
  expectTypeOf<'//photos.example/tea.jpg'>().not.toExtend<PictureSource>()
  expectTypeOf<'story-tea'>().not.toExtend<PictureSource>()
})

test('pictures of a list are told apart by id or by address', () => {
  expect(pictureKey(tea)).toBe('story-tea')
  expect(pictureKey('https://photos.example/tea.jpg')).toBe('https://photos.example/tea.jpg')
})

test('pictures of our own need no other host', () => {
  expect(externalHosts([])).toEqual([])
  expect(externalHosts([tea, { ...tea, id: 'dish-thali' }])).toEqual([])
})

test('each host of the pictures elsewhere is named once, in alphabetical order', () => {
  const sources: PictureSource[] = [
    'https://photos.example/tea.jpg',
    tea,
    'https://faces.example:8443/1.jpg?size=96',
    'https://PHOTOS.example/pool.jpg',
  ]
  expect(externalHosts(sources)).toEqual(['faces.example:8443', 'photos.example'])
})

test.each(['https://', 'https://two words/tea.jpg'] as const)('%o is not an address', (source) => {
  expect(() => externalHosts([source])).toThrow(RangeError)
})
