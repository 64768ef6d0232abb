import { formOptions } from '#app/content/contact.ts'
import { privateRooms, venues } from '#app/content/dining.ts'
import { timeZone } from '#app/content/hotel.ts'
import { rooms } from '#app/content/rooms/index.ts'
import { findUnlistedRoom } from '#app/content/rooms/room-types.ts'
import { clockOf } from '#app/domain/clock.ts'
import { momentAt } from '#app/domain/hours.ts'
import { addDays } from '#app/domain/stay.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import { clockChanges } from '../scripts/build/environment.mjs'
import { found, room, venueWithDayOff } from './examples.ts'
import { tabTo } from './keyboard.ts'
import { NOW } from './now.ts'
import {
  CHECK_IN,
  CHECK_OUT,
  chooseDay,
  fillStepTwo,
  forward,
  stayAddress,
  typeCard,
} from './reservation-form.ts'
import { expect, expectAccessibleAtBothWidths, hydrated, test } from './test.ts'

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
  await test.step('they are in the address, beside the tab, so a reload and the other language have them', async () => {
    await page.getByRole('tab', { name: 'Policies' }).click()
    await expect(page).toHaveURL(/from=.*&to=.*&tab=policies/)
    await page.reload()
    await hydrated(page)
    await expect(page.getByText(`4 nights: ${sum}`)).toBeVisible()
  })
  await page.getByRole('link', { name: 'Book with Details' }).click()
  await expect(page.getByText(`4 nights in a ${room.name}: ${sum}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText(CHECK_IN)
})

test('a room that no type books is asked for as the first choice, from the list and from its page', async ({
  page,
  open,
}) => {
  const { id, name } = found(
    rooms.find((one) => findUnlistedRoom(one.id)),
    'a room that no type books',
  )
  const box = page.getByRole('checkbox', { name: `First choice: ${name}` })
  await open(`/rooms?room=${id}`)
  await page.getByRole('link', { name: 'Book This Room' }).click()
  await expect(box).toBeChecked()
  await open(`/rooms/${id}`)
  const link = page.getByRole('link', { name: 'Book with Details' })
  await expect(link).toHaveAttribute('href', `/reservations?first=${id}`)
  await open(`${stayAddress()}&first=${id}`)
  await expect(typeCard(page, room)).toBeChecked()
  await expectAccessibleAtBothWidths(page)
  const edge = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(edge, 'scrolls sideways').toBeLessThanOrEqual(0)
  await box.uncheck()
  await box.check()
  await forward(page).click()
  await expect(page.getByLabel('Special requests')).toHaveAttribute('placeholder', new RegExp(name))
  await fillStepTwo(page)
  await forward(page).click()
  await expect(page.getByRole('main')).toContainText(`First choice${name}`)
  await page.getByRole('checkbox').check()
  await forward(page).click()
  const card = page.getByRole('region', { name: 'Your request' })
  await expect(card).toContainText(`First choice${name}`)
  for (const [draft, words] of [
    ['Write on WhatsApp', `First choice: ${name}`],
    ['Write an e-mail', `${name}, otherwise ${room.name}: $`],
  ] as const)
    await expect(card.getByRole('link', { name: draft })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(words)),
    )
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

test('each way to reserve a table opens the request for one, with the place and the party in it', async ({
  page,
  open,
}) => {
  const card = page.getByRole('region', { name: /^Your request/ })
  const firstChoice = page.getByRole('checkbox', { name: 'First choice' })
  const [bookable, bar, hall] = [
    formOptions.restaurants.at(-1)?.text,
    venues.find(({ isBookable }) => !isBookable)?.title,
    privateRooms.at(-1)?.name,
  ]
  await page.clock.setFixedTime(new Date('2027-06-10T05:00:00Z'))
  await open('/dining')
  for (const [name = '', chosen, party] of [
    [bookable, bookable, '2'],
    [bar, undefined, '2'],
    [hall, undefined, '7+'],
  ] as const)
    await test.step(name, async () => {
      await page.getByRole('link', { name: `Reserve a Table at ${name}` }).click()
      await expect(page.getByRole('radio', { name: 'A table' })).toBeChecked()
      await expect(page.getByLabel('Party size')).toHaveValue(party)
      if (chosen) await expect(page.getByLabel('Restaurant')).toContainText(chosen)
      else await expect(firstChoice).toHaveAccessibleName(new RegExp(`First choice: ${name}`))
      await expect(firstChoice).toHaveCount(chosen ? 0 : 1)
      await expect(page.getByRole('button', { name: 'Request Reservation' })).toBeVisible()
      if (name !== hall) await page.goBack()
    })
  await expectAccessibleAtBothWidths(page)
  await expect(page.getByLabel('Special requests')).toHaveAttribute('placeholder', /How many/)
  await page.getByLabel(/^Date/).fill('2027-06-12')
  await page.getByLabel('Time').fill('03:00')
  await expect(page.getByText('is closed at that time')).toHaveCount(0) // a private room has no hours
  for (const [label, text] of [
    ['Name', 'Ayesha Rahman'],
    ['E-mail', 'ayesha@guest.example'],
    ['Phone', '+880 1711 000000'],
  ] as const)
    await page.getByLabel(label).last().fill(text)
  await page.getByRole('button', { name: 'Request Reservation' }).click()
  await expect(card).toContainText(`First choice${hall}`)
  await expect(card).toHaveAccessibleName(new RegExp(`${hall}`))

  await test.step('a place that nobody knows is no place', async () => {
    await open('/contact?table=moon')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Contact Us')
  })
})

test.describe('what is open now, by the clock of the hotel', () => {
  test('a venue opens and closes by itself', async ({ page, open }) => {
    const { title, opens, closes, dayOff } = venueWithDayOff()
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
    const { id, title, dayOff } = venueWithDayOff()
    const other = found(
      formOptions.restaurants.find(({ value }) => value !== id),
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
