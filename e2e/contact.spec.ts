import type { Page } from '@playwright/test'
import { formOptions } from '#app/content/contact.ts'
import { privateRooms, venues } from '#app/content/places.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { formatDay } from '#language'
import { atHotel } from './at-hotel.ts'
import { like } from './examples.ts'
import { boxOf, overflow } from './layout.ts'
import { chooseDay } from './reservation-form.ts'
import { expect, test } from './test.ts'
import { common, contactForms, contactPage, driver, requestWords } from './words.ts'

/** The focus moves to the letter a frame after the press. */
const A_FRAME_MS = 20
const letterHeading = (page: Page) => page.getByRole('heading', { name: requestWords.title })

const sheet = (page: Page) => page.getByRole('region', { name: contactForms.label })
/** A field of the visible form: both have a name, an e-mail and a phone. */
const field = (page: Page, label: string) => sheet(page).getByLabel(label).filter({ visible: true })
const send = (page: Page) => page.getByRole('button', { name: contactForms.message.submit })
const request = (page: Page) => page.getByRole('button', { name: contactForms.reservation.submit })
const reservationTab = (page: Page) =>
  page.getByRole('tab', { name: contactForms.reservation.title })
const table = (page: Page) =>
  page.getByRole('radio', { name: contactForms.reservation.kinds.table })
const room = (page: Page) => page.getByRole('radio', { name: contactForms.reservation.kinds.room })
const status = (page: Page) =>
  sheet(page)
    .getByRole('status')
    .filter({ has: page.getByRole('heading') })
const { checkIn, checkOut } = common.dates
/** The button of a day, which says the day that was chosen. */
const day = (page: Page, label: string) =>
  sheet(page).getByRole('button', { name: label }).filter({ visible: true })
const expectDay = (page: Page, label: string, chosen: IsoDate | '') =>
  expect(day(page, label)).toContainText(chosen ? formatDay(chosen) : common.dates.choose)
/** Where a press leads that finds a day missing or over. */
async function expectAskedFor(page: Page, label: string) {
  await expect(day(page, label)).toBeFocused()
  await expect(day(page, label)).toHaveAccessibleDescription(/./)
  await expect(status(page)).toHaveCount(0)
}

const roomType = formOptions.rooms[0]?.value ?? ''
const restaurant = formOptions.restaurants[0]?.value ?? ''

const JUNE_10 = new Date('2027-06-10T05:00:00Z')
const aMinuteLater = new Date(JUNE_10.valueOf() + 60_000)

async function fill(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
}
async function expectValues(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await expect(field(page, label)).toHaveValue(value)
}
const GUEST = {
  [contactForms.name]: 'Ayesha Rahman',
  [contactForms.email]: 'ayesha@guest.example',
}
const MESSAGE = { ...GUEST, [contactForms.message.message]: `See ${'x'.repeat(300)}` }
const person = [contactForms.name, contactForms.email, contactForms.phone]
const PERSON = { ...GUEST, [contactForms.phone]: '+880 1711 000000' }

test('Contact: an arrival that is chosen draws its road over the map', async ({ page, open }) => {
  await open('/contact')
  const way = page.getByRole('region', { name: contactPage.map.title })
  const rows = way.getByRole('group', { name: driver.arrivals.title }).getByRole('radio')
  const sewn = () =>
    way
      .locator('mask path')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility === 'visible'))
  await expect.poll(sewn).toEqual([true, false, false])
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(sewn).toEqual([false, true, false])
  await way.getByText(driver.arrivals.busTerminal, { exact: true }).last().hover()
  await expect.poll(sewn).toEqual([false, false, true])
  await expect(way.locator('mask path').last()).toHaveCSS('transition-duration', '0.52s')
})

