import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { formOptions } from '#app/content/contact.ts'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { driverLines } from '#app/content/driver-lines.ts'
import { timeZone } from '#app/content/hotel.ts'
import { bookingTimes } from '#app/content/policies.ts'
import { stayOffers } from '#app/content/stay-offers.ts'
import { roomLineId } from '#app/domain/cart.ts'
import { addDays } from '#app/domain/day.ts'
import { cartFragment } from '#app/domain/url.ts'
import { formatDayShort, formatPrice, formatSum } from '#language'
import { atHotel } from './at-hotel.ts'
import { allergen, dish, like, room } from './examples.ts'
import { overlap, sheetsOf } from './layout.ts'
import { NOW } from './now.ts'
import { CHECK_IN, chooseDay, forward, goToStep, stayUrl } from './reservation-form.ts'
import { expect, tabTo, test } from './test.ts'
import {
  allergenNames,
  cart,
  common,
  contactForms,
  dining,
  driver,
  offerNames,
  onlineOrder,
  requestWords,
  reservations,
} from './words.ts'

/** The restaurant that is chosen by default. */
const restaurant = `${formOptions.restaurants[0]?.text}`
const { facts, letters } = requestWords
const letter = (page: Page) => page.getByRole('region', { name: requestWords.title })
const announcement = (page: Page) =>
  page.getByRole('status').filter({ hasText: like(common.requestReady('…')) })
const reference = (page: Page) => letter(page).getByText(/^\d{6}-[A-Z]{4}$/)

/** Cuts the connection when the page has what its letter needs without one. */
async function goOffline(page: Page) {
  const hasCalendar = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const file = files.find((name) => name.includes('/download-calendar-'))
      return Boolean(file && (await import(file)))
    })
  await expect.poll(hasCalendar).toBe(true)
  await page.context().setOffline(true)
}

async function askForTable(page: Page, beforeSending = async () => {}) {
  await page.getByRole('tab', { name: contactForms.reservation.title }).click()
  await page.getByRole('radio', { name: contactForms.reservation.kinds.table }).check()
  await chooseDay(page, contactForms.table.date, '2026-12-31')
  await page.getByLabel(new RegExp(`^${contactForms.table.time}`)).fill('20:00')
  await page.getByLabel(contactForms.name).last().fill('Ayesha Rahman')
  await page.getByRole('main').getByLabel(contactForms.email).last().fill('ayesha@guest.example')
  await page.getByLabel(contactForms.phone).last().fill('+880 1711 000000')
  await beforeSending()
  await page.getByRole('button', { name: contactForms.reservation.submit }).click()
}

async function calendarEvents(page: Page) {
  const downloading = page.waitForEvent('download')
  await letter(page).getByRole('button', { name: requestWords.calendar }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^\d{6}-[A-Z]{4}\.ics$/)
  const file = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')))
  return file.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessage: /net::ERR_INTERNET_DISCONNECTED/, // a stay's code, without a connection
})

test('Letter: an offer that fits stands below every sum, never in it', async ({ page, open }) => {
  const offer = offerNames['extended-stay']
  const less = formatPrice(
    (5 * room.pricePerNight * (100 - stayOffers['extended-stay'].percent)) / 100,
  )
  const sum = page.getByText(`${common.withOffer(offer)}: ${less}`, { exact: true })
  const stay = 'from=2027-01-10&to=2027-01-15'
  await open(`/rooms/${room.id}?${stay}`)
  await expect(sum).toHaveCount(2) // on the card and in the bar of a small screen
  const days = { checkIn: '2027-01-10', checkOut: '2027-01-15' }
  await open(
    `/cart${cartFragment([{ id: roomLineId({ room: room.roomId, adapted: false, days }), quantity: 1 }])}`,
  )
  await expect(sum).toBeVisible()
  await open(`/reservations?room=${room.id}&${stay}`)
  await expect(sum).toHaveCount(2) // on the card and beside the button
  await forward(page).click()
  await expect(sum.filter({ visible: true })).toHaveCount(1) // in what is asked for
})

