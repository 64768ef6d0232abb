import { describe, expect, test } from 'vitest'
import { chef } from './dining.ts'
import { menu } from './dishes/nakshi-menu.ts'
import { established } from './hotel.ts'

describe('The menu', () => {
  const items = menu.flatMap((course) => course.items)

  test('every dish has a tag', () => {
    for (const { name, tags } of items) expect(tags, name).not.toEqual([])
  })
})

describe('The places to eat', () => {
  test('the chef has awards, none older than the hotel', () => {
    expect(chef.awards.length).toBeGreaterThan(0)
    for (const { year } of chef.awards) expect(Number(year)).toBeGreaterThanOrEqual(established)
  })
})
