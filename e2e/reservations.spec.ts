import type { Page } from '@playwright/test'
import { meetsTheStandards } from './standards.ts'
import { expect, expectAccessible, PHONE, test, tomorrowPlus } from './test.ts'

for (const path of ['/reservations', '/book-now'])
  meetsTheStandards({
    path,
    title: 'Reservations',
    heading: "Experience Sylhet's Finest",
    canonical: '/reservations',
  })

const forward = (page: Page) => page.getByRole('button', { name: /^(Continue to|Confirm)/ })

async function chooseDay(page: Page, field: string, days: number) {
  const { day, month } = tomorrowPlus(days)
  await page.getByRole('button', { name: field }).click()
  const calendar = page.getByRole('dialog', { name: field })
  await expect(calendar).toBeVisible()
  while (!(await calendar.getByText(month, { exact: true }).isVisible()))
    await calendar.getByRole('button', { name: /next month/i }).click()
  await calendar.getByRole('button', { name: new RegExp(` ${day} ${month}`) }).click()
  await expect(calendar).toBeHidden()
}

async function fillStepOne(page: Page, from = 3, to = 7, room = 'Deluxe Room') {
  await chooseDay(page, 'Check-in date', from)
  await chooseDay(page, 'Check-out date', to)
  await page.getByRole('radio', { name: new RegExp(`^${room}`) }).check()
}

async function fillStepTwo(page: Page) {
  await page.getByLabel('First name').fill('Ayesha')
  await page.getByLabel('Last name').fill('Rahman')
  await page.getByLabel('E-mail').first().fill('ayesha@guest.example')
  await page.getByLabel('Phone').fill('+880 1711 000000')
}

test('the forward button of step 1 waits for check-in, check-out and room type, and says so', async ({
  page,
  open,
}) => {
  await open('/reservations')
  await expect(forward(page)).toHaveText('Continue to Personal Details')
  await expect(forward(page)).toBeDisabled()
  const status = page.getByRole('status').filter({ hasText: 'Still needed' })
  await expect(status).toHaveText('Still needed: check-in date, check-out date and room type.')
  await page.getByRole('radio', { name: /^Deluxe Room/ }).check()
  await expect(status).toHaveText('Still needed: check-in date and check-out date.')
  await chooseDay(page, 'Check-in date', 3)
  await expect(status).toHaveText('Still needed: check-out date.')
  await chooseDay(page, 'Check-out date', 7)
  await expect(page.getByText('4 nights in a Deluxe Room')).toBeVisible()
  await expect(forward(page)).toBeEnabled()
})

