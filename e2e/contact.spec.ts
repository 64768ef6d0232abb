import type { Page } from '@playwright/test'
import { formOptions, tableHours } from '#app/content/contact.ts'
import { contact } from '#app/content/hotel.ts'
import { hoursLines, serviceHours } from '#app/content/opening-hours.ts'
import { map } from '#app/content/pictures.generated/map.ts'
import { lastCheckIn, lastCheckOut } from '#app/domain/reservation.ts'
import { addDays } from '#app/domain/stay.ts'
import { contactForms, contactPage } from '#words/contact.ts'
import { driver } from '#words/driver.ts'
import { address } from '#words/hotel.ts'
import { hoursWords } from '#words/opening-hours.ts'
import { requestWords } from '#words/request.ts'
import { atHotel } from './hotel-clock.ts'
import { boxOf } from './layout.ts'
import { meetsTheStandards } from './standards.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

meetsTheStandards({
  path: '/contact',
  title: contactPage.title,
  heading: contactPage.title,
})

const sheet = (page: Page) => page.getByRole('region', { name: contactForms.label })
/** Of the form that is shown: both have a name, an e-mail and a phone. */
const field = (page: Page, label: string) => sheet(page).getByLabel(label).filter({ visible: true })
const optionsOf = (page: Page, label: string) => field(page, label).locator('option')
const send = (page: Page) => page.getByRole('button', { name: contactForms.message.submit })
const request = (page: Page) => page.getByRole('button', { name: contactForms.reservation.submit })
const messageTab = (page: Page) => page.getByRole('tab', { name: contactForms.message.title })
const reservationTab = (page: Page) =>
  page.getByRole('tab', { name: contactForms.reservation.title })
const table = (page: Page) =>
  page.getByRole('radio', { name: contactForms.reservation.kinds.table })
const room = (page: Page) => page.getByRole('radio', { name: contactForms.reservation.kinds.room })
const status = (page: Page) =>
  sheet(page)
    .getByRole('status')
    .filter({ has: page.getByRole('heading') })
const isValid = (page: Page, label: string) =>
  field(page, label).evaluate((input: HTMLInputElement) => input.validity.valid)

const MESSAGE_SENT = contactForms.message.sent
const REQUEST_RECEIVED = contactForms.reservation.sent
/** The first choice of a select, which it has before the guest makes one. */
const [roomType, lastRoomType] = [formOptions.rooms[0], formOptions.rooms.at(-1)].map(
  (choice) => choice?.value ?? '',
) as [string, string]
const [restaurant, lastRestaurant] = [
  formOptions.restaurants[0],
  formOptions.restaurants.at(-1),
].map((choice) => choice?.value ?? '') as [string, string]
const textsOf = (choices: readonly { text: string }[]) => choices.map(({ text }) => text)

const NOW = new Date('2027-06-10T05:00:00Z')
const afterMidnight = atHotel('2027-06-11', '00:10')
const aMinuteLater = new Date(NOW.valueOf() + 60_000)

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
const MESSAGE = { ...GUEST, [contactForms.message.message]: 'Is the veranda open in the rain?' }
const PERSON = { ...GUEST, [contactForms.phone]: '+880 1711 000000' }

test('gives address, phone, e-mail and all hours, and two maps of the way', async ({
  page,
  open,
}) => {
  await open('/contact')
  const main = page.getByRole('main')
  await expect(main.getByText(address.street).first()).toBeVisible()
  for (const [name, href] of [
    [contact.phone, contact.phoneHref],
    [contact.email, contact.emailHref],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)

  for (const [name, times] of [
    ...serviceHours.map((period) => [period.term, hoursWords.inFull(period)] as const),
    ...tableHours.map(
      ({ name, hours }) =>
        [
          name,
          hoursLines(hours)
            .map(({ term, value }) => `${term} ${value}`)
            .join('\n'),
        ] as const,
    ),
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: name })
    expect(await term.locator('xpath=following-sibling::dd').innerText()).toContain(times)
  }

  const way = page.getByRole('region', { name: contactPage.map.title })
  await expect(way.getByRole('img', { name: map.way.alt })).toBeVisible()
  await expect(way).toContainText(contactPage.map.directions)
  const link = way.getByRole('link', {
    name: contactPage.map.link.label,
  })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)

  await test.step('its names can be read, and a row that is chosen or pointed at sews its road', async () => {
    for (const name of Object.values(contactPage.map.places))
      await expect(way.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
    const rows = way.getByRole('group', { name: driver.arrivals.title }).getByRole('radio')
    const sewn = () =>
      way
        .locator('mask path')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility === 'visible'))
    expect(await sewn()).toEqual([true, false, false])
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    expect(await sewn()).toEqual([false, true, false])
    await way.getByText(driver.arrivals.busTerminal, { exact: true }).last().hover()
    await expect.poll(sewn).toEqual([false, false, true])
    await expect(way.locator('mask path').last()).toHaveCSS('transition-duration', '0.52s')
  })

  await test.step('answers its questions, the first open, the others by pointer and by key', async () => {
    const { title, items } = contactPage.questions
    const questions = page.getByRole('region', { name: title })
    await expect(questions.getByText(items[0].answer)).toBeVisible()
    for (const { answer } of items.slice(1)) await expect(questions.getByText(answer)).toBeHidden()
    await questions.getByText(items[1].question).click()
    await expect(questions.getByText(items[1].answer)).toBeVisible()
    await questions.getByText(items[3].question).focus()
    await page.keyboard.press('Enter')
    await expect(questions.getByText(items[3].answer)).toBeVisible()
  })
})

