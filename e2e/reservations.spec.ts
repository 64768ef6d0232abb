import { roomTypes } from '#app/content/rooms/room-types.ts'
import { formatPrice } from '#language'
import { reservations } from '#words/reservations.ts'
import { addressesOf, otherRoom, room } from './examples.ts'
import { tabTo } from './keyboard.ts'
import { boxOf, layoutShift, measureLayoutShift, overflow } from './layout.ts'
import {
  CHECK_IN,
  CHECK_OUT,
  chooseDay,
  fillStepOne,
  fillStepTwo,
  forward,
  stayAddress,
  typeCard,
} from './reservation-form.ts'
import { meetsTheStandards } from './standards.ts'
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  PHONE,
  test,
} from './test.ts'

for (const path of addressesOf('reservations'))
  meetsTheStandards({
    path,
    title: 'Reservations',
    heading: reservations.hero.title,
    canonical: '/reservations',
  })

test('step 1 waits for check-in, check-out and room type, and says so', async ({ page, open }) => {
  await open('/reservations')
  await expect(forward(page)).toHaveText('Continue to Personal Details')
  await expect(forward(page)).toBeDisabled()
  await test.step('its button stands at the right edge of the form', async () => {
    const button = await boxOf(forward(page))
    const form = await boxOf(page.locator('form').filter({ has: forward(page) }))
    expect(button.right).toBeCloseTo(form.right, 0)
  })
  await test.step('required days are called so', async () => {
    for (const field of ['Check-in date', 'Check-out date'])
      await expect(page.getByRole('button', { name: `${field} (required)` })).toBeVisible()
  })

  const status = page.getByRole('status').filter({ hasText: 'Still needed' })
  await expect(status).toHaveText('Still needed: check-in date, check-out date and room type.')
  await typeCard(page, room).check()
  await expect(status).toHaveText('Still needed: check-in date and check-out date.')
  await chooseDay(page, 'Check-in date', CHECK_IN)
  await expect(status).toHaveText('Still needed: check-out date.')
  await chooseDay(page, 'Check-out date', CHECK_OUT)
  await expect(page.getByText(`4 nights in a ${room.name}`)).toBeVisible()
  await expect(forward(page)).toBeEnabled()
  await test.step('each room type shows the sum for the chosen days', async () => {
    for (const { pricePerNight } of roomTypes)
      await expect(
        page.getByText(`4 nights: ${formatPrice(4 * pricePerNight)}`).first(),
      ).toBeVisible()
  })
})

test('every room type has its price and capacity; adults 1 to 4, at first 2; children 0 to 3, at first 0', async ({
  page,
  open,
}) => {
  await open('/reservations')
  const [adults, children] = [page.getByLabel('Adults'), page.getByLabel('Children')]
  await expect(adults.locator('option')).toHaveText(['1', '2', '3', '4'])
  await expect(adults).toHaveValue('2')
  await expect(children.locator('option')).toHaveText(['0', '1', '2', '3'])
  await expect(children).toHaveValue('0')
  const types = page.getByRole('radio')
  await expect(types).toHaveCount(roomTypes.length)
  for (const [index, { name, capacity, pricePerNight }] of roomTypes.entries())
    await expect(types.nth(index)).toHaveAccessibleName(
      `${name} Up to ${capacity} guests ${formatPrice(pricePerNight)} per night`,
    )
  await test.step('no two things share a name', async () => {
    await expect(page.getByLabel('Reservation progress')).toHaveCount(1)
  })

  await test.step('Booking Information says what it holds under its headings', async () => {
    const info = page.getByRole('region', { name: 'Booking Information' })
    const { items } = reservations.information
    await expect(info.getByRole('heading', { level: 3 })).toHaveText(
      items.map(({ title }) => title),
    )
    for (const { text } of items) await expect(info).toContainText(text)
  })
})

