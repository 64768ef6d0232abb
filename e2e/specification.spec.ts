import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/*
 * What the specification says of this one hotel and only a built page shows: the rest is in
 * app/content/specification.test.ts. Another hotel edits both files, or deletes them.
 */

const pageAt = (path: string) => readFileSync(`build/client${path}/index.html`, 'utf8')

test('the title of every page carries the name and the city', () => {
  for (const path of ['', '/rooms', '/dining', '/cart'])
    expect(pageAt(path), path).toMatch(/<title>[^<]+ \| The Surma, Sylhet<\/title>/)
})

test('search engines know the restaurant with its hours, rating, price range and cuisines', () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageAt('/dining')) ?? []
  expect(JSON.parse(data)['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Restaurant',
      name: 'Nakshi',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, bestRating: 5 },
      priceRange: '$$$',
      servesCuisine: ['Bengali', 'International', 'Fusion'],
      openingHoursSpecification: [
        expect.objectContaining({
          dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
          opens: '07:00',
          closes: '23:00',
        }),
        expect.objectContaining({
          dayOfWeek: ['Friday', 'Saturday'],
          opens: '07:00',
          closes: '00:00',
        }),
      ],
    }),
  )
})