test.describe('The message', () => {
  test('requires name, e-mail and message; the subject is one of several, at first general; a note says that nothing is sent', async ({
    page,
    open,
  }) => {
    await open('/contact')
    for (const label of [contactForms.name, contactForms.email, contactForms.message.message])
      await expect(field(page, label)).toHaveAttribute('required')
    for (const label of [contactForms.phone, contactForms.message.subject])
      await expect(field(page, label)).not.toHaveAttribute('required')
    await expect(field(page, contactForms.message.subject)).toHaveValue('general')
    await expect(optionsOf(page, contactForms.message.subject)).toHaveText(
      textsOf(formOptions.subjects),
    )

    const note = sheet(page).getByText(contactForms.demonstration).filter({ visible: true })
    await expect(note).toHaveCount(1)
    await reservationTab(page).click()
    await expect(note).toHaveCount(1)

    await test.step('is validated by the browser alone: the first wrong field takes the focus', async () => {
      await messageTab(page).click()
      await send(page).click()
      await expect(field(page, contactForms.name)).toBeFocused()
      await fill(page, MESSAGE)
      await field(page, contactForms.email).fill('not an address')
      await send(page).click()
      await expect(field(page, contactForms.email)).toBeFocused()
      await expect(status(page)).toHaveCount(0)
      await expectAccessible(page)
    })
  })

  test('is replaced by its thanks for five seconds each time, then the form is back and empty', async ({
    page,
    open,
  }) => {
    await page.clock.install({ time: NOW })
    await open('/contact')
    await page.clock.pauseAt(aMinuteLater)
    for (let time = 0; time < 2; time++) {
      await fill(page, MESSAGE)
      await field(page, contactForms.phone).fill('12345')
      await field(page, contactForms.message.subject).selectOption('feedback')
      await send(page).click()
      await expect(status(page)).toContainText(MESSAGE_SENT.title)
      await expect(status(page)).toContainText(MESSAGE_SENT.text)
      await expect(page.getByRole('heading', { name: MESSAGE_SENT.title })).toBeFocused()
      await expect(send(page)).toHaveCount(0)

      await page.clock.runFor(4999)
      await expect(status(page)).toBeVisible()
      await page.clock.runFor(1)
      await expect(status(page)).toHaveCount(0)
      await expectValues(page, {
        [contactForms.name]: '',
        [contactForms.email]: '',
        [contactForms.phone]: '',
        [contactForms.message.message]: '',
      })
      await expectValues(page, { [contactForms.message.subject]: 'general' })
      await expect(field(page, contactForms.name)).toBeFocused()
    }
  })
})

