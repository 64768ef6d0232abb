import { expect, test } from 'vitest'
import { milestones, team, values } from './about.ts'

test('the journey has its five milestones, in time order', () => {
  expect(milestones.map(({ year, title }) => `${year} ${title}`)).toEqual([
    '2023 Grand Opening',
    '2023 First Recognition',
    '2024 Dining Excellence Award',
    '2024 Expansion',
    '2025 Sustainability Initiative',
  ])
})

test('three people, each with a name, a position, a bio and a portrait of their own', () => {
  expect(team.map(({ position }) => position)).toEqual([
    'General Manager',
    'Executive Chef',
    'Guest Relations',
  ])
  for (const { name, bio } of team) expect([name, bio]).not.toContain('')
  expect(new Set(team.map(({ image }) => image)).size).toBe(3)
})

test('three values', () => {
  expect(values.map(({ title }) => title)).toEqual([
    'Exceptional Service',
    'Uncompromising Quality',
    'Continuous Innovation',
  ])
})
