import { findRoom } from '#app/content/rooms/index.ts'
import { momentsOf } from '#app/content/rooms/moments.ts'
import { roomTypes } from '#app/content/rooms/room-types.ts'
import { formatDay, formatPrice } from '#language'
import { atHotel } from './at-hotel.ts'
import { found, otherRoom, room } from './examples.ts'
import { boxOf } from './layout.ts'
import { CHECK_IN, CHECK_OUT, chooseDayIn, typeCard } from './reservation-form.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'
import { cart, common, inCart, linkNames, roomPage } from './words.ts'

/** A room type under another id than its room in the list, if there is one. */
const booked = roomTypes.find(({ id, roomId }) => id !== roomId) ?? otherRoom

test('Room: its tabs show one at a time; it is added and booked', async ({ page, open }) => {
  const { capacity } = found(findRoom(booked.roomId), 'the room of a type')
  await open(`/rooms/${booked.roomId}`)
  for (const [tab, words] of [
    [roomPage.tabs.overview, roomPage.typical.text(capacity)],
    [roomPage.tabs.amenities, roomPage.services[0]],
    [roomPage.tabs.policies, roomPage.policies.columns[0]],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toContainText(words)
  }
  await test.step('Add to Cart says so in a toast; Book with Details chooses its type', async () => {
    const side = page.getByRole('complementary', { name: roomPage.sideLabel })
    await side.getByRole('button', { name: roomPage.addToCart }).click()
    const toast = page.getByRole('status').filter({ hasText: inCart.room.title })
    await expect(toast).toContainText(inCart.room.text(found(findRoom(booked.roomId), 'it').name))
    await expectAccessible(page) // Policies, and the toast over it
    await page.getByRole('link', { name: roomPage.book }).click()
    await expect(typeCard(page, booked)).toBeChecked()
  })
  await test.step("every page's header leads to the room in the cart, on a phone too", async () => {
    const link = page.getByRole('banner').getByRole('link', { name: linkNames.cart.title })
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(PHONE)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.heading)
  })
})

test('Room: price and dates are in view, also beside the calendar', async ({ page, open }) => {
  // Firefox before 119
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'ariaExpanded'))
  await open(`/rooms/${room.id}`)
  await page.setViewportSize(PHONE)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const choose = page.getByRole('button', { name: roomPage.chooseDays })
  const price = page.getByText(formatPrice(room.pricePerNight), { exact: true }).first()
  await expect(choose).toBeInViewport({ ratio: 1 })
  await expect(price).toBeInViewport({ ratio: 1 })

  const [checkIn, checkOut] = [common.dates.checkIn, common.dates.checkOut]
  const calendar = (name: string) => page.getByRole('dialog', { name })
  await choose.click()
  await expect(calendar(checkIn)).toBeVisible()
  await choose.press('Enter') // it stays in reach by Shift+Tab, and chooses no day
  await expect(page.getByRole('button', { name: checkIn })).toContainText(common.dates.choose)
  for (const [field, day] of [
    [checkIn, CHECK_IN],
    [checkOut, CHECK_OUT],
  ] as const) {
    await expect(calendar(field)).toBeInViewport({ ratio: 1 })
    const fields = [checkIn, checkOut].map((name) => page.getByRole('button', { name }))
    for (const seen of fields) await expect(seen).toBeInViewport({ ratio: 1 })
    const sum = page.getByRole('status').filter({ hasText: roomPage.withoutDays })
    const { y } = await boxOf(calendar(field))
    for (const above of [...fields, sum]) expect((await boxOf(above)).bottom).toBeLessThan(y)
    await chooseDayIn(calendar(field), day)
  }
  await expect(choose).toBeHidden()
  await page.getByRole('button', { name: roomPage.addToCart }).first().click()
  await expect(page.getByText(inCart.room.title)).toBeVisible()
})

test('Room: a check-in that has passed says so and is not added', async ({ page, open }) => {
  await page.clock.install({ time: atHotel('2026-11-28', '23:50') })
  await open(`/rooms/${room.id}?from=2026-11-28&to=2026-12-02`)
  const main = page.getByRole('main')
  const passed = main.getByText(common.dates.passed(formatDay('2026-11-28')))
  const add = page.getByRole('button', { name: roomPage.addToCart }).first()
  await expect(page.getByText(common.nights(4)).filter({ visible: true }).first()).toBeVisible()
  await page.clock.fastForward('20:00')
  await expect(passed).toBeVisible()
  await add.click()
  await expect(page.getByText(roomPage.passedTitle)).toBeVisible()
})

test('Room: a picture says that it is its hour, and later no more', async ({ page, open }) => {
  const { roomId } = booked
  const { time, words } = found(momentsOf(roomId)[0], 'a picture with an hour')
  await page.clock.install({ time: atHotel('2026-11-28', time) })
  await open(`/rooms/${roomId}`)
  const mark = page.getByText(roomPage.now)
  await expect(
    page.getByRole('figure').filter({ hasText: words }).filter({ has: mark }),
  ).toBeVisible()
  await page.clock.fastForward('01:31:00')
  await expect(mark).toHaveCount(0)
})
