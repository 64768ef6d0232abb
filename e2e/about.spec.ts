import { team } from '#app/content/about.ts'
import { about } from '#words/about.ts'
import { addressesOf } from './examples.ts'
import { meetsTheStandards } from './standards.ts'
import { expect, test } from './test.ts'

for (const path of addressesOf('about'))
  meetsTheStandards({
    path,
    title: about.hero.title,
    heading: about.hero.title,
    canonical: '/about',
  })

test('each person of the team has a name, a position, a bio and a portrait that loads', async ({
  page,
  open,
}) => {
  await open('/about')
  const people = page.getByRole('region', { name: about.team.title }).getByRole('listitem')
  await expect(people).toHaveCount(team.length)
  for (const [index, { name, position, bio }] of team.entries()) {
    const person = people.nth(index)
    await expect(person.getByRole('heading', { level: 3 })).toHaveText(name)
    await expect(person).toContainText(position)
    await expect(person).toContainText(bio)
    const portrait = person.getByRole('img')
    await portrait.scrollIntoViewIfNeeded()
    await expect(portrait).toHaveAccessibleName(/./)
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0)
  }
})
