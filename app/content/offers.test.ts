import { expect, test } from 'vitest'
import { isIsoDate } from '#app/domain/stay.ts'
import { policies } from '#words/policies.ts'
import { offers, specialOffers } from './offers.ts'
import { findRoomType } from './rooms/room-types.ts'

test('six offers, each with its discount and its last day', () => {
  expect(
    offers.map(({ title, discount: { figure, words }, validUntil }) => [
      title,
      `${figure} ${words}`,
      validUntil,
    ]),
  ).toEqual([
    ['Early Bird', '15% off', null],
    ['Weekend Escape', '20% off', null],
    ['Extended Stay', '25% off', null],
    ['Summer Holiday', '$100 dining credit', '2025-09-30'],
    ['Dining Delight', '20% off dinner', '2025-12-31'],
    ['Anniversary', '10% off a suite', '2025-12-31'],
  ])
  for (const { validUntil } of offers)
    expect(validUntil === null || isIsoDate(validUntil)).toBe(true)
})

test('an offer says what it asks of the guest', () => {
  const features = (id: string) => offers.find((offer) => offer.id === id)?.features
  expect(features('early-bird')).toEqual(
    expect.arrayContaining(['Book 30 days ahead', '2-night minimum']),
  )
  expect(features('extended-stay')).toContain('5+ nights')
})

test('one offer is the popular one', () => {
  expect(offers.filter(({ isPopular }) => isPopular)).toHaveLength(1)
})

test('ids, titles and pictures are each used once, and every offer has features', () => {
  for (const field of ['id', 'title', 'image'] as const)
    expect(new Set(offers.map((offer) => offer[field])).size, field).toBe(offers.length)
  for (const { id, features } of offers) expect(features, id).not.toEqual([])
})

test('an offer that names a room type names one that can be reserved', () => {
  const named = offers.flatMap(({ roomType }) => roomType ?? [])
  expect(named).not.toEqual([])
  for (const id of named) expect(findRoomType(id), id).toBeDefined()
})

test('three steps to book', () => {
  expect(specialOffers.howToBook.steps).toHaveLength(3)
})

test('the terms say that the hotel confirms, and repeat the cancellation rule of reservations', () => {
  const terms = specialOffers.terms.items.join(' ')
  expect(terms).toContain('confirmed by the house')
  expect(terms).toContain(policies.booking.cancellation)
})
