import { expect, test } from 'vitest'
import { menu } from './nakshi-menu.ts'
import { menuCategories, orderMenu } from './order-menu.ts'
import { roomPageIds, rooms } from './rooms/index.ts'
import { roomTypes } from './rooms/room-types.ts'

test('every dish stands in a category, and every category has a dish', () => {
  expect(new Set(orderMenu.map(({ category }) => category))).toEqual(
    new Set(menuCategories.map(({ id }) => id)),
  )
})

test('no dish shares an id with a room: the cart removes by id', () => {
  const dishIds = orderMenu.map(({ id }) => id)
  const roomIds = [...roomPageIds, ...roomTypes.map(({ id }) => id), ...rooms.map(({ id }) => id)]
  expect(dishIds.filter((id) => roomIds.includes(id))).toEqual([])
})

test('every dish and every category has a description', () => {
  for (const { description } of [...orderMenu, ...menuCategories])
    expect(description).toMatch(/^[A-Z].{20,}\.$/)
})

test('on both menus a description never names an allergen that its list leaves out', () => {
  const said = {
    milk: /yoghurt|milk|cheese|ghee|butter|cream/i,
    fish: /fish|hilsa/i,
    mustard: /mustard/i,
    egg: /\begg/i,
    gluten: /batter|crumb|pancake|luchi|wheat/i,
    nuts: /nut(?!meg)|pistachio|almond|cashew/i,
  }
  const nakshi = menu.flatMap(({ items }) => items)
  for (const { name, description, allergens } of [...orderMenu, ...nakshi])
    for (const [allergen, words] of Object.entries(said))
      if (words.test(`${name} ${description.replace(/coconut/gi, '')}`))
        expect(allergens, `${name}: ${allergen}`).toContain(allergen)
})

test('dishes tagged Vegetarian are vegetarian, those tagged Gluten-Free list no gluten, and no fish is vegetarian', () => {
  for (const { id, tags, vegetarian, allergens } of menu.flatMap(({ items }) => items)) {
    if (tags.includes('vegetarian')) expect(vegetarian, id).toBe(true)
    if (tags.includes('gluten-free')) expect(allergens, id).not.toContain('gluten')
    if (tags.includes('seafood')) expect(allergens, id).toContain('fish')
  }
  for (const { id, vegetarian, allergens } of [...menu.flatMap(({ items }) => items), ...orderMenu])
    if (vegetarian) expect(allergens, id).not.toContain('fish')
})
