import { describe, expect, test } from 'vitest'
import { chef, privateRooms, venues } from './dining.ts'
import { menu } from './nakshi-menu.ts'
import { diningHours, hoursLines } from './opening-hours.ts'

describe('The menu at Nakshi', () => {
  const items = menu.flatMap((course) => course.items)

  test.each([
    ['Starters', 4, 14, 24],
    ['Mains', 4, 28, 36],
    ['Desserts', 3, 12, 14],
    ['Beverages', 3, 8, 10],
  ])('%s: %i items from $%i to $%i', (title, count, least, most) => {
    const prices = menu.find((course) => course.title === title)?.items.map(({ price }) => price)
    expect(prices).toHaveLength(count)
    expect(Math.min(...(prices ?? []))).toBe(least * 100)
    expect(Math.max(...(prices ?? []))).toBe(most * 100)
  })

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
  test('have their ratings and hours; the bar has no rating', () => {
    expect(
      venues.map(({ title, rating, hours }) => ({ title, rating, hours: hoursLines(hours) })),
    ).toEqual([
      {
        title: 'Nakshi',
        rating: 4.8,
        hours: [
          { term: 'Dinner, Tue-Sun', value: '5:30-10:30 PM' },
          { term: 'Monday', value: 'Closed' },
        ],
      },
      {
        title: 'Terrace Bistro',
        rating: 4.6,
        hours: [
          { term: 'Lunch, daily', value: '11:30 AM-2:30 PM' },
          { term: 'Dinner, daily', value: '6:00-9:30 PM' },
        ],
      },
      {
        title: 'Bar & Lounge',
        rating: undefined,
        hours: [{ term: 'Daily', value: '12:00 PM-12:00 AM' }],
      },
    ])
  })

  test('serve breakfast earlier on weekdays', () => {
    expect(hoursLines(diningHours.breakfast)).toEqual([
      { term: 'Weekdays, Sun-Thu', value: '6:30-10:30 AM' },
      { term: 'Weekends, Fri-Sat', value: '7:00-11:00 AM' },
    ])
  })

  test('have three private rooms for 12, 24 and 50 guests', () => {
    expect(privateRooms.map(({ name, capacity }) => `${name} ${capacity}`)).toEqual([
      'Cellar Room 12',
      'Garden Room 24',
      'Grand Salon 50',
    ])
  })

  test('no id twice', () => {
    const ids = [...venues, ...privateRooms].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the chef has awards, none older than the hotel', () => {
    expect(chef.awards.length).toBeGreaterThan(0)
    for (const { year } of chef.awards) expect(Number(year)).toBeGreaterThanOrEqual(2023)
  })
})
