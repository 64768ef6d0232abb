import { expect, test } from 'vitest'
import { dishNames as bnNames } from '../bn/dish-names.ts'
import { menuItemWords as bnNakshi } from '../bn/nakshi-menu.ts'
import { orderMenuWords as bnOrder } from '../bn/order-menu.ts'
import { dish as bnAlts } from '../bn/pictures/dish.ts'
import { dishNames } from '../en/dish-names.ts'
import { menuItemWords } from '../en/nakshi-menu.ts'
import { orderMenuWords } from '../en/order-menu.ts'
import { dish as alts } from '../en/pictures/dish.ts'
import { roomPageIds, rooms } from '../rooms/index.ts'
import { roomTypes } from '../rooms/room-types.ts'
import { allergenTellers, notAnAllergen } from './allergen-tellers.ts'
import { menu } from './nakshi-menu.ts'
import { menuCategories, orderMenu } from './order-menu.ts'

const nakshi = menu.flatMap(({ items }) => items)

test('no dish shares an id with a room: the cart removes by id', () => {
  const dishIds = orderMenu.map(({ id }) => id)
  const roomIds = [...roomPageIds, ...roomTypes.map(({ id }) => id), ...rooms.map(({ id }) => id)]
  expect(dishIds.filter((id) => roomIds.includes(id))).toEqual([])
})

test('every dish and every category has a description', () => {
  for (const { description } of [...nakshi, ...orderMenu, ...menuCategories])
    expect(description).toMatch(/^[A-Z].{20,}\.$/)
})

const tellingIn = (...texts: string[]) =>
  Object.entries(allergenTellers)
    .filter(([, words]) =>
      new RegExp(words.source.normalize('NFC'), words.flags).test(
        texts.join(' ').normalize('NFC').replace(notAnAllergen, ''),
      ),
    )
    .map(([allergen]) => allergen)

test('no name and no description, in English or in Bengali, tells of an allergen that the list leaves out', () => {
  for (const { id, allergens } of nakshi)
    for (const { [id]: words } of [menuItemWords, bnNakshi])
      expect(allergens, id).toEqual(expect.arrayContaining(tellingIn(...Object.values(words))))
  for (const { id, allergens } of orderMenu)
    for (const { [id]: words } of [orderMenuWords, bnOrder])
      expect(allergens, id).toEqual(expect.arrayContaining(tellingIn(...Object.values(words))))
})

test('no picture of a dish tells of an allergen that neither menu lists', () => {
  for (const { id } of [...nakshi, ...orderMenu]) {
    const listed = [...nakshi, ...orderMenu].flatMap((dish) =>
      dish.id === id ? dish.allergens : [],
    )
    const told = tellingIn(dishNames[id], bnNames[id], alts[id], bnAlts[id])
    expect(listed, id).toEqual(expect.arrayContaining(told))
  }
})

test('dishes tagged Vegetarian are vegetarian, those tagged Gluten-Free list no gluten, and no fish is vegetarian', () => {
  for (const { id, tags, vegetarian, allergens } of nakshi) {
    if (tags.includes('vegetarian')) expect(vegetarian, id).toBe(true)
    if (tags.includes('gluten-free')) expect(allergens, id).not.toContain('gluten')
    if (tags.includes('seafood')) expect(allergens, id).toContain('fish')
  }
  for (const { id, vegetarian, allergens } of [...nakshi, ...orderMenu])
    if (vegetarian) expect(allergens, id).not.toContain('fish')
})