test.describe('The reservation request', () => {
  test.beforeEach(async ({ page, open }) => {
    await page.clock.setFixedTime(NOW)
    await open('/contact')
    await reservationTab(page).click()
  })

  test('asks for a room at first, or for a table, with the options and defaults of each', async ({
    page,
  }) => {
    await expect(room(page)).toBeChecked()
    for (const label of [
      contactForms.room.checkIn,
      contactForms.room.checkOut,
      contactForms.name,
      contactForms.email,
      contactForms.phone,
    ])
      await expect(field(page, label)).toHaveAttribute('required')
    await expect(field(page, contactForms.room.roomType)).toHaveValue(roomType)
    await expect(optionsOf(page, contactForms.room.roomType)).toHaveText(textsOf(formOptions.rooms))
    await expect(field(page, contactForms.room.guests)).toHaveValue('2')
    await expect(optionsOf(page, contactForms.room.guests)).toHaveText(textsOf(formOptions.guests))
    await expect(field(page, contactForms.table.restaurant)).toHaveCount(0)

    await table(page).check()
    for (const label of [
      contactForms.table.date,
      contactForms.table.time,
      contactForms.name,
      contactForms.email,
      contactForms.phone,
    ])
      await expect(field(page, label)).toHaveAttribute('required')
    await expect(field(page, contactForms.table.restaurant)).toHaveValue(restaurant)
    await expect(optionsOf(page, contactForms.table.restaurant)).toHaveText(
      textsOf(formOptions.restaurants),
    )
    await expect(field(page, contactForms.table.partySize)).toHaveValue('2')
    await expect(optionsOf(page, contactForms.table.partySize)).toHaveText(
      textsOf(formOptions.partySizes),
    )
    await expect(field(page, contactForms.table.specialRequests)).not.toHaveAttribute('required')
    await expect(field(page, contactForms.room.checkIn)).toHaveCount(0)

    await test.step('takes the stays that the reservation takes: from today, a night at least, a year at most', async () => {
      await room(page).check()
      for (const [label, day, valid] of [
        [contactForms.room.checkIn, '2027-06-09', false],
        [contactForms.room.checkIn, lastCheckIn('2027-06-10'), true],
        [contactForms.room.checkIn, addDays(lastCheckIn('2027-06-10'), 1), false],
        [contactForms.room.checkIn, '2027-06-10', true],
        [contactForms.room.checkOut, lastCheckOut('2027-06-10'), true],
        [contactForms.room.checkOut, addDays(lastCheckOut('2027-06-10'), 1), false],
        [contactForms.room.checkOut, '2027-06-10', false],
        [contactForms.room.checkOut, '2027-06-11', true],
      ] as const) {
        await field(page, label).fill(day)
        expect(await isValid(page, label), `${label} ${day}`).toBe(valid)
      }
      await field(page, contactForms.room.checkIn).fill('2027-07-31')
      expect(await isValid(page, contactForms.room.checkOut)).toBe(false)
      await field(page, contactForms.room.checkOut).fill('2027-08-01')
      expect(await isValid(page, contactForms.room.checkOut)).toBe(true)
    })

    await test.step('checks only the part that is chosen, and keeps what is typed in the other', async () => {
      await field(page, contactForms.room.checkIn).fill('2027-06-01') // in the past: would be refused
      await table(page).check()
      await fill(page, PERSON)
      await request(page).click()
      await expect(field(page, contactForms.table.date)).toBeFocused()
      await room(page).check()
      await expect(field(page, contactForms.room.checkIn)).toHaveValue('2027-06-01')
      await request(page).click()
      await expect(field(page, contactForms.room.checkIn)).toBeFocused()
      await expect(status(page)).toHaveCount(0)
    })
  })

  test('is refused at the press for a day that has passed since it was chosen', async ({
    page,
  }) => {
    await fill(page, {
      [contactForms.room.checkIn]: '2027-06-10',
      [contactForms.room.checkOut]: '2027-06-12',
    })
    await table(page).check()
    await fill(page, {
      [contactForms.table.date]: '2027-06-10',
      [contactForms.table.time]: '23:55',
      ...PERSON,
    })
    await page.clock.setFixedTime(afterMidnight)
    for (const [kind, label] of [
      [table, contactForms.table.date],
      [room, contactForms.room.checkIn],
    ] as const) {
      await kind(page).check()
      await request(page).click()
      await expect(field(page, label)).toBeFocused()
      await expect(status(page)).toHaveCount(0)
    }
    await field(page, contactForms.room.checkIn).fill('2027-06-11')
    await request(page).click()
    await expect(status(page)).toContainText(REQUEST_RECEIVED.title)
  })

  test('is received for a room, and after five seconds the form is back with all its defaults', async ({
    page,
  }) => {
    await page.clock.resume()
    await page.clock.pauseAt(aMinuteLater)
    await table(page).check()
    await field(page, contactForms.table.time).fill('19:30')
    await field(page, contactForms.table.restaurant).selectOption(lastRestaurant)
    await field(page, contactForms.table.partySize).selectOption('7+')
    await field(page, contactForms.table.specialRequests).fill('A quiet corner')
    await room(page).check()
    await field(page, contactForms.room.roomType).selectOption(lastRoomType)
    await fill(page, {
      [contactForms.room.checkIn]: '2027-06-12',
      [contactForms.room.checkOut]: '2027-06-14',
      ...PERSON,
    })
    await request(page).click()
    await expect(status(page)).toContainText(REQUEST_RECEIVED.title)
    await expect(status(page)).toContainText(REQUEST_RECEIVED.text)
    await page.clock.runFor(5000)
    await expect(status(page)).toHaveCount(0)
    await expect(room(page)).toBeChecked()
    await expect(
      page.getByRole('heading', { name: requestWords.dear(`${PERSON[contactForms.name]}`) }),
    ).toBeFocused()
    await expectValues(page, {
      [contactForms.room.checkIn]: '',
      [contactForms.room.roomType]: roomType,
      [contactForms.name]: '',
      [contactForms.phone]: '',
    })
    await table(page).check()
    await expectValues(page, {
      [contactForms.table.time]: '',
      [contactForms.table.restaurant]: restaurant,
      [contactForms.table.partySize]: '2',
    })
    await expectValues(page, { [contactForms.table.specialRequests]: '' })
  })
})