test('check-out waits for check-in; days past and days before check-in + 1 are disabled', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T09:00:00Z'))
  await open('/reservations')
  const checkIn = page.getByRole('button', { name: 'Check-in date' })
  const checkOut = page.getByRole('button', { name: 'Check-out date' })
  const calendar = page.getByRole('dialog', { name: 'Check-in date' })
  const day = (date: string) => page.getByRole('button', { name: new RegExp(`day ${date}`) })
  await expect(checkOut).toBeDisabled()
  await expect(checkOut).toHaveText('Choose check-in first')
  await checkIn.click()
  await expect(calendar.getByText('March 2027')).toBeVisible()
  await expect(day('14 March 2027')).toBeDisabled()
  await expect(day('15 March 2027')).toBeEnabled()
  await expect(calendar.locator('th').first()).toHaveText('Mo')
  await day('20 March 2027').click()
  await expect(checkIn).toContainText('20 March 2027')
  await expect(checkIn).toBeFocused()

  await checkOut.click()
  await expect(day('19 March 2027')).toBeDisabled()
  await expect(day('20 March 2027')).toBeDisabled()
  await expect(day('21 March 2027')).toBeEnabled()
  await day('22 March 2027').click()
  await expect(checkOut).toContainText('22 March 2027')

  await test.step('a check-in that reaches the check-out clears it', async () => {
    await checkIn.click()
    await day('21 March 2027').click()
    await expect(checkOut).toContainText('22 March 2027')
    await checkIn.click()
    await day('22 March 2027').click()
    await expect(checkOut).toContainText('Choose a day')
  })
})

test('the calendar answers to arrow keys, PageDown and Escape, and gives focus back', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T09:00:00Z'))
  await open('/reservations')
  const field = page.getByRole('button', { name: 'Check-in date' })
  const calendar = page.getByRole('dialog', { name: 'Check-in date' })
  await field.press('Enter')
  await expect(page.getByRole('button', { name: /15 March 2027/ })).toBeFocused()
  for (const [key, day] of [
    ['ArrowRight', /16 March 2027/],
    ['ArrowDown', /23 March 2027/],
    ['PageDown', /23 April 2027/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name: day })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(field).toBeFocused()

  await test.step('it is whole in view when it opens on a page scrolled by 200 or 700 px', async () => {
    for (const top of [200, 700]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
      await field.evaluate((button: HTMLElement) => button.click()) // a real click would scroll to it first
      await expect(calendar.getByRole('grid').first()).toBeVisible()
      await expect(calendar).toBeInViewport({ ratio: 0.99 })
      await expect(field).toBeInViewport({ ratio: 0.99 })
      await page.keyboard.press('Escape')
      await expect(calendar).toHaveCount(0)
    }
  })
})

test('the calendar shows two months from 1024 px, one below, stays in the window and moves nothing', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-29T09:00:00Z'))
  await open('/reservations')
  await page.getByRole('button', { name: 'Check-in date' }).click()
  await page.getByRole('button', { name: /30 March 2027/ }).click()
  const types = page.getByRole('group', { name: 'Choose a room type' })
  for (const { width, months } of [
    { width: 1024, months: ['March 2027', 'April 2027'] },
    { width: 1023, months: ['March 2027'] },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    for (const field of ['Check-in date', 'Check-out date']) {
      const trigger = page.getByRole('button', { name: field })
      await trigger.hover() // brings it into view
      const { y } = await boxOf(types)
      await trigger.click()
      const calendar = page.getByRole('dialog', { name: field })
      await expect(calendar.getByRole('grid')).toHaveCount(months.length)
      for (const month of months) await expect(calendar.getByText(month)).toBeVisible()
      await expect(calendar).toBeInViewport({ ratio: 0.99 })
      expect(await overflow(page)).toBe(0)
      expect((await boxOf(types)).y, 'what stands below').toBe(y)
      await page.keyboard.press('Escape')
      await expect(calendar).toHaveCount(0)
    }
  }
})

