import type { Page } from '@playwright/test'
import { findRoom, rooms } from '#app/content/rooms/index.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import { roomAccess } from '#words/room-access.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { found, otherRoom, room } from './examples.ts'
import { overflow } from './layout.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'

const [first, second] = [
  found(findRoom(otherRoom.listedAs), 'a room'),
  found(findRoom(room.id), 'a room'),
]

const names = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 })
const search = (page: Page) => page.getByPlaceholder(roomsPage.search.placeholder)
const listHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: roomsPage.hero.title, exact: true })

const namesOf = (category: string) =>
  rooms.filter((room) => room.category === category).map(({ name }) => name)

test('every room is listed with its price, capacity and size', async ({ page, open }) => {
  await open('/rooms')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(rooms.length)
  for (const [index, { name, pricePerNight, capacity, size }] of rooms.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name)
    await expect(card).toContainText(`${formatPrice(pricePerNight)} ${common.perNight}`)
    await expect(card.getByText(common.guests(capacity), { exact: true })).toBeVisible()
    await expect(card.getByText(size, { exact: true })).toBeVisible()
  }
  await test.step('the page ends with Ready to Book Your Stay? and Book Now', async () => {
    const ready = page.getByRole('region', { name: roomsPage.ready.title })
    const bookNow = ready.getByRole('link', { name: roomsPage.ready.button })
    await expect(bookNow).toHaveAttribute('href', '/reservations')
  })
  await test.step('the cards stand in three, two or one columns', async () => {
    for (const [width, columns] of [
      [1440, 3],
      [820, 2],
      [PHONE.width, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const lefts = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
      expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
    }
  })
})

test('the tabs show all rooms, standard rooms or suites; a deluxe room is only under all', async ({
  page,
  open,
}) => {
  await open('/rooms')
  await page.getByRole('tab', { name: roomsPage.filters.standard }).click()
  await expect(names(page)).toHaveText(namesOf('standard'))
  await page.getByRole('tab', { name: roomsPage.filters.suite }).click()
  await expect(names(page)).toHaveText(namesOf('suite'))
  await page.getByRole('tab', { name: roomsPage.filters.all }).click()
  await expect(names(page)).toHaveCount(rooms.length)

  await test.step('the search finds a part of a name, of a description or of what a card says, in any case, under the chosen tab', async () => {
    await search(page).fill(second.name.toUpperCase())
    await expect(names(page)).toHaveText([second.name])
    for (const words of [second.shortDescription.slice(3).toUpperCase(), second.size]) {
      await search(page).fill(words)
      await expect(names(page)).toHaveText([second.name])
    }
    await search(page).fill(first.description.slice(4, 40))
    await expect(names(page)).toHaveText([first.name])
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
  await test.step('whatever is searched for is only text', async () => {
    for (const text of ['<script>alert(1)</script>', '(((', '\\', '🌧️', 'x'.repeat(100_000)]) {
      await search(page).fill(text)
      await expect(page.getByRole('button', { name: roomsPage.empty.reset })).toBeVisible()
      expect(await overflow(page)).toBe(0)
      await search(page).fill('')
      await expect(names(page)).toHaveCount(rooms.length)
    }
  })
})

test('a guest in a wheelchair finds the adapted room alone; its page says what it offers, and search engines no more', async ({
  page,
  open,
}) => {
  const room = rooms.find(({ access }) => access)
  test.skip(!room, 'no room is adapted')
  const adapted = found(room, 'a room with access facts')
  await open('/rooms')
  const keywords = roomAccess.keywords.split(', ')
  for (const words of [...keywords, roomAccess.facts.stepFree, `${adapted.access?.doorWidth} cm`]) {
    await search(page).fill(words)
    await expect(names(page)).toHaveText([adapted.name])
  }
  await expect(page.getByRole('article')).toContainText(roomAccess.title)
  await expect(page.getByRole('row', { name: new RegExp(adapted.name) })).toContainText(
    roomAccess.title,
  )

  await open(`/rooms/${adapted.id}`)
  const heading = page.getByRole('heading', { name: roomAccess.title })
  const shown = await heading.locator('~ ul').getByRole('listitem').allTextContents()
  expect(shown.join()).toContain(`${adapted.access?.doorWidth} cm`)
  const [told] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graph: { amenityFeature?: { name: string; value: string }[] }[] = JSON.parse(told ?? '')[
    '@graph'
  ]
  expect(graph.flatMap(({ amenityFeature = [] }) => amenityFeature)).toMatchObject(
    shown.map((value) => ({ name: roomAccess.title, value })),
  )
  await expectAccessible(page)
})

test('View Details shows the room in place of the list, from the top; Back returns', async ({
  page,
  open,
}) => {
  await open('/rooms')
  await page.getByRole('link', { name: `${common.viewDetails}: ${second.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/rooms\\?room=${second.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await page.goBack()
  await expect(listHeading(page)).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: roomsPage.back }).click()
  await expect(listHeading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/rooms$/)
})

test('the detail shows price, size, bed, capacity and features, and leads to the booking', async ({
  page,
  open,
}) => {
  await open(`/rooms?room=${second.id}`)
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
})

for (const query of ['?room=houseboat', '?room=%00', `?room[]=${room.id}`, '?x=%E0%A4%A'])
  test(`${query} shows the list`, async ({ page, open }) => {
    await open(`/rooms${query}`)
    await expect(names(page)).toHaveCount(rooms.length)
  })

test('the pictures of a room wrap at both ends and start at the first for each room', async ({
  page,
  open,
}) => {
  await open(`/rooms?room=${second.id}`)
  const carousel = page.getByRole('region', { name: second.name })
  const current = carousel.locator('[aria-current=true]')
  const last = second.images.length
  for (const [press, shown] of [
    [common.images.previous, last],
    [common.images.next, 1],
    [common.images.slide(2), 2],
  ] as const) {
    await carousel.getByRole('button', { name: press }).click()
    await expect(current).toHaveAccessibleName(common.images.slide(shown))
  }
  await page.getByRole('link', { name: roomsPage.back }).click()
  await page.getByRole('link', { name: `${common.viewDetails}: ${first.name}` }).click()
  await expect(
    page.getByRole('region', { name: first.name }).locator('[aria-current=true]'),
  ).toHaveAccessibleName(common.images.slide(1))
})