test('Contact: after a message thanks cover the form for five seconds; then it returns, with the guest alone', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.clock.install({ time: JUNE_10 })
  await open('/contact')
  await page.clock.pauseAt(aMinuteLater)
  await expect(
    sheet(page).getByText(contactForms.demonstration).filter({ visible: true }),
  ).toHaveCount(1)
  await test.step('the browser checks it first', async () => {
    const { name, email, phone, message } = contactForms
    for (const label of [name, email, message.message])
      await expect(field(page, label)).toHaveAttribute('required')
    for (const label of [phone, message.subject])
      await expect(field(page, label)).not.toHaveAttribute('required')
    await send(page).click()
    await expect(field(page, name)).toBeFocused()
    await fill(page, { ...MESSAGE, [phone]: '12345', [email]: 'not an address' })
    await send(page).click()
    await expect(field(page, email)).toBeFocused()
    await expect(status(page)).toHaveCount(0)
  })
  await fill(page, GUEST)
  await field(page, contactForms.message.subject).selectOption('feedback')
  await send(page).click()
  await expect(status(page)).toContainText(contactForms.message.sent.text)
  await page.clock.runFor(A_FRAME_MS)
  await expect(letterHeading(page)).toBeFocused()
  expect(await overflow(page), 'a long address in a message').toBe(0)
  const { y, height } = await boxOf(sheet(page))
  const thanks = await boxOf(status(page))
  expect(y + height - thanks.y - thanks.height, 'no void beneath').toBeLessThan(4)
  await expect(send(page)).toHaveCount(0)
  await page.clock.runFor(4999 - A_FRAME_MS)
  await expect(status(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(status(page)).toHaveCount(0)
  await expectValues(page, {
    ...GUEST,
    [contactForms.message.message]: '',
    [contactForms.message.subject]: 'general',
  })
  await expect(letterHeading(page)).toBeFocused()
})

test('Contact: a request is for a room or a table; that part is checked', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(JUNE_10)
  await open('/contact')
  await reservationTab(page).click()
  await expect(room(page)).toBeChecked()
  await expect(field(page, contactForms.room.roomType)).toHaveValue(roomType)
  await expect(field(page, contactForms.room.guests)).toHaveValue('2')
  await expect(field(page, contactForms.table.restaurant)).toHaveCount(0)
  for (const label of person) await expect(field(page, label)).toHaveAttribute('required')
  for (const label of [checkIn, checkOut])
    await expect(day(page, label)).toHaveAccessibleName(new RegExp(common.dates.required))
  await table(page).check()
  await expect(field(page, contactForms.table.restaurant)).toHaveValue(restaurant)
  await expect(field(page, contactForms.table.partySize)).toHaveValue('2')
  await expect(day(page, checkIn)).toHaveCount(0)
  await expect(field(page, contactForms.table.time)).toHaveAttribute('required')
  await expect(field(page, contactForms.table.specialRequests)).not.toHaveAttribute('required')

  await test.step('the other part keeps what was typed, unchecked', async () => {
    await room(page).check()
    await chooseDay(page, checkIn, '2027-06-12')
    await page.keyboard.press('Escape')
    await table(page).check()
    await fill(page, PERSON)
    await request(page).click()
    await expectAskedFor(page, contactForms.table.date)
    await room(page).check()
    await expectDay(page, checkIn, '2027-06-12')
    await request(page).click()
    await expectAskedFor(page, checkOut)
  })
  await test.step('a number that is none gets our words after those of the browser', async () => {
    const number = field(page, contactForms.howMany)
    await chooseDay(page, checkOut, '2027-06-14')
    await field(page, contactForms.room.guests).selectOption('5+')
    await number.fill('seven')
    await request(page).click()
    await expect(number).toBeFocused()
    await expect(number).toHaveAccessibleDescription(new RegExp(`${contactForms.numberHint}$`))
  })
})

test('Contact: a time that has passed is noted and can be sent', async ({ page, open }) => {
  const { date, time, past, closed } = contactForms.table
  await page.clock.install({ time: atHotel('2027-06-10', '21:00') })
  await open(`/contact?venue=${venues[0]?.id}`)
  await chooseDay(page, date, '2027-06-10')
  await fill(page, { [time]: '20:59' })
  await expect(sheet(page).getByText(past)).toBeVisible()
  await fill(page, { [time]: '21:10' })
  await expect(sheet(page).getByText(past)).toHaveCount(0)
  await test.step('an hour at which nobody cooks is noted, too', async () => {
    await chooseDay(page, date, '2027-06-12')
    await fill(page, { [time]: '05:00' })
    await expect(sheet(page).getByText(like(closed(venues[0]?.name ?? '', ['…'])))).toBeVisible()
  })
  await open(`/contact?venue=${privateRooms[0]?.id}`)
  await chooseDay(page, date, '2027-06-10')
  await fill(page, { [time]: '21:10' })
  await page.clock.runFor('11:00')
  await expect(sheet(page).getByText(past)).toBeVisible()
  await fill(page, { ...PERSON, [contactForms.table.partySize]: '৯' })
  await request(page).click()
  await expect(status(page)).toContainText(contactForms.reservation.sent.title)
  await expect(page.getByRole('status').getByText(contactForms.demonstration)).toBeVisible()
  const letter = page.getByRole('region', { name: new RegExp(`${privateRooms[0]?.name}`) })
  await expect(letter).toContainText(`${requestWords.facts.partySize}9`)
  await page.clock.runFor(5000)
  await expectDay(page, date, '')
  await expectValues(page, { ...PERSON, [time]: '', [contactForms.table.partySize]: '' })
})
