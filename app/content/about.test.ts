import { expect, test } from 'vitest'
import { milestones, team } from './about.ts'
import { established } from './hotel.ts'

test('the milestones are in time order, from the year in which the hotel opened', () => {
  const years = milestones.map(({ year }) => year)
  expect(years, 'app/content/about.ts: put the milestones in order').toEqual([...years].sort())
  expect(years[0], 'app/content/about.ts: the first milestone is `established` in hotel.ts').toBe(
    established,
  )
})

test('each person has a name, a position, a bio and a portrait of their own', () => {
  for (const { name, position, bio } of team) expect([name, position, bio]).not.toContain('')
  expect(new Set(team.map(({ image }) => image)).size).toBe(team.length)
})
