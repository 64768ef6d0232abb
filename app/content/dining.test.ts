import { describe, expect, test } from 'vitest'
import { chef, privateRooms, venues } from './dining.ts'
import { menu } from './nakshi-menu.ts'
import { established } from './site.ts'

describe('The menu', () => {
  const items = menu.flatMap((course) => course.items)

  test('prices are in whole dollars, and every dish has a tag', () => {
    for (const { name, price, tags } of items) {
      expect(price % 100, name).toBe(0)
      expect(tags, name).not.toEqual([])
    }
  })

  test('no id twice', () => {
    const ids = [...menu, ...items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('The places to eat', () => {
  test('no id twice', () => {
    const ids = [...venues, ...privateRooms].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the chef has awards, none older than the hotel', () => {
    expect(chef.awards.length).toBeGreaterThan(0)
    for (const { year } of chef.awards) expect(Number(year)).toBeGreaterThanOrEqual(established)
  })
})
