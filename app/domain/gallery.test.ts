import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterGallery, galleryCategories, galleryFilter, galleryFilters } from './gallery.ts'

const images = fc.array(
  fc.record({ id: fc.nat(), category: fc.constantFrom(...galleryCategories) }),
)

describe('The gallery under a tab', () => {
  test('All holds every image, in order', () => {
    fc.assert(
      fc.property(images, (list) => {
        expect(filterGallery(list, 'all')).toEqual(list)
      }),
    )
  })

  test.each(['rooms', 'dining', 'amenities', 'interior'] as const)(
    '%s holds the images of that category and no other',
    (filter) => {
      fc.assert(
        fc.property(images, (list) => {
          expect(filterGallery(list, filter)).toEqual(
            list.filter(({ category }) => category === filter),
          )
        }),
      )
    },
  )

  test('Exterior & Events holds both categories', () => {
    const list = galleryCategories.map((category) => ({ category }))
    expect(filterGallery(list, 'exterior-and-events')).toEqual([
      { category: 'exterior' },
      { category: 'events' },
    ])
  })

  test('each image is under All and exactly one other tab', () => {
    fc.assert(
      fc.property(fc.constantFrom(...galleryCategories), (category) => {
        const holding = galleryFilters.filter(
          (filter) => filterGallery([{ category }], filter).length,
        )
        expect(holding).toHaveLength(2)
        expect(holding[0]).toBe('all')
      }),
    )
  })

  test.each(galleryFilters)('%s of an empty gallery holds nothing', (filter) => {
    expect(filterGallery([], filter)).toEqual([])
  })

  test('an unknown tab holds nothing', () => {
    const list = galleryCategories.map((category) => ({ category }))
    expect(filterGallery(list, undefined)).toEqual([])
  })
})

describe('The tab that an address asks for', () => {
  test('is All where it asks for none', () => {
    expect(galleryFilter(null)).toBe('all')
  })

  test.each(galleryFilters)('is %s by its own name', (filter) => {
    expect(galleryFilter(filter)).toBe(filter)
  })

  test.each(['exterior', 'events'])('is Exterior & Events for %s', (category) => {
    expect(galleryFilter(category)).toBe('exterior-and-events')
  })

  test('is none for any other text', () => {
    const known = [...galleryFilters, ...galleryCategories] as string[]
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!known.includes(text))
        expect(galleryFilter(text)).toBeUndefined()
      }),
      { examples: [[''], ['toString'], ['__proto__'], ['ROOMS']] },
    )
  })
})
