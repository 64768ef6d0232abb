import { roomTypes } from '#app/content/rooms/room-types.ts'
import { roomLineId } from '#app/domain/cart.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { cartFragment } from '#app/domain/url.ts'
import { reservationPath } from '#app/paths.ts'
import { formatDay, formatPrice } from '#language'
import { like, room } from './examples.ts'
import { boxOf, layoutShift, measureLayoutShift } from './layout.ts'
import {
  CHECK_IN,
  CHECK_OUT,
  chooseDay,
  dayIn,
  expectStep,
  fillStepTwo,
  forward,
  nextMonth,
  stayUrl,
  typeCard,
} from './reservation-form.ts'
import { expect, expectAccessible, PHONE, tabTo, test } from './test.ts'
import {
  common,
  home,
  inCart,
  partyWords,
  requestWords,
  reservations,
  roomsPage,
  sharedCart,
} from './words.ts'

test('Reservation: step 1 says what it waits for, and offers no day that no stay can have', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-16T09:00:00Z'))
  await open('/reservations')
  const checkIn = page.getByRole('button', { name: common.dates.checkIn })
  const checkOut = page.getByRole('button', { name: common.dates.checkOut })
  const day = (date: IsoDate) => dayIn(page, date)
  const status = page.getByRole('status').filter({ hasText: like(reservations.stillNeeded(['…'])) })
  const { needed } = reservations
  await expect(forward(page)).toHaveText(reservations.forward[0])
  await expect(forward(page)).toBeDisabled()
  await expect(page.getByLabel(reservations.dates.adults)).toHaveValue('2')
  await expect(page.getByLabel(reservations.dates.children)).toHaveValue('0')
  await expect(checkOut).toBeDisabled()
  await expect(checkOut).toHaveText(common.dates.chooseCheckInFirst)
  await expect(status).toHaveText(
    reservations.stillNeeded([needed.checkIn, needed.checkOut, needed.roomType]),
  )
  await typeCard(page, room).check()
  await checkIn.click()
  await expect(day('2027-03-14')).toHaveCount(0) // in a week that has passed
  await expect(day('2027-03-15')).toBeDisabled()
  await expect(day('2027-03-16')).toBeEnabled()
  await expect(page.getByRole('grid').first().locator('th').first()).toHaveText('Mo')
  await day('2027-03-20').press('Enter')
  await expect(checkIn).toContainText(formatDay('2027-03-20'))
  await expect(status).toHaveText(reservations.stillNeeded([needed.checkOut]))
  await test.step('after the check-in the calendar of the check-out opens by itself', async () => {
    await expect(page.getByRole('dialog', { name: common.dates.checkIn })).toHaveCount(0)
    const calendar = page.getByRole('dialog', { name: common.dates.checkOut })
    await expect(dayIn(calendar, '2027-03-20')).toBeDisabled()
    await expect(dayIn(calendar, '2027-03-21')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(checkOut).toBeFocused()
  })
  await checkOut.click()
  await day('2027-03-22').click()
  await expect(checkOut).toContainText(formatDay('2027-03-22'))
  await expect(checkOut).toBeFocused()
  await expect(page.getByText(reservations.stay(common.nights(2), room.name))).toBeVisible()
  await expect(forward(page)).toBeEnabled()
  for (const { pricePerNight } of roomTypes) {
    const sum = common.stayAndTotal(common.nights(2), formatPrice(2 * pricePerNight))
    await expect(page.getByText(sum).first()).toBeVisible()
  }
  await test.step('a stay begins within two years', async () => {
    await open('/reservations?from=2029-03-10&to=9999-12-31')
    await expect(checkOut).toContainText(common.dates.choose)
    await checkIn.click()
    await expect(day('2029-03-15')).toBeEnabled()
    await expect(day('2029-03-16')).toBeDisabled()
    await expect(nextMonth(page)).toBeDisabled()
  })
})

