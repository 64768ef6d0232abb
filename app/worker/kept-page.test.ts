import { expect, test } from 'vitest'
import { isNotFoundPage, keptPage } from './kept-page.ts'

const kept = new Set(['/', '/rooms', '/rooms/deluxe', '/404.html', '/rooms/404.html'])

test.each([
  ['/nothing', '/404.html'],
  ['/nothing/at/all', '/404.html'],
  ['/Rooms', '/404.html'],
  ['/rooms/unknown', '/rooms/404.html'],
  ['/rooms/unknown/', '/rooms/404.html'],
  ['/rooms/two/levels', '/404.html'],
  ['/rooms//', '/404.html'],
  ['//rooms', '/404.html'],
  ['/rooms/404.html', '/rooms/404.html'],
  ['/rooms/%E0%A4%A', '/rooms/404.html'],
])('%s is not found, and %s says so', (path, page) => {
  expect(keptPage(path, kept)).toEqual({ page, status: 404 })
})

test('a page is found with a slash at its end, too', () => {
  for (const path of ['/rooms/deluxe', '/rooms/deluxe/'])
    expect(keptPage(path, kept)).toEqual({ page: '/rooms/deluxe', status: 200 })
})

test.each([
  ['/404.html', true],
  ['/rooms/404.html', true],
  ['/rooms/404', false],
])('%s is a not-found page: %s', (path, is) => {
  expect(isNotFoundPage(path)).toBe(is)
})
