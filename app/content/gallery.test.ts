import { describe, expect, test } from 'vitest'
import { filterGallery, galleryCategories, galleryFilters } from '#app/domain/gallery.ts'
import { galleryImages } from './gallery.ts'

const shapesOf = (images: typeof galleryImages) => images.map(({ shape }) => shape).sort()

describe('The gallery', () => {
  test('has no id, title or picture twice', () => {
    for (const key of [
      galleryImages.map(({ id }) => id),
      galleryImages.map(({ title }) => title),
      galleryImages.map(({ image }) => image.id),
    ])
      expect(new Set(key).size).toBe(galleryImages.length)
  })

  test.each(galleryCategories)('%s has three pictures, one of each shape', (category) => {
    const images = galleryImages.filter((image) => image.category === category)
    expect(shapesOf(images)).toEqual(['square', 'tall', 'wide'])
  })

  test('three columns of six end at the same height', () => {
    for (const first of [0, 6, 12])
      expect(shapesOf(galleryImages.slice(first, first + 6))).toEqual([
        'square',
        'square',
        'tall',
        'tall',
        'wide',
        'wide',
      ])
  })

  test('has no tab without a picture', () => {
    for (const filter of galleryFilters)
      expect(filterGallery(galleryImages, filter), filter).not.toEqual([])
  })
})
