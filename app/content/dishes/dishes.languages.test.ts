import { expect, test } from 'vitest'
import { roomPageIds } from '../rooms/index.ts'
import { allergenWords, notAnAllergen } from './allergen-words.ts'
import { menu } from './nakshi-menu.ts'
import { menuCategories, orderMenu } from './order-menu.ts'

const nakshi = menu.flatMap(({ items }) => items)
const dishes = [...nakshi, ...orderMenu]

test('no dish shares an id with a room: the cart removes by id', () => {
  expect(orderMenu.filter(({ id }) => roomPageIds.includes(id))).toEqual([])
})

test('every dish and every category has a description', () => {
  for (const { description } of [...dishes, ...menuCategories])
    expect(description).toMatch(/^.{18,}[.।]$/u)
})

const tellingIn = (...texts: string[]) =>
  Object.entries(allergenWords)
    .filter(([, words]) =>
      new RegExp(words.source.normalize('NFC'), words.flags).test(
        texts.join(' ').normalize('NFC').replace(notAnAllergen, ''),
      ),
    )
    .map(([allergen]) => allergen)

test('no name or description reveals an allergen that the dish does not list', () => {
  for (const { id, name, description, allergens } of dishes)
    expect(allergens, id).toEqual(expect.arrayContaining(tellingIn(name, description)))
})

test('no picture of a dish reveals an allergen that its words on a menu do not', () => {
  for (const { id, name, description, image } of dishes)
    expect(tellingIn(name, description), id).toEqual(expect.arrayContaining(tellingIn(image.alt)))
})

test('dishes tagged Vegetarian are vegetarian, those tagged Gluten-Free list no gluten, and no fish is vegetarian', () => {
  for (const { id, tags, vegetarian, allergens } of nakshi) {
    if (tags.includes('vegetarian')) expect(vegetarian, id).toBe(true)
    if (tags.includes('gluten-free')) expect(allergens.includes('gluten'), id).toBe(false)
    if (tags.includes('seafood')) expect(allergens.includes('fish'), id).toBe(true)
  }
  for (const { id, vegetarian, allergens } of dishes)
    if (vegetarian) expect(allergens.includes('fish'), id).toBe(false)
})
