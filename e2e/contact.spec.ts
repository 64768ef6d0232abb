import type { Page } from '@playwright/test'
import { meetsTheStandards } from './standards.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

meetsTheStandards({ path: '/contact', title: 'Contact', heading: 'Contact' })

const sheet = (page: Page) => page.getByRole('region', { name: 'Write to us' })
/** Of the form that is shown: both have a name, an e-mail and a phone. */
const field = (page: Page, label: string) => sheet(page).getByLabel(label).filter({ visible: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const request = (page: Page) => page.getByRole('button', { name: 'Request Reservation' })
const messageTab = (page: Page) => page.getByRole('tab', { name: 'Contact Us' })
const reservationTab = (page: Page) => page.getByRole('tab', { name: 'Make a Reservation' })
const status = (page: Page) => sheet(page).getByRole('status').filter({ hasText: '!' })
const isValid = (page: Page, label: string) =>
  field(page, label).evaluate((input: HTMLInputElement) => input.validity.valid)

const MESSAGE_SENT = {
  title: 'Message Sent Successfully!',
  text: "Thank you for reaching out to us. We'll get back to you shortly.",
}
const REQUEST_RECEIVED = {
  title: 'Reservation Request Received!',
  text: "We'll confirm your reservation details shortly via email or phone.",
}

async function fillMessage(page: Page) {
  await expect(send(page)).toBeVisible()
  await field(page, 'Name').fill('Ayesha Rahman')
  await field(page, 'E-mail').fill('ayesha@guest.example')
  await field(page, 'Message').fill('Is the veranda open in the rain?')
}

async function fillPerson(page: Page) {
  await expect(request(page)).toBeVisible()
  await field(page, 'Name').fill('Ayesha Rahman')
  await field(page, 'E-mail').fill('ayesha@guest.example')
  await field(page, 'Phone').fill('+880 1711 000000')
}

/** The days of a test are its own: the clock of the page stands at 10 June 2027, in Sylhet. */
const NOW = new Date('2027-06-10T05:00:00Z')

test.describe('the house', () => {
  test('is reached by phone, by mail and by the desk at any hour', async ({ page, open }) => {
    await open('/contact')
    const main = page.getByRole('main')
    await expect(main.getByText('14 Surma Bank Road')).toBeVisible()
    await expect(main.getByRole('link', { name: '+880 821 555 0100' })).toHaveAttribute(
      'href',
      'tel:+8808215550100',
    )
    await expect(main.getByRole('link', { name: 'hello@thesurma.example' })).toHaveAttribute(
      'href',
      'mailto:hello@thesurma.example',
    )
  })

  test('says its hours and those of its tables, a line for each', async ({ page, open }) => {
    await open('/contact')
    for (const [name, time] of [
      ['Front desk', '24 hours'],
      ['Concierge', '7:00 AM to 11:00 PM'],
      ['Room service', '6:00 AM to 12:00 AM'],
      ['Breakfast', 'Weekdays 6:30-10:30 AM\nWeekends 7:00-11:00 AM'],
      ['Nakshi', 'Dinner, Tue-Sun 5:30-10:30 PM\nMonday Closed'],
      ['Terrace Bistro', 'Lunch, daily 11:30 AM-2:30 PM\nDinner, daily 6:00-9:30 PM'],
      ['Bar & Lounge', 'Daily 12:00 PM-12:00 AM'],
    ] as const) {
      const term = page.getByRole('term').filter({ hasText: name })
      expect(await term.locator('xpath=following-sibling::dd').innerText()).toBe(time)
    }
  })

  test('is on a drawn map, in words, and on a street map in a new tab', async ({ page, open }) => {
    await open('/contact')
    const way = page.getByRole('region', { name: 'The way here' })
    await expect(way.getByRole('img', { name: /^Drawn map of Sylhet/ })).toBeVisible()
    await expect(way).toContainText('on the north bank, east of Keane Bridge')
    const link = way.getByRole('link', { name: /OpenStreetMap.*new tab/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    expect(new URL((await link.getAttribute('href')) ?? '').host).toBe('www.openstreetmap.org')
  })

  test('answers what guests ask most, one open at first, by pointer and by key', async ({
    page,
    open,
  }) => {
    await open('/contact')
    const answers = page.getByRole('region', { name: 'Before you ask' })
    await expect(answers.getByText('the front desk is open 24 hours')).toBeVisible()
    const cancellation = answers.getByText('Fully refundable until 48 hours before arrival.')
    await expect(cancellation).toBeHidden()
    await answers.getByText('What if I must cancel a room?').click()
    await expect(cancellation).toBeVisible()
    await answers.getByText('And a table?').focus()
    await page.keyboard.press('Enter')
    await expect(answers.getByText('24 hours’ notice')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the message', () => {
  test('needs name, e-mail and message, and nothing else', async ({ page, open }) => {
    await open('/contact')
    for (const label of ['Name', 'E-mail', 'Message'])
      await expect(field(page, label)).toHaveAttribute('required')
    for (const label of ['Phone', 'Subject'])
      await expect(field(page, label)).not.toHaveAttribute('required')
    await expect(field(page, 'Subject')).toHaveValue('general')
    expect(
      await field(page, 'Subject')
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['general', 'reservation', 'feedback', 'other'])
  })

  test('is checked by the browser alone: what is missing or ill-formed takes the focus', async ({
    page,
    open,
  }) => {
    await open('/contact')
    await send(page).click()
    await expect(field(page, 'Name')).toBeFocused()
    await fillMessage(page)
    await field(page, 'E-mail').fill('not an address')
    await send(page).click()
    await expect(field(page, 'E-mail')).toBeFocused()
    await expect(status(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  test('gives way for five seconds, then the form is back and empty', async ({ page, open }) => {
    await page.clock.install({ time: NOW })
    await open('/contact')
    await page.clock.pauseAt(new Date(NOW.valueOf() + 60_000))
    await fillMessage(page)
    await field(page, 'Phone').fill('12345')
    await field(page, 'Subject').selectOption('feedback')
    await send(page).click()

    await expect(status(page)).toContainText(MESSAGE_SENT.title)
    await expect(status(page)).toContainText(MESSAGE_SENT.text)
    await expect(page.getByRole('heading', { name: MESSAGE_SENT.title })).toBeFocused()
    await expect(send(page)).toHaveCount(0)

    await page.clock.runFor(4999)
    await expect(status(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(status(page)).toHaveCount(0)
    for (const label of ['Name', 'E-mail', 'Phone', 'Message'])
      await expect(field(page, label)).toHaveValue('')
    await expect(field(page, 'Subject')).toHaveValue('general')
    await expect(field(page, 'Name')).toBeFocused()
  })

  test('is thanked a second time for five seconds of its own', async ({ page, open }) => {
    await page.clock.install({ time: NOW })
    await open('/contact')
    await page.clock.pauseAt(new Date(NOW.valueOf() + 60_000))
    for (let time = 0; time < 2; time++) {
      await fillMessage(page)
      await send(page).click()
      await page.clock.runFor(4999)
      await expect(status(page)).toBeVisible()
      await page.clock.runFor(1)
      await expect(status(page)).toHaveCount(0)
    }
  })

  test('leaves the focus alone when it is elsewhere after five seconds', async ({ page, open }) => {
    await page.clock.install({ time: NOW })
    await open('/contact')
    await page.clock.pauseAt(new Date(NOW.valueOf() + 60_000))
    await fillMessage(page)
    await send(page).click()
    const phone = page.getByRole('main').getByRole('link', { name: '+880 821 555 0100' })
    await phone.focus()
    await page.clock.runFor(5000)
    await expect(status(page)).toHaveCount(0)
    await expect(phone).toBeFocused()
  })

  test('says beside its button that nothing is sent', async ({ page, open }) => {
    await open('/contact')
    const note = sheet(page).getByText('This is a demonstration: nothing is sent.')
    await expect(note.filter({ visible: true })).toHaveCount(1)
    await reservationTab(page).click()
    await expect(note.filter({ visible: true })).toHaveCount(1)
  })

  test('may hold anything: it is kept as text and the sheet keeps its width', async ({
    page,
    open,
  }) => {
    await open('/contact')
    const hostile = `<img src=x onerror=alert(1)> \u202eabc\u202c 👩‍👩‍👧 ${'x'.repeat(100_000)}`
    await field(page, 'Name').fill(hostile)
    await field(page, 'Message').fill(hostile)
    await field(page, 'E-mail').fill('ayesha@guest.example')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await send(page).click()
    await expect(status(page)).toContainText(MESSAGE_SENT.title)
    await expect(sheet(page).locator('img')).toHaveCount(0)
  })
})

test.describe('the reservation request', () => {
  test.beforeEach(async ({ page, open }) => {
    await page.clock.setFixedTime(NOW)
    await open('/contact')
    await reservationTab(page).click()
  })

  test('asks for a room at first: dates, room type standard, two guests', async ({ page }) => {
    await expect(page.getByRole('radio', { name: 'A room' })).toBeChecked()
    for (const label of ['Check-in date', 'Check-out date', 'Name', 'E-mail', 'Phone'])
      await expect(field(page, label)).toHaveAttribute('required')
    await expect(field(page, 'Room type')).toHaveValue('standard')
    expect(
      await field(page, 'Room type')
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['standard', 'superior', 'deluxe', 'executive', 'family'])
    await expect(field(page, 'Guests')).toHaveValue('2')
    await expect(field(page, 'Guests').locator('option')).toHaveText(['1', '2', '3', '4', '5+'])
    await expect(field(page, 'Restaurant')).toBeHidden()
  })

  test('asks for a table when told so: date, time, Nakshi, a party of two', async ({ page }) => {
    await page.getByRole('radio', { name: 'A table' }).check()
    for (const label of ['Date', 'Time', 'Name', 'E-mail', 'Phone'])
      await expect(field(page, label)).toHaveAttribute('required')
    await expect(field(page, 'Restaurant')).toHaveValue('nakshi')
    await expect(field(page, 'Restaurant').locator('option')).toHaveText([
      'Nakshi',
      'Terrace Bistro',
    ])
    await expect(field(page, 'Party size')).toHaveValue('2')
    await expect(field(page, 'Party size').locator('option')).toHaveText([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7+',
    ])
    await expect(field(page, 'Special requests')).not.toHaveAttribute('required')
    await expect(field(page, 'Check-in date')).toBeHidden()
  })

  test('no check-in before today, and a check-out the day after it at the earliest', async ({
    page,
  }) => {
    await field(page, 'Check-in date').fill('2027-06-09')
    expect(await isValid(page, 'Check-in date')).toBe(false)
    await field(page, 'Check-in date').fill('2027-06-10')
    expect(await isValid(page, 'Check-in date')).toBe(true)
    await field(page, 'Check-out date').fill('2027-06-10')
    expect(await isValid(page, 'Check-out date')).toBe(false)
    await field(page, 'Check-out date').fill('2027-06-11')
    expect(await isValid(page, 'Check-out date')).toBe(true)
    await field(page, 'Check-in date').fill('2027-07-31')
    expect(await isValid(page, 'Check-out date')).toBe(false)
    await field(page, 'Check-out date').fill('2027-08-01')
    expect(await isValid(page, 'Check-out date')).toBe(true)
  })

  test('takes any date a field can hold', async ({ page }) => {
    for (const day of ['9999-12-31', '0001-01-01', '275760-09-13', '']) {
      await field(page, 'Check-in date').fill(day)
      await expect(field(page, 'Check-out date')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/)
    }
  })

  test('checks only the part that is asked for, and keeps what is typed in the other', async ({
    page,
  }) => {
    await field(page, 'Check-in date').fill('2027-06-01') // in the past: would be refused
    await page.getByRole('radio', { name: 'A table' }).check()
    await fillPerson(page)
    await request(page).click()
    await expect(field(page, 'Date')).toBeFocused()
    await page.getByRole('radio', { name: 'A room' }).check()
    await expect(field(page, 'Check-in date')).toHaveValue('2027-06-01')
    await request(page).click()
    await expect(field(page, 'Check-in date')).toBeFocused()
    await expect(status(page)).toHaveCount(0)
  })

  test('for a room is received', async ({ page }) => {
    await field(page, 'Check-in date').fill('2027-06-12')
    await field(page, 'Check-out date').fill('2027-06-14')
    await fillPerson(page)
    await request(page).click()
    await expect(status(page)).toContainText(REQUEST_RECEIVED.title)
    await expect(status(page)).toContainText(REQUEST_RECEIVED.text)
    await expect(page.getByRole('heading', { name: REQUEST_RECEIVED.title })).toBeFocused()
  })

  test('for a table is received', async ({ page }) => {
    await page.getByRole('radio', { name: 'A table' }).check()
    await field(page, 'Date').fill('2027-06-12')
    await field(page, 'Time').fill('19:30')
    await fillPerson(page)
    await request(page).click()
    await expect(status(page)).toContainText(REQUEST_RECEIVED.title)
  })

  test('is back with all its defaults after five seconds', async ({ page }) => {
    await page.clock.resume()
    await page.clock.pauseAt(new Date(NOW.valueOf() + 60_000))
    await field(page, 'Check-in date').fill('2027-06-12')
    await field(page, 'Room type').selectOption('family')
    await page.getByRole('radio', { name: 'A table' }).check()
    await field(page, 'Date').fill('2027-06-12')
    await field(page, 'Time').fill('19:30')
    await field(page, 'Restaurant').selectOption('terrace-bistro')
    await field(page, 'Party size').selectOption('7+')
    await field(page, 'Special requests').fill('A quiet corner')
    await fillPerson(page)
    await request(page).click()
    await page.clock.runFor(5000)
    await expect(status(page)).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'A room' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'A room' })).toBeFocused()
    await expect(field(page, 'Check-in date')).toHaveValue('')
    await expect(field(page, 'Room type')).toHaveValue('standard')
    for (const label of ['Name', 'E-mail', 'Phone'])
      await expect(field(page, label)).toHaveValue('')
    await page.getByRole('radio', { name: 'A table' }).check()
    await expect(field(page, 'Time')).toHaveValue('')
    await expect(field(page, 'Restaurant')).toHaveValue('nakshi')
    await expect(field(page, 'Party size')).toHaveValue('2')
    await expect(field(page, 'Special requests')).toHaveValue('')
  })

  test('is made by keys alone', async ({ page }) => {
    await reservationTab(page).focus()
    await page.keyboard.press('Tab') // the panel
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'A room' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'A table' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('06122027')
    await field(page, 'Time').focus()
    await page.keyboard.type('0730PM')
    await field(page, 'Name').focus()
    await page.keyboard.type('Ayesha')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ayesha@guest.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('01711000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: REQUEST_RECEIVED.title })).toBeFocused()
  })
})

test.describe('the two tabs', () => {
  test('each keeps what is typed while the other is looked at', async ({ page, open }) => {
    await open('/contact')
    await fillMessage(page)
    await messageTab(page).press('ArrowRight')
    await expect(reservationTab(page)).toBeFocused()
    await expect(send(page)).toHaveCount(0)
    await field(page, 'Guests').selectOption('5+')
    await messageTab(page).click()
    await expect(field(page, 'Message')).toHaveValue('Is the veranda open in the rain?')
    await reservationTab(page).click()
    await expect(field(page, 'Guests')).toHaveValue('5+')
  })

  test('share the five seconds: either shows its own message while they last', async ({
    page,
    open,
  }) => {
    await page.clock.install({ time: NOW })
    await open('/contact')
    await page.clock.pauseAt(new Date(NOW.valueOf() + 60_000))
    await reservationTab(page).click()
    await field(page, 'Guests').selectOption('4')
    await messageTab(page).click()
    await fillMessage(page)
    await send(page).click()
    await reservationTab(page).click()
    await expect(status(page)).toContainText(REQUEST_RECEIVED.title)
    await expect(status(page)).not.toContainText(MESSAGE_SENT.title)
    await expect(reservationTab(page)).toBeFocused()
    await messageTab(page).click()
    await expect(status(page)).toContainText(MESSAGE_SENT.title)
    await reservationTab(page).click()
    await page.clock.runFor(5000)
    await expect(request(page)).toBeVisible()
    await expect(reservationTab(page)).toBeFocused()
    await expect(field(page, 'Guests')).toHaveValue('4') // what was not sent is not emptied
    await messageTab(page).click()
    await expect(field(page, 'Message')).toHaveValue('')
  })

  for (const viewport of [DESKTOP, PHONE])
    test(`are WCAG 2.2 AA in every state at ${viewport.width} px`, async ({ page, open }) => {
      await page.setViewportSize(viewport)
      // The check takes about as long as the message is shown: here that is a minute.
      await page.addInitScript(() => {
        const { setTimeout } = window
        Object.assign(window, {
          setTimeout: (task: () => void, ms?: number) =>
            setTimeout(task, ms === 5000 ? 60_000 : ms),
        })
      })
      await open('/contact')
      await reservationTab(page).click()
      await expectAccessible(page)
      await page.getByRole('radio', { name: 'A table' }).check()
      await request(page).click()
      await expectAccessible(page)
      await messageTab(page).click()
      await fillMessage(page)
      await send(page).click()
      await expect(status(page)).toBeVisible()
      await expectAccessible(page)
      await expect(status(page)).toBeVisible()
    })

  test('neither a tab, nor a part, nor the message moves anything beside the details', async ({
    page,
    open,
  }) => {
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await open('/contact')
      const height = async () => (await sheet(page).boundingBox())?.height
      const before = await height()
      await reservationTab(page).click()
      expect(await height()).toBe(before)
      await page.getByRole('radio', { name: 'A table' }).check()
      expect(await height()).toBe(before)
      await messageTab(page).click()
      await fillMessage(page)
      await send(page).click()
      await expect(status(page)).toBeVisible()
      expect(await height()).toBe(before)
    }
  })

  test('on a phone the message stands where the form stood, as tall, and in view', async ({
    page,
    open,
  }) => {
    await page.setViewportSize(PHONE)
    await open('/contact')
    const before = (await sheet(page).boundingBox())?.height
    await fillMessage(page)
    await send(page).click()
    await expect(page.getByRole('heading', { name: MESSAGE_SENT.title })).toBeInViewport()
    expect((await sheet(page).boundingBox())?.height).toBe(before)
  })

  test('leaving the page within the five seconds leaves nothing behind', async ({ page, open }) => {
    await page.clock.install({ time: NOW })
    await open('/contact')
    await fillMessage(page)
    await send(page).click()
    await expect(status(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    await page.clock.fastForward(5000)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click()
    await expect(send(page)).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both forms can be read one after another, and no name lands in an address', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.getByRole('tab').first()).toBeHidden()
    for (const words of ['Contact Us', 'Make a Reservation'])
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.getByText('Party size')).toBeVisible()
    await expect(page.getByText('Without JavaScript this form').first()).toBeVisible()
    await fillMessageWithoutTabs(page)
    await send(page).click()
    await expect(page.getByText('Send Message')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.getByText('When is breakfast?').click()
    await expect(page.getByText('From 6:30 to 10:30 AM on weekdays')).toBeVisible()
  })
})

async function fillMessageWithoutTabs(page: Page) {
  const form = page.locator('form', { has: send(page) })
  await form.getByLabel('Name').fill('Ayesha')
  await form.getByLabel('E-mail').fill('ayesha@guest.example')
  await form.getByLabel('Message').fill('Is the veranda open in the rain?')
}
