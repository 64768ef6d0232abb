import { contactForms } from '#app/content/contact.ts'
import { venues } from '#app/content/dining.ts'
import { rooms } from '#app/content/rooms/index.ts'
import { timeZone } from '#app/content/site.ts'
import { clockOf } from '#app/domain/clock.ts'
import { momentAt } from '#app/domain/hours.ts'
import { addDays } from '#app/domain/stay.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import { clockChanges } from '../scripts/build-environment.mjs'
import { found, room, venueWithDayOff } from './examples.ts'
import { tabTo } from './keyboard.ts'
import { NOW } from './now.ts'
import { CHECK_IN, CHECK_OUT, chooseDay } from './reservation-form.ts'
import { expect, expectAccessibleAtBothWidths, test } from './test.ts'

test("days chosen on a room's page, where none is required, show their sum and go along to the reservation", async ({
  page,
  open,
}) => {
  await open(`/rooms/${room.id}`)
  await expect(page.getByRole('button', { name: 'Check-in date Choose a day' })).toBeVisible()
  await chooseDay(page, 'Check-in date', CHECK_IN)
  await chooseDay(page, 'Check-out date', CHECK_OUT)
  const sum = formatPrice(4 * room.pricePerNight)
  await expect(page.getByText(`4 nights: ${sum}`)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('link', { name: 'Book with Details' }).click()
  await expect(page.getByText(`4 nights in a ${room.name}: ${sum}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText(CHECK_IN)
})

test("days on a room's page are chosen and taken to the reservation by keyboard alone", async ({
  page,
  open,
}) => {
  await open(`/rooms/${room.id}`)
  for (const field of ['Check-in date', 'Check-out date']) {
    await tabTo(page, field)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: field })).toBeVisible()
    await page.keyboard.press('Enter') // the first day that can be chosen
    await expect(page.getByRole('dialog', { name: field })).toBeHidden()
  }
  await tabTo(page, 'Book with Details')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`1 night in a ${room.name}`)).toBeVisible()
})

test('an address names a stay; what makes no sense in it is ignored', async ({ page, open }) => {
  await open('/reservations?room=moon&from=2031-02-30&to=2031-03-01&adults=9&children=2')
  await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText('Choose a day')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByLabel('Adults')).toHaveValue('2')
  await expect(page.getByLabel('Children')).toHaveValue('2')
})

test('all rooms stand side by side, without script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/rooms`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + rooms.length)
  await context.close()
})

test.describe('what is open now, by the clock of the hotel', () => {
  test('a venue opens and closes by itself', async ({ page, open }) => {
    const { title, opens, closes, dayOff } = venueWithDayOff
    const [opening, closing] = [opens, closes].map((time) =>
      Date.parse(`${addDays(dayOff, -1)}T${time}Z`),
    ) as [number, number]
    const hotelClock = clockOf(clockChanges(timeZone, new Date(NOW)))
    const moment = momentAt(addDays(dayOff, -1), opens, hotelClock)
    await page.clock.install({ time: moment.valueOf() - 30_000 })
    await open('/dining')
    const place = page.getByRole('article', { name: title })
    await expect(place).toContainText(common.openNow.opensAt(opens))
    await page.clock.fastForward('01:00')
    await expect(place).toContainText(common.openNow.until(closes))
    await page.clock.fastForward(closing - opening)
    await expect(place).toContainText(common.openNow.closedNow)
    await page.clock.fastForward('12:00:00')
    await expect(place).toContainText(common.openNow.closedToday)
  })

  test('a table outside the hours of its venue gets a notice, and can still be requested', async ({
    page,
    open,
  }) => {
    await open('/contact')
    await page.getByRole('tab', { name: 'Make a Reservation' }).click()
    await page.getByRole('radio', { name: 'A table' }).check()
    const { id, title, dayOff } = venueWithDayOff
    const other = found(
      contactForms.table.restaurants.find(({ value }) => value !== id),
      'a second restaurant',
    )
    const { hours } = found(
      venues.find((venue) => venue.id === other.value),
      'its hours',
    )
    await page.getByLabel('Restaurant').selectOption(id)
    await page.getByLabel(/^Date/).fill(dayOff)
    await page.getByLabel('Time').fill(hours[0]?.opens ?? '')
    const note = page.getByText(`${title} is closed at that time.`)
    await expect(note).toBeVisible()
    await expect(page.getByRole('button', { name: 'Request Reservation' })).toBeEnabled()
    await page.getByLabel('Restaurant').selectOption(other.value)
    await expect(note).toBeHidden()
  })
})
