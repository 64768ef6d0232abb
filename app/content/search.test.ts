import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { searchCategories } from '#app/domain/search.ts'
import routes from '#app/routes.ts'
import { roomPageIds, rooms } from './rooms/index.ts'
import { searchEntries } from './search.ts'

const table = (await routes).map(({ path, index }) => ({ path, index })) as RouteObject[]

test('every group has an entry', () => {
  expect(new Set(searchEntries.map(({ category }) => category))).toEqual(new Set(searchCategories))
})

test.each(searchEntries)('$title leads to a page of the site', ({ url }) => {
  const match = matchRoutes(table, url)?.at(-1)
  expect(match?.route.path, url).not.toBe('*')
  if (match?.params.id)
    expect(roomPageIds, `app/content/search.ts leads to ${url}: no such room.`).toContain(
      match.params.id,
    )
})

test('an entry for a room leads to the room of that name', () => {
  for (const { title, url } of searchEntries.filter(({ category }) => category === 'rooms'))
    expect(`/rooms/${rooms.find(({ name }) => name === title)?.id}`).toBe(url)
})

test('every description is one short line', () => {
  for (const { title, description } of searchEntries)
    expect(description, `the description of '${title}' in en/search.ts`).toMatch(/^\S.{0,42}\S$/)
})
