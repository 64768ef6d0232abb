import { expect, test } from 'vitest'
import { filterGallery, galleryCategories, galleryFilters } from '#app/domain/gallery.ts'
import { galleryImages } from './gallery.ts'

const shapesOf = (images: typeof galleryImages) => images.map(({ shape }) => shape).sort()

test.each(galleryCategories)('%s has three pictures, one of each shape', (category) => {
  const images = galleryImages.filter((image) => image.category === category)
  expect(shapesOf(images)).toEqual(['square', 'tall', 'wide'])
})

test('three columns of six end at the same height, and no tab is empty', () => {
  for (const first of [0, 6, 12])
    expect(shapesOf(galleryImages.slice(first, first + 6)).join()).toBe(
      'square,square,tall,tall,wide,wide',
    )
  for (const filter of galleryFilters)
    expect(filterGallery(galleryImages, filter), filter).not.toEqual([])
})