test('Letter: an order has its lines, allergens, delivery and total, and is there when the guest comes back', {
  tag: '@journey',
}, async ({ page, open, context }) => {
  const listed = dish.allergens.map((id) => allergenNames[id]).join(', ') || cart.allergens.none
  await open(`/cart${cartFragment([{ ...dish, quantity: 1 }])}`)
  await page.getByRole('button', { name: cart.checkOut }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await goOffline(page)
  await page.getByRole('button', { name: cart.checkout.place }).click()
  await expect(letter(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(letter(page)).toContainText(`1 × ${dish.name}`)
  await expect(letter(page)).toContainText(new RegExp(`${cart.allergens.listed}\\s*${listed}`))
  await expect(letter(page)).toContainText(formatSum(dish.price + DELIVERY_FEE))
  await expect(letter(page).getByRole('button', { name: requestWords.calendar })).toHaveCount(0)
  await expect(announcement(page)).toHaveCount(1)
  await context.setOffline(false)
  const another = cartFragment([{ ...dish, quantity: 2 }])
  await page.evaluate((hash) => location.assign(hash), another)
  await page.getByRole('button', { name: cart.clear }).click()
  await expect(page.getByRole('heading', { name: cart.empty.title })).toBeFocused()
  await test.step('the guest who comes back finds it, silent', async () => {
    await page.getByRole('link', { name: cart.empty.orderFood }).click()
    await page.getByRole('link', { name: like(onlineOrder.cart(0)) }).click()
    await expect(letter(page)).toContainText(`1 × ${dish.name}`)
    await expect(announcement(page)).toHaveCount(0)
  })
})

test('Letter: a table is asked for and copied by keyboard alone, all offline', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open(`/dining?without=${allergen}`)
  await page.getByRole('link', { name: dining.reserve }).first().click()
  await askForTable(page, () => goOffline(page))
  await test.step('it says that it was not sent, and has its hour for the calendar', async () => {
    await expect(page.getByText(contactForms.reservation.sent.title).last()).toBeInViewport()
    await expect(letter(page)).toContainText(letters.table.title(restaurant))
    await expect(letter(page), 'with the diet').toContainText(allergenNames[allergen])
    await expect(letter(page).locator('h2 + p')).toHaveText(requestWords.notSent)
    await expect(announcement(page)).toHaveCount(1)
    const [{ startDate }] = (await calendarEvents(page)) as [ICAL.Event]
    const hour = startDate.toJSDate().toLocaleString('sv', { timeZone })
    expect(hour).toBe('2026-12-31 20:00:00')
  })
  const code = await reference(page).innerText()
  await tabTo(page, requestWords.copy)
  await page.keyboard.press('Enter')
  await expect(letter(page).getByRole('status')).toHaveText(requestWords.copied)
  await test.step('the message for WhatsApp is what was copied', async () => {
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(code)
    expect(copied).toContain(`${facts.restaurant}: ${restaurant}`)
    const message = letter(page).getByRole('link', { name: requestWords.send.whatsApp })
    const href = new URL(`${await message.getAttribute('href')}`)
    expect(href.searchParams.get('text')).toBe(copied)
  })
  await expect(letter(page).getByRole('button', { name: requestWords.share })).toHaveCount(0)
})

test("Letter: 'Print' prints it alone, and once; 'Share' shares it, where the browser can", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.print = () => {} // and fires no `afterprint`
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => Reflect.set(window, 'shared', data),
    })
  })
  await page.clock.install({ time: NOW })
  await open('/contact')
  const field = (label: string) => page.getByRole('main').getByLabel(label).first()
  await field(contactForms.name).fill('Ayesha Rahman')
  await field(contactForms.email).fill('ayesha@guest.example')
  await field(contactForms.message.message).fill('Is there a cot?')
  await page.getByRole('button', { name: contactForms.message.submit }).click()
  await page.clock.fastForward(5000) // thanks cover the form
  await askForTable(page)
  const atDriver = page.getByRole('region', { name: driver.title })
  const address = page.getByText(driverLines.street, { exact: true })
  const expectPrinted = async (letters: number, addresses: number) => {
    await page.emulateMedia({ media: 'print' })
    await expect(letter(page).filter({ visible: true })).toHaveCount(letters)
    await expect(address.filter({ visible: true })).toHaveCount(addresses)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
  await expectPrinted(2, 0)
  await letter(page).first().getByRole('button', { name: requestWords.print }).click()
  await expectPrinted(1, 0)
  await atDriver.getByRole('button', { name: driver.print }).press('Enter')
  await expectPrinted(0, 1)
  await atDriver.getByRole('button', { name: driver.enlarge }).press('Enter')
  await expectPrinted(0, 1)
  await page.keyboard.press('Escape')
  await expectPrinted(2, 0)
  await letter(page).last().getByRole('button', { name: requestWords.share }).click()
  const code = await reference(page).last().innerText()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toMatchObject({
      title: `${letters.table.title(restaurant)}, ${formatDayShort('2026-12-31')}, ${code}`,
      text: expect.stringContaining(`${facts.restaurant}: ${restaurant}`),
    })
})

test('Letter: a stay is printed on one sheet with a wish, all offline', async ({
  page,
  open,
  context,
}) => {
  await open(stayUrl())
  await goOffline(page)
  await page.setViewportSize({ width: 640, height: 360 }) // as a phone on its side, or large text
  await goToStep(page, 2)
  const wish = 'A quiet corner, and a cot, please. '.repeat(3)
  await page.getByLabel(reservations.guest.specialRequests).fill(wish)
  await forward(page).click()
  await page.getByRole('checkbox').check()
  await forward(page).click()
  const toast = page.getByText(reservations.confirmed.title)
  await expect(toast).toBeVisible()
  await test.step('the toast leaves in view that nothing was sent', async () => {
    await expect(page.getByText(requestWords.notSent)).toBeInViewport({ ratio: 1 })
    expect(await overlap(toast.locator('..'), page.getByText(requestWords.notSent))).toBe(false)
  })
  await expect(letter(page)).toContainText('Ayesha Rahman')
  await expect(letter(page).getByRole('img', { name: requestWords.codes.desk })).toHaveCount(0) // its code is not loaded
  expect(await sheetsOf(page)).toBe(1)
  await test.step('the calendar minds the free cancellation', async () => {
    const events = await calendarEvents(page)
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      CHECK_IN,
      `${atHotel(addDays(CHECK_IN, -2), bookingTimes.checkIn.opens).toISOString().slice(0, 19)}Z`,
    ])
    expect(events[0]?.description).toContain(driverLines.landmark)
  })
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(letter(page)).toHaveCount(0)
})
