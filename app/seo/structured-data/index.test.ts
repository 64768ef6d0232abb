import { expect, test } from 'vitest'
import { offers } from '#app/content/offers.ts'
import { structuredData } from './index.ts'

test('search engines are told of the offers that had not ended when the site was built', () => {
  const { '@graph': graph } = structuredData({ path: '/special-offers', title: '' })
  const names = graph.flatMap((node) =>
    typeof node === 'object' && '@type' in node && node['@type'] === 'Offer' ? [node.name] : [],
  )
  const lasting = offers.filter(({ validUntil }) => !validUntil || validUntil >= __BUILD_DAY__)
  expect(names).toEqual(lasting.map(({ title }) => title))
})
