import { expect, test } from 'vitest'
import { specialOffers } from '#words/offers.ts'
import { policies } from '#words/policies.ts'
import { offers } from './offers.ts'
import { findFormRoom } from './rooms/room-types.ts'

test('exactly one offer is popular', () => {
  const popular = offers.filter(({ isPopular }) => isPopular).map(({ id }) => id)
  expect(popular, 'app/content/offers.ts: one offer has isPopular').toHaveLength(1)
})

test('an offer that names a room type names one that can be reserved', () => {
  const named = offers.flatMap(({ roomType }) => roomType ?? [])
  for (const id of named)
    expect(findFormRoom(id), `offers.ts: '${id}' is no room that can be reserved`).toBeDefined()
})

test('the terms repeat the cancellation rule of reservations', () => {
  const terms = specialOffers.terms.items.join(' ')
  expect(terms, 'en/offers.ts: repeat the rule of en/policies.ts').toContain(
    policies.booking.cancellation,
  )
})
