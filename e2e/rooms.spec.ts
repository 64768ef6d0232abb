import type { Page } from '@playwright/test'
import { findRoom, rooms } from '#app/content/rooms/index.ts'
import { formatPrice } from '#language'
import { found, otherRoom, room } from './examples.ts'
import { expect, expectAccessible, test } from './test.ts'
import { common, roomAccess, roomsPage } from './words.ts'

const [first, second] = [
  found(findRoom(otherRoom.roomId), 'a room'),
  found(findRoom(room.id), 'a room'),
]

const names = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 })
const search = (page: Page) => page.getByPlaceholder(roomsPage.search.placeholder)

const namesOf = (category: string) =>
  rooms.filter((room) => room.category === category).map(({ name }) => name)

test('Rooms: tabs and search narrow the list; Reset Filters clears', async ({ page, open }) => {
  await open('/rooms')
  for (const category of ['standard', 'suite'] as const) {
    await page.getByRole('tab', { name: roomsPage.filters[category] }).click()
    await expect(names(page)).toHaveText(namesOf(category))
  }
  await page.getByRole('tab', { name: roomsPage.filters.all }).click()

  await test.step('the search looks under the chosen tab', async () => {
    await search(page).fill(first.description.slice(4, 40))
    await expect(names(page)).toHaveText([first.name])
    await expect(page).toHaveURL(/\?search=/)
    await page
      .getByRole('tab', {
        name: first.category === 'suite' ? roomsPage.filters.standard : roomsPage.filters.suite,
      })
      .click()
    await expect(names(page)).toHaveCount(0)
  })
  await test.step('nothing found says so, and Reset Filters clears search and tab', async () => {
    const message = roomsPage.empty.message
    await expect(page.getByRole('heading', { name: message })).toBeVisible()
    await expect(page.getByRole('status').first()).toHaveText(message)
    await expectAccessible(page)
    await page.getByRole('button', { name: roomsPage.empty.reset }).click()
    await expect(names(page)).toHaveCount(rooms.length)
    await expect(search(page)).toHaveValue('')
    await expect(page.getByRole('tab', { selected: true })).toHaveText(roomsPage.filters.all)
  })
})

test('Rooms: a guest in a wheelchair finds the adapted room alone', async ({ page, open }) => {
  const room = rooms.find(({ access }) => access)
  test.skip(!room, 'no room is adapted')
  const adapted = found(room, 'a room with access facts')
  await open('/rooms')
  for (const words of [...roomAccess.keywords.split(', '), `${adapted.access?.doorWidth} cm`]) {
    await search(page).fill(words)
    await expect(names(page)).toHaveText([adapted.name])
  }
  await expect(page.getByRole('article')).toContainText(roomAccess.title)
  await page.getByRole('link', { name: `${common.viewDetails}: ${adapted.name}` }).click()
  await page.getByRole('link', { name: roomsPage.ownPage }).click()
  await expect(page.getByRole('heading', { name: roomAccess.title })).toBeVisible()
})

test('Rooms: a room in the list leads to its booking and its page', async ({ page, open }) => {
  await open(`/rooms?category=${second.category}&room=${second.id}`)
  const side = page.getByRole('complementary', { name: roomsPage.sideLabel })
  await expect(side).toContainText(`${formatPrice(second.pricePerNight)} ${common.perNight}`)
  for (const fact of [second.size, second.bedType, second.view, common.guests(second.capacity)])
    await expect(side.getByText(fact, { exact: true })).toBeVisible()
  for (const text of [second.description, ...second.features])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(side.getByRole('link', { name: roomsPage.book })).toHaveAttribute(
    'href',
    `/reservations?room=${room.id}`,
  )
  await side.getByRole('link', { name: roomsPage.ownPage }).click()
  await expect(page).toHaveURL(new RegExp(`/rooms/${second.id}$`))
  await page.goBack()
  await page.getByRole('link', { name: roomsPage.back }).click()
  await expect(page).toHaveURL(new RegExp(`/rooms\\?category=${second.category}$`))
  await test.step('a room that nobody knows shows the list', async () => {
    await open('/rooms?room=%00&room[]=x&x=%E0%A4%A')
    await expect(names(page)).toHaveCount(rooms.length)
  })
})