test('check-out waits for check-in; days past and days before check-in + 1 are disabled', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T09:00:00Z'))
  await open('/reservations')
  await expect(page.getByRole('button', { name: 'Check-out date' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Check-out date' })).toHaveText(
    'Choose check-in first',
  )
  await page.getByRole('button', { name: 'Check-in date' }).click()
  const checkIn = page.getByRole('dialog', { name: 'Check-in date' })
  const day = (date: string) => page.getByRole('button', { name: new RegExp(`day ${date}`) })
  await expect(checkIn.getByText('March 2027')).toBeVisible()
  await expect(day('14 March 2027')).toBeDisabled()
  await expect(day('15 March 2027')).toBeEnabled()
  await expect(checkIn.locator('th').first()).toHaveText('Mo')
  await day('20 March 2027').click()
  await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText('20 March 2027')
  await expect(page.getByRole('button', { name: 'Check-in date' })).toBeFocused()

  await page.getByRole('button', { name: 'Check-out date' }).click()
  await expect(day('19 March 2027')).toBeDisabled()
  await expect(day('20 March 2027')).toBeDisabled()
  await expect(day('21 March 2027')).toBeEnabled()
  await day('22 March 2027').click()
  await expect(page.getByRole('button', { name: 'Check-out date' })).toContainText('22 March 2027')
})

for (const scrolled of [200, 400, 700])
  test(`the calendar is whole in the window, the page at ${scrolled} px`, async ({
    page,
    open,
  }) => {
    await open('/reservations')
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
    const field = page.getByRole('button', { name: 'Check-in date' })
    await field.evaluate((button: HTMLElement) => button.click()) // nothing else may scroll
    const calendar = page.getByRole('dialog', { name: 'Check-in date' })
    await expect(calendar.getByRole('grid')).toBeVisible()
    await page.waitForTimeout(300)
    await expect(calendar).toBeInViewport({ ratio: 0.99 })
    await expect(field).toBeInViewport({ ratio: 0.99 })
  })

test('a check-in that reaches the check-out clears it', async ({ page, open }) => {
  await open('/reservations')
  await chooseDay(page, 'Check-in date', 2)
  await chooseDay(page, 'Check-out date', 4)
  await chooseDay(page, 'Check-in date', 3)
  await expect(page.getByRole('button', { name: 'Check-out date' })).toContainText(
    tomorrowPlus(4).field,
  )
  await chooseDay(page, 'Check-in date', 4)
  await expect(page.getByRole('button', { name: 'Check-out date' })).toContainText('Choose a day')
})

test('the calendar answers to arrow keys, PageDown and Escape, and gives focus back', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T09:00:00Z'))
  await open('/reservations')
  const field = page.getByRole('button', { name: 'Check-in date' })
  await field.press('Enter')
  const today = page.getByRole('button', { name: /15 March 2027/ })
  await expect(today).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /16 March 2027/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /23 March 2027/ })).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('button', { name: /23 April 2027/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('adults are 1 to 4 and 2 at first, children 0 to 3 and 0 at first', async ({ page, open }) => {
  await open('/reservations')
  const adults = page.getByLabel('Adults')
  const children = page.getByLabel('Children')
  await expect(adults.locator('option')).toHaveText(['1', '2', '3', '4'])
  await expect(children.locator('option')).toHaveText(['0', '1', '2', '3'])
  await expect(adults).toHaveValue('2')
  await expect(children).toHaveValue('0')
})

test('four room types with their prices and capacities', async ({ page, open }) => {
  await open('/reservations')
  for (const [name, price, capacity] of [
    ['Standard Room', '$179', 2],
    ['Deluxe Room', '$249', 2],
    ['Suite', '$349', 3],
    ['Family Suite', '$429', 4],
  ] as const)
    await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toHaveAccessibleName(
      `${name} Up to ${capacity} guests ${price} per night`,
    )
})

test('step 2 is never disabled; the browser checks what is required', async ({ page, open }) => {
  await open('/reservations')
  await fillStepOne(page)
  await forward(page).click()
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeFocused()
  await expect(forward(page)).toHaveText('Continue to Payment')
  await expect(forward(page)).toBeEnabled()
  await forward(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const label of ['First name', 'Last name', 'E-mail', 'Phone'])
    await expect(page.getByRole('main').getByLabel(label)).toHaveAttribute('required')
  await expect(page.getByLabel('Special requests')).not.toHaveAttribute('required')
  await fillStepTwo(page)
  await page.getByRole('main').getByLabel('E-mail').fill('nonsense')
  await forward(page).click()
  await expect(page.getByRole('main').getByLabel('E-mail')).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Guest Details' })).toHaveAttribute(
    'aria-current',
    'step',
  )
})

test('Back keeps everything typed', async ({ page, open }) => {
  await open('/reservations')
  await fillStepOne(page)
  await forward(page).click()
  await fillStepTwo(page)
  await page.getByLabel('Special requests').fill('Boishakhi, and a quiet corner')
  await forward(page).click()
  await page.getByRole('radio', { name: /Pay later/ }).check()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ayesha')
  await expect(page.getByLabel('Special requests')).toHaveValue('Boishakhi, and a quiet corner')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText(
    tomorrowPlus(3).field,
  )
  await expect(page.getByRole('radio', { name: /^Deluxe Room/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await forward(page).click()
  await forward(page).click()
  await expect(page.getByRole('radio', { name: /Pay later/ })).toBeChecked()
})

test('from 600 px, Back, what is still needed and the forward button share a line', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 600, height: 900 })
  await open('/reservations')
  await fillStepOne(page)
  await forward(page).click()
  await fillStepTwo(page)
  await forward(page).click()
  const middles = await Promise.all(
    [
      page.getByRole('button', { name: 'Back' }),
      page.getByRole('status').filter({ hasText: 'Still needed: agreement to the terms.' }),
      forward(page),
    ].map(async (piece) => {
      const box = await piece.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    }),
  )
  expect(new Set(middles).size).toBe(1)
})

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`from Home to the confirmation with the pointer at ${viewport.width}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/')
    await page.getByRole('link', { name: 'Explore Rooms' }).click()
    await page.getByRole('link', { name: 'View Details: Deluxe Room' }).click()
    await page.getByRole('link', { name: 'Book This Room' }).click()
    await expect(page.getByRole('radio', { name: /^Deluxe Room/ })).toBeChecked()
    await chooseDay(page, 'Check-in date', 3)
    await chooseDay(page, 'Check-out date', 7)
    await page.getByLabel('Children').selectOption('1')
    await forward(page).click()
    await fillStepTwo(page)
    await forward(page).click()

    const stay = page.getByRole('complementary', { name: 'Your stay' })
    await expect(stay).toContainText('$249 × 4 nights')
    await expect(stay).toContainText('2 adults, 1 child')
    await expect(stay).toContainText('Ayesha Rahman')
    await expect(stay).toContainText('Total$996')
    await expect(stay).toContainText('Includes all taxes and fees.')
    await expect(forward(page)).toHaveText('Confirm Reservation')
    await expect(forward(page)).toBeDisabled()
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await forward(page).click()

    const toast = page.getByRole('status').filter({ hasText: 'Reservation Confirmed!' })
    await expect(toast).toContainText('Deluxe Room')
    await expect(toast).toContainText('ayesha@guest.example')
    await expect(page.getByRole('listitem').filter({ hasText: 'Room Selection' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText('Choose a day')
    await expect(page.getByRole('radio', { name: /^Deluxe Room/ })).not.toBeChecked()
    await expect(page.getByLabel('Children')).toHaveValue('0')
  })

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`from Home to the confirmation by keyboard alone at ${viewport.width}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await page.clock.setSystemTime(new Date('2027-03-15T09:00:00Z'))
    await open('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const tabTo = async (name: RegExp) => {
      for (let stops = 0; stops < 80; stops++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
          return (
            element?.getAttribute('aria-label') ??
            [...labels.map((label) => label.textContent), element?.textContent].join(' ')
          )
        })
        if (name.test(focused ?? '')) return
      }
      throw new Error(`Tab never reached ${name}`)
    }

    await tabTo(/^ ?Explore Rooms/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Rooms & Suites' })).toBeFocused()
    await tabTo(/View Details: Deluxe Room/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Deluxe Room' })).toBeFocused()
    await tabTo(/Book This Room/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await tabTo(/Choose a day/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /15 March 2027/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Check-in date' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText('22 March 2027')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Check-out date' })).toBeVisible()
    await expect(page.locator('[role=dialog] td button:focus')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await tabTo(/Continue to Personal Details/)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeFocused()
    for (const [field, text] of [
      [/First name/, 'Ayesha'],
      [/Last name/, 'Rahman'],
      [/E-mail/, 'ayesha@guest.example'],
      [/Phone/, '+880 1711 000000'],
    ] as const) {
      await tabTo(field)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Payment method' })).toBeFocused()
    await tabTo(/I agree/)
    await page.keyboard.press('Space')
    await tabTo(/Confirm Reservation/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Reservation Confirmed!')).toBeVisible()
  })

for (const room of ['houseboat', '', '%00', '<b>', 'presidential-suite'])
  test(`?room=${room} chooses nothing and harms nothing`, async ({ page, open }) => {
    await open(`/reservations?room=${room}`)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

test('reloading mid-way starts afresh, and nothing was stored', async ({ page, open }) => {
  await open('/reservations')
  await fillStepOne(page)
  await forward(page).click()
  await fillStepTwo(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText('Choose a day')
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, expect.any(Number), ''])
})

test('Booking Information tells cancellation, check-in and check-out, and requests', async ({
  page,
  open,
}) => {
  await open('/book-now')
  const info = page.getByRole('region', { name: 'Booking Information' })
  await expect(info).toContainText('48 hours before arrival')
  await expect(info).toContainText('3:00 PM to 12:00 AM')
  await expect(info).toContainText('11:00 AM')
  await expect(info.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://thesurma.example/reservations',
  )
})

test('hostile text in every field is shown as text and the layout holds', async ({
  page,
  open,
}) => {
  await open('/reservations')
  await fillStepOne(page)
  await forward(page).click()
  const long = `<img src=x onerror=alert(1)>${'অ'.repeat(2000)}`
  await fillStepTwo(page)
  await page.getByLabel('First name').fill(long)
  await page.getByLabel('Last name').fill('\u202Etxet desrever')
  await page.getByLabel('Special requests').fill('🌧️'.repeat(5000))
  await forward(page).click()
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText('<img src=x')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`WCAG 2.2 AA in every step, calendar open, with errors, at ${viewport.width}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/reservations?room=suite')
    await page.getByRole('button', { name: 'Check-in date' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await fillStepOne(page)
    await forward(page).click()
    await expectAccessible(page)
    await forward(page).click()
    await expectAccessible(page)
    await fillStepTwo(page)
    await forward(page).click()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await forward(page).click()
    await expectAccessible(page)
  })

test('the calendar is fetched only when the guest reaches for it', async ({ page, open }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open('/reservations')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => url.includes('calendar-popover'))).toEqual([])
  await page.getByRole('button', { name: 'Check-in date' }).hover()
  await expect.poll(() => fetched.some((url) => url.includes('calendar-popover'))).toBe(true)
})
