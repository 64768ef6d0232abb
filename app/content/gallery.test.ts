import { expect, test } from 'vitest'
import { galleryCategories } from '#app/domain/gallery.ts'
import { galleryImages } from './gallery.ts'

test.each(galleryCategories)('%s has three pictures, each of another shape', (category) => {
  const images = galleryImages.filter((image) => image.category === category)
  expect(images).toHaveLength(3)
  expect(new Set(images.map(({ shape }) => shape)).size).toBe(3)
})

test('three columns end at about the same height', () => {
  const heights = { lead: 0, tall: 1.3, wide: 0.7, square: 1 }
  const columns = [galleryImages.slice(1, 7), galleryImages.slice(7, 13), galleryImages.slice(13)]
  const ends = columns.map((column) =>
    column.reduce((sum, { shape }) => sum + heights[shape] + 0.2, 0),
  )
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.05)
})