test('a stay begins within two years and is a year long at most, in the calendar and in the address', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T09:00:00Z'))
  await open('/reservations?from=2027-04-01&to=9999-12-31')
  const day = (date: string) => page.getByRole('button', { name: new RegExp(`day ${date}`) })
  const next = page.getByRole('button', { name: /next month/i })
  await expect(page.getByRole('button', { name: 'Check-out date' })).toContainText('Choose a day')
  for (const [field, last, tooLate] of [
    ['Check-in date', '14 March 2029', '15 March 2029'],
    ['Check-out date', '31 March 2028', '1 April 2028'],
  ] as const) {
    await page.getByRole('button', { name: field }).click()
    const calendar = page.getByRole('dialog', { name: field })
    await expect(calendar).toBeVisible()
    await expect(calendar.locator('td :focus')).toBeVisible()
    await page.keyboard.press('Shift+PageDown') // by a year
    while ((await next.isVisible()) && (await next.isEnabled())) await next.click()
    await expect(day(last)).toBeEnabled()
    if (await day(tooLate).isVisible()) await expect(day(tooLate)).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
  }
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
  await page.getByLabel('Special requests').fill('A cot, and a quiet corner')
  const email = page.getByRole('main').getByLabel('E-mail')
  await email.fill('nonsense')
  await forward(page).click()
  await expect(email).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Guest Details' })).toHaveAttribute(
    'aria-current',
    'step',
  )

  await test.step('Back keeps everything typed', async () => {
    await email.fill('ayesha@guest.example')
    await forward(page).click()
    await page.getByRole('radio', { name: /Pay later/ }).check()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Ayesha')
    await expect(page.getByLabel('Special requests')).toHaveValue('A cot, and a quiet corner')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText(CHECK_IN)
    await expect(typeCard(page, room)).toBeChecked()
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
    await forward(page).click()
    await forward(page).click()
    await expect(page.getByRole('radio', { name: /Pay later/ })).toBeChecked()
  })
})