test('Reservation: the browser checks step 2', async ({ page, open }) => {
  const { firstName, lastName, email, phone, specialRequests, title } = reservations.guest
  const field = (label: string) => page.getByRole('main').getByLabel(label)
  await open(stayUrl())
  await forward(page).click()
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  await expect(forward(page)).toHaveText(reservations.forward[1])
  await forward(page).click()
  await expect(field(firstName)).toBeFocused()
  await test.step('its sentence stands below the field, without a bubble, and the label in view', async () => {
    await expect(field(firstName)).toHaveAccessibleDescription(/\w/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await field(firstName).press('Enter') // the focus does not move
    await expect(page.getByRole('alert')).toHaveCount(1)
    const isBubble = await field(firstName).evaluate((it) =>
      it.dispatchEvent(new Event('invalid', { cancelable: true })),
    )
    expect(isBubble).toBe(false)
    const { y, height } = await boxOf(page.getByRole('banner'))
    const label = await boxOf(page.locator('label', { hasText: firstName }))
    expect(label.y).toBeGreaterThan(y + height)
    await field(firstName).fill('Ayesha')
    await expect(field(firstName)).toHaveAccessibleDescription('')
  })
  await expectAccessible(page)
  for (const label of [firstName, lastName, email, phone])
    await expect(field(label)).toHaveAttribute('required')
  await expect(field(specialRequests)).not.toHaveAttribute('required')
  await fillStepTwo(page)
  await field(email).fill('nonsense')
  await forward(page).click()
  await expect(field(email)).toBeFocused()
  await expectStep(page, 2)
})

test('Reservation: from Home on a phone', { tag: '@journey' }, async ({ page, open }) => {
  const days = { checkIn: CHECK_IN, checkOut: CHECK_OUT }
  const id = roomLineId({ room: room.roomId, adapted: false, days })
  await page.setViewportSize(PHONE)
  await open(`/${cartFragment([{ id, quantity: 2 }])}`)
  await expect(page.getByText(sharedCart.title)).toBeVisible()
  await page.getByRole('link', { name: home.hero.rooms }).click()
  await page.getByRole('link', { name: `${common.viewDetails}: ${room.name}` }).click()
  await page.getByRole('link', { name: roomsPage.book }).click()
  await expect(typeCard(page, room)).toBeChecked()
  await page.evaluate(measureLayoutShift)
  await chooseDay(page, common.dates.checkIn, CHECK_IN)
  await chooseDay(page, common.dates.checkOut, CHECK_OUT)
  await page.getByLabel(reservations.dates.children).selectOption('1')
  await forward(page).click()
  await fillStepTwo(page)
  const entered = {
    [partyWords.arrival]: 'about 10 PM',
    [partyWords.childrenAges]: '4',
    [reservations.guest.specialRequests]: 'A cot by the window. '.repeat(20).trim(),
  }
  for (const [label, text] of Object.entries(entered)) await page.getByLabel(label).fill(text)
  await forward(page).click()

  const stay = page.getByRole('complementary', { name: reservations.summary.title })
  await expect(stay).toContainText(`${formatPrice(room.pricePerNight)} × ${common.nights(4)}`)
  await expect(stay).toContainText(partyWords.inWords('2', '1'))
  for (const text of ['Ayesha Rahman', ...Object.values(entered)])
    await expect(stay).toContainText(text)
  await expect(stay).toContainText(
    `${requestWords.facts.total}${formatPrice(4 * room.pricePerNight)}`,
  )
  await expect(stay).toContainText(reservations.summary.taxes)
  await expect(forward(page)).toHaveText(reservations.forward[2])
  await expect(forward(page)).toBeDisabled()
  await test.step('the terms open in a new tab and say so', async () => {
    const terms = page.getByRole('main').getByRole('link', { name: reservations.terms.link })
    await expect(terms).toHaveAccessibleName(`${reservations.terms.link} ${common.newTab}`)
  })
  await page.getByRole('checkbox', { name: reservations.terms.before }).check()
  await forward(page).click()

  const toast = page.getByRole('status').filter({ hasText: reservations.confirmed.title })
  await expect(toast).toContainText(room.name)
  await expect(toast).toContainText('ayesha@guest.example')
  await expect(toast).toContainText(inCart.taken(room.roomName))
  await expect(page.getByRole('heading', { name: requestWords.title })).toBeFocused()
  await expect(page.getByRole('heading', { name: requestWords.title })).toBeInViewport()
  await test.step("nothing moves without the guest's doing", async () => {
    expect(await layoutShift(page)).toBeLessThan(0.02)
  })
  await test.step('the form is shown below the letter, at its first step and defaults', async () => {
    await expect(page.getByRole('heading', { name: reservations.another })).toBeVisible()
    await expectStep(page, 1)
    await expect(forward(page)).toHaveText(reservations.forward[0])
    await expect(forward(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: common.dates.checkIn })).toContainText(
      common.dates.choose,
    )
    await expect(typeCard(page, room)).not.toBeChecked()
    await expect(page.getByLabel(reservations.dates.children)).toHaveValue('0')
  })

  await expectAccessible(page)
  await test.step('Back and Forward do not bring the form back', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/rooms\?/)
    for (const entry of [1, 2]) {
      await page.goForward()
      await expectStep(page, 1)
      await expect(forward(page), `entry ${entry}: empty`).toBeDisabled()
    }
  })
})

test('Reservation: by keyboard alone', { tag: '@journey' }, async ({ page, open }) => {
  await page.clock.setSystemTime(new Date('2027-03-15T09:00:00Z'))
  const press = async (name: string) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  await open(reservationPath({ roomType: room.id }))
  const checkIn = page.getByRole('button', { name: common.dates.checkIn })
  await press(common.dates.checkIn)
  await expect(dayIn(page, '2027-03-15')).toBeFocused()
  for (const [key, day] of [
    ['PageDown', '2027-04-15'],
    ['PageUp', '2027-03-15'],
    ['ArrowRight', '2027-03-16'],
    ['ArrowDown', '2027-03-23'],
    ['ArrowLeft', '2027-03-22'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dayIn(page, day)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(checkIn).toContainText(formatDay('2027-03-22'))
  await expect(dayIn(page, '2027-03-23')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(reservations.forward[0])

  await expect(page.getByRole('heading', { name: reservations.guest.title })).toBeFocused()
  for (const [field, text] of [
    [reservations.guest.firstName, 'Ayesha'],
    [reservations.guest.lastName, 'Rahman'],
    [reservations.guest.email, 'ayesha@guest.example'],
    [reservations.guest.phone, '+880 1711 000000'],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await tabTo(page, reservations.guest.specialRequests)
  await page.keyboard.press('Tab') // the way on comes before the way back
  await expect(page.getByRole('button', { name: reservations.forward[1] })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: reservations.payment.title })).toBeFocused()
  await tabTo(page, reservations.terms.before)
  await page.keyboard.press('Space')
  await press(reservations.forward[2])
  await expect(page.getByText(reservations.confirmed.title)).toBeVisible()
})
