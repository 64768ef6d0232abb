import { findRoomPage, rooms } from '#app/content/rooms/index.ts'
import { roomTypes } from '#app/content/rooms/room-types.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import { pageTitle } from '#words/hotel.ts'
import { roomPage } from '#words/room-page.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { found, otherRoom, room } from './examples.ts'
import { boxOf } from './layout.ts'
import { CHECK_IN, CHECK_OUT, chooseDayIn, typeCard } from './reservation-form.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'

/** A room type under another id than its room in the list, if there is one. */
const booked = roomTypes.find(({ id, listedAs }) => id !== listedAs) ?? otherRoom

test('Overview, Amenities and Policies show one at a time', async ({ page, open }) => {
  await open(`/rooms/${room.id}`)
  const panel = page.getByRole('tabpanel')
  for (const [tab, words] of [
    [roomPage.tabs.overview, [roomPage.typical.text(room.capacity)]],
    [roomPage.tabs.amenities, [...roomPage.amenities, ...roomPage.services]],
    [
      roomPage.tabs.policies,
      [...roomPage.policies.map(({ value }) => value), roomPage.policiesNote],
    ],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(panel).toHaveCount(1)
    for (const each of words) await expect(panel).toContainText(each)
    if (tab !== roomPage.tabs.overview) await expectAccessible(page)
  }
})

test('the facts of every room are said to be those of a typical one, with a way to its own', async ({
  page,
  open,
}) => {
  const { id, name, size, capacity } = found(rooms.at(-1), 'a room')
  await open(`/rooms/${id}`)
  await expect(page.getByRole('figure').getByText(size)).toBeVisible()
  await expect(page.getByText(roomPage.typical.text(capacity))).toBeVisible()
  await page.getByRole('link', { name: roomPage.typical.link }).click()
  const comparison = page.getByRole('heading', { name: roomsPage.comparison.title })
  await expect(comparison).toBeInViewport()
  await expect(comparison).toBeFocused()

  await test.step('from there a choice in the list does not return to it', async () => {
    const search = page.getByPlaceholder(roomsPage.search.placeholder)
    await search.fill('suite')
    await expect(page).toHaveURL(/\/rooms\?search=suite$/)
    await expect(search).toBeInViewport()
  })
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(size)
})

test('on a phone price and dates stand in the first screen; the calendar covers neither days nor sum', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  await open(`/rooms/${room.id}`)
  const choose = page.getByRole('button', { name: roomPage.chooseDates })
  const price = page.getByText(formatPrice(room.pricePerNight), { exact: true }).first()
  await expect(choose).toBeInViewport({ ratio: 1 })
  await expect(price).toBeInViewport({ ratio: 1 })

  for (const [field, day] of [
    [common.dates.checkIn, CHECK_IN],
    [common.dates.checkOut, CHECK_OUT],
  ] as const) {
    await choose.click()
    const calendar = page.getByRole('dialog', { name: field })
    await expect(calendar).toBeInViewport({ ratio: 1 })
    for (const seen of [common.dates.checkIn, common.dates.checkOut]) {
      const button = page.getByRole('button', { name: seen })
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await boxOf(button)).bottom).toBeLessThan((await boxOf(calendar)).y)
    }
    const sum = page.getByRole('status').filter({ hasText: roomPage.withoutDays })
    expect((await boxOf(sum)).bottom).toBeLessThan((await boxOf(calendar)).y)
    await chooseDayIn(calendar, day)
  }
  await expect(choose).toBeHidden()
  await page.getByRole('button', { name: roomPage.addToCart }).first().click()
  await expect(page.getByText(roomPage.added.title)).toBeVisible()
})

test('Add to Cart says so in a toast that names the room', async ({ page, open }) => {
  const { id, name, pricePerNight, capacity } = found(rooms.at(-1), 'a room')
  await open(`/rooms/${id}`)
  const side = page.getByRole('complementary', { name: roomPage.sideLabel })
  await expect(side).toContainText(`${formatPrice(pricePerNight)} ${common.perNight}`)
  await expect(side).toContainText(roomPage.maxPeople(capacity))
  await side.getByRole('button', { name: roomPage.addToCart }).click()
  const toast = page.getByRole('status').filter({ hasText: roomPage.added.title })
  await expect(toast).toContainText(roomPage.added.text(name))
  await expectAccessible(page)
})

test('Book with Details leads to the reservation with the room type chosen', async ({
  page,
  open,
}) => {
  await open(`/rooms/${booked.listedAs}`)
  await page.getByRole('link', { name: roomPage.book }).click()
  await expect(typeCard(page, booked)).toBeChecked()
})

test('shows why to book direct and up to three other rooms, never the one shown', async ({
  page,
}) => {
  for (const id of new Set([room.id, booked.id, booked.listedAs, rooms.at(-1)?.id ?? ''])) {
    await page.goto(`/rooms/${id}`)
    await expect(page.getByRole('heading', { name: roomPage.whyTitle })).toBeVisible()
    const links = await page
      .getByRole('region', { name: roomPage.otherRooms })
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.length).toBeGreaterThan(0)
    expect(links.length).toBeLessThanOrEqual(3)
    for (const href of links) {
      const other = findRoomPage(href?.split('/').at(-1) ?? '')
      expect(other?.listedAs).not.toBe(findRoomPage(id)?.listedAs)
    }
  }
})

test("an unknown id answers 404 with 'Room not found' and a way to all rooms", async ({
  page,
  request,
  open,
}) => {
  for (const id of ['houseboat', room.id.toUpperCase(), '404', `${room.id}%20`]) {
    const response = await request.get(`/rooms/${id}`)
    expect(response.status(), id).toBe(404)
    expect(await response.text(), id).toContain(roomPage.notFound.title)
  }
  await open(`/rooms/${room.id.toUpperCase()}`)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: roomPage.notFound.title })).toBeVisible()
  await expect(alert).toContainText(roomPage.notFound.text)
  await expect(page).toHaveTitle(pageTitle(roomPage.notFound.title))
  await alert.getByRole('link', { name: roomPage.notFound.link }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(roomsPage.hero.title)
})