for (const viewport of [DESKTOP, PHONE])
  test(`from Home to the confirmation with the pointer at ${viewport.width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/')
    await page.getByRole('link', { name: 'Explore Rooms' }).click()
    await page.getByRole('link', { name: `View Details: ${room.name}` }).click()
    await page.getByRole('link', { name: 'Book This Room' }).click()
    await expect(typeCard(page, room)).toBeChecked()
    await page.evaluate(measureLayoutShift)
    await chooseDay(page, 'Check-in date', CHECK_IN)
    await chooseDay(page, 'Check-out date', CHECK_OUT)
    await page.getByLabel('Children').selectOption('1')
    await forward(page).click()
    await fillStepTwo(page)
    await forward(page).click()

    const stay = page.getByRole('complementary', { name: 'Your stay' })
    await expect(stay).toContainText(`${formatPrice(room.pricePerNight)} × 4 nights`)
    await expect(stay).toContainText('2 adults, 1 child')
    await expect(stay).toContainText('Ayesha Rahman')
    await expect(stay).toContainText(`Total${formatPrice(4 * room.pricePerNight)}`)
    await expect(stay).toContainText(reservations.summary.taxes)
    await expect(forward(page)).toHaveText('Confirm Reservation')
    await expect(forward(page)).toBeDisabled()
    await test.step('the terms open in a new tab and say so', async () => {
      const terms = page.getByRole('main').getByRole('link', { name: 'terms and conditions' })
      await expect(terms).toHaveAccessibleName('terms and conditions (opens in a new tab)')
    })
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await forward(page).click()

    const toast = page.getByRole('status').filter({ hasText: 'Reservation Confirmed!' })
    await expect(toast).toContainText(room.name)
    await expect(toast).toContainText('ayesha@guest.example')
    await expect(page.getByRole('listitem').filter({ hasText: 'Room Selection' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(page.getByRole('button', { name: 'Check-in date' })).toContainText('Choose a day')
    await expect(typeCard(page, room)).not.toBeChecked()
    await expect(page.getByLabel('Children')).toHaveValue('0')
    await expect(page.getByRole('heading', { name: 'Dear Ayesha,' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Dear Ayesha,' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Another reservation' })).toBeVisible()
    await test.step("nothing moves without the guest's doing", async () => {
      expect(await layoutShift(page)).toBeLessThan(0.02)
    })

    const card = page.getByRole('region', { name: 'Your request' })
    const ready = /^Your request is ready\./
    await test.step('it leaves a letter with the whole stay, its total and a reference', async () => {
      for (const words of [
        ...[room.name, 'Ayesha Rahman', '+880 1711 000000'],
        ...[formatPrice(4 * room.pricePerNight), 'includes service charge and VAT'],
      ])
        await expect(card).toContainText(words)
      await expect(card.getByText(/^\d{6}-[A-Z]{4}$/)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: ready })).toHaveCount(1)
      await expectAccessible(page)
    })
    await test.step('on paper it is one sheet', async () => {
      await card.evaluate((letter) => letter.setAttribute('data-print', ''))
      const sheets = await page.pdf({ preferCSSPageSize: true })
      expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    })
  })

test('from Home to the confirmation by keyboard alone', async ({ page, open }) => {
  await page.clock.setSystemTime(new Date('2027-03-15T09:00:00Z'))
  const press = async (name: string) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  const heading = page.getByRole('heading', { level: 1 })
  await open('/')
  await expect(heading).toBeVisible()
  await press('Explore Rooms')
  await expect(heading).toBeFocused()
  await press(`View Details: ${room.name}`)
  await expect(heading).toHaveText(room.name)
  await expect(heading).toBeFocused()
  await press('Book This Room')
  await expect(page).toHaveURL(/\/reservations/)
  await expect(heading).toBeFocused()

  const checkIn = page.getByRole('button', { name: 'Check-in date' })
  await press('Check-in date')
  await expect(page.getByRole('button', { name: /15 March 2027/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(checkIn).toBeFocused()
  await expect(checkIn).toContainText('22 March 2027')
  await press('Check-out date')
  await expect(page.getByRole('button', { name: /23 March 2027/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press('Continue to Personal Details')

  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeFocused()
  for (const [field, text] of [
    ['First name', 'Ayesha'],
    ['Last name', 'Rahman'],
    ['E-mail', 'ayesha@guest.example'],
    ['Phone', '+880 1711 000000'],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Payment method' })).toBeFocused()
  await tabTo(page, 'I agree')
  await page.keyboard.press('Space')
  await press('Confirm Reservation')
  await expect(page.getByText('Reservation Confirmed!')).toBeVisible()
})

test('hostile text in every field is shown as text and the layout holds', async ({
  page,
  open,
}) => {
  await open(stayAddress())
  await forward(page).click()
  const long = `<img src=x onerror=alert(1)>${'অ'.repeat(2000)}`
  await fillStepTwo(page)
  await page.getByLabel('First name').fill(long)
  await page.getByLabel('Last name').fill('\u202Etxet desrever')
  await page.getByLabel('Special requests').fill('🌧️'.repeat(5000))
  await forward(page).click()
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText('<img src=x')
  expect(await overflow(page)).toBe(0)
})

test('WCAG 2.2 AA with the calendar open, with errors and in the last step, at 1440 and 390 px', async ({
  page,
  open,
}) => {
  await open(stayAddress(otherRoom))
  await page.getByRole('button', { name: 'Check-in date' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.keyboard.press('Escape')
  await forward(page).click()
  await forward(page).click()
  await expectAccessibleAtBothWidths(page)
  await fillStepTwo(page)
  await forward(page).click()
  await expectAccessibleAtBothWidths(page)
})
