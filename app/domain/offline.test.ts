import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNotFoundPage, offlinePage, pictureOfPath } from './offline.ts'

const pages = new Set(['/', '/about-us', '/rooms', '/rooms/deluxe', '/404.html', '/rooms/404.html'])

test.each([
  ['/', '/'],
  ['/rooms', '/rooms'],
  ['/rooms/', '/rooms'],
  ['/about-us/', '/about-us'],
  ['/rooms/deluxe', '/rooms/deluxe'],
  ['/ro%6fms', '/rooms'],
])('offline %s is the page %s', (path, page) => {
  expect(offlinePage(path, pages)).toEqual({ page, status: 200 })
})

test.each([
  ['/nothing', '/404.html'],
  ['/nothing/', '/404.html'],
  ['/nothing/at/all', '/404.html'],
  ['/Rooms', '/404.html'],
  ['/rooms/unknown', '/rooms/404.html'],
  ['/rooms/unknown/', '/rooms/404.html'],
  ['/rooms/two/levels', '/404.html'],
  ['/rooms//', '/404.html'],
  ['//', '/404.html'],
  ['//rooms', '/404.html'],
  ['/404', '/404.html'],
  ['/404.html', '/404.html'],
  ['/rooms/404', '/rooms/404.html'],
  ['/rooms/404.html', '/rooms/404.html'],
  ['/__proto__', '/404.html'],
])('offline %s is not there, and %s says so', (path, page) => {
  expect(offlinePage(path, pages)).toEqual({ page, status: 404 })
})

test.each([
  ['/%E0%A4%A', '/404.html'],
  ['/%', '/404.html'],
  ['/rooms/%E0%A4%A', '/rooms/404.html'],
])('escapes that cannot be decoded (%s) name no page', (path, page) => {
  expect(offlinePage(path, pages)).toEqual({ page, status: 404 })
})

test('whatever is asked for, there is a page to answer with', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => pages.has(offlinePage(path, pages).page)),
    { examples: [['']] },
  )
})

test.each([
  ['/404.html', true],
  ['/rooms/404.html', true],
  ['/rooms/404', false],
  ['/', false],
])('%s is a not-found page: %s', (path, is) => {
  expect(isNotFoundPage(path)).toBe(is)
})

test.each([
  ['/pictures/hero-home-1440.8c3deadc.avif', 'hero-home'],
  ['/pictures/hero-home-upright-639.4c681c2e.avif', 'hero-home-upright'],
  ['/pictures/room-deluxe-bed-phone-640.f393dfd0.avif', 'room-deluxe-bed'],
  ['/pictures/room-deluxe-bed-1200.f393dfd0.jpg', 'room-deluxe-bed'],
  ['/pictures/room-7-640.f393dfd0.avif', 'room-7'],
  ['/pictures/hero-home.avif', undefined],
  ['/assets/hero-home-1440.8c3deadc.avif', undefined],
  ['/pictures/', undefined],
])('%s is a file of the picture %s', (path, id) => {
  expect(pictureOfPath(path)).toBe(id)
})