test.describe('The two tabs', () => {
  test('keep what is typed in each and the focus that is on them, past the five seconds of the other', async ({
    page,
    open,
  }) => {
    await page.clock.install({ time: NOW })
    await open('/contact')
    await page.clock.pauseAt(aMinuteLater)
    await fill(page, MESSAGE)
    await messageTab(page).press('ArrowRight')
    await expect(reservationTab(page)).toBeFocused()
    await expect(send(page)).toHaveCount(0)
    await field(page, contactForms.room.guests).selectOption('4')
    await messageTab(page).click()
    await expect(field(page, contactForms.message.message)).toHaveValue(
      'Is the veranda open in the rain?',
    )
    await send(page).click()
    await expect(status(page)).toContainText(MESSAGE_SENT.title)
    await reservationTab(page).click()
    await expect(status(page)).toContainText(REQUEST_RECEIVED.title)
    await expect(status(page)).not.toContainText(MESSAGE_SENT.title)
    await page.clock.runFor(5000)
    await expect(request(page)).toBeVisible()
    await expect(reservationTab(page)).toBeFocused()
    await expect(field(page, contactForms.room.guests)).toHaveValue('4')
    await messageTab(page).click()
    await expect(field(page, contactForms.message.message)).toHaveValue('')
  })

  test('cover the form with the thanks at its own height, and in view', async ({ page, open }) => {
    await page.clock.install({ time: NOW })
    await open('/contact')
    await page.clock.pauseAt(aMinuteLater)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      const before = (await boxOf(sheet(page))).height
      await fill(page, MESSAGE)
      await send(page).click()
      await expect(page.getByRole('heading', { name: MESSAGE_SENT.title })).toBeInViewport()
      expect((await boxOf(sheet(page))).height).toBe(before)
      await page.clock.runFor(5000)
      await expect(send(page)).toBeVisible()
    }
  })

  test('meet WCAG 2.2 AA with a table that is refused, and with the thanks', async ({
    page,
    open,
  }) => {
    await page.setViewportSize(PHONE)
    // The check takes about as long as the thanks are shown: here that is a minute.
    await page.addInitScript(() => {
      const { setTimeout } = window
      const later = (act: () => void, ms?: number) => setTimeout(act, ms === 5000 ? 60_000 : ms)
      Object.assign(window, { setTimeout: later })
    })
    await open('/contact')
    await reservationTab(page).click()
    await table(page).check()
    await request(page).click()
    await expectAccessible(page)
    await messageTab(page).click()
    await fill(page, MESSAGE)
    await send(page).click()
    await expect(status(page)).toBeVisible()
    await expectAccessible(page)
    await expect(status(page)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both forms can be read, stay where they are, and put no name into an address', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.getByRole('tab').first()).toBeHidden()
    for (const name of [contactForms.message.title, contactForms.reservation.title])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText(contactForms.table.partySize)).toBeVisible()
    await expect(page.getByText(contactForms.withoutScript).first()).toBeVisible()
    const form = page.locator('form', { has: send(page) })
    for (const [label, text] of Object.entries(MESSAGE)) await form.getByLabel(label).fill(text)
    await send(page).click()
    await expect(send(page)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })
})
