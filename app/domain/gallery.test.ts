import { expect, test } from 'vitest'
import { filterGallery, galleryCategories, galleryFilter, galleryFilters } from './gallery.ts'

const all = galleryCategories.map((category) => ({ category }))
const under = (filter: Parameters<typeof filterGallery>[1]) =>
  filterGallery(all, filter).map(({ category }) => category)

test('All holds every image in order, and each is in exactly one other tab', () => {
  expect(under('all')).toEqual(galleryCategories)
  expect(galleryFilters.slice(1).flatMap(under).sort()).toEqual([...galleryCategories].sort())
  expect(under('rooms')).toEqual(['rooms'])
  expect(under('exterior-and-events')).toEqual(['exterior', 'events'])
  expect(under(undefined)).toEqual([])
})

test('?category= names a tab, a category in it, or All', () => {
  expect([null, ''].map(galleryFilter)).toEqual(['all', 'all'])
  expect(galleryFilters.map(galleryFilter)).toEqual(galleryFilters)
  expect(['exterior', 'events'].map(galleryFilter)).toEqual(Array(2).fill('exterior-and-events'))
})
