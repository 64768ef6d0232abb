import { formRooms, roomTypes } from '#app/content/rooms/room-types.ts'
import { roomsFor, smallestFor } from '#app/domain/reservation-steps.ts'
import { formatDay, formatSum } from '#language'
import { notAdapted } from '#words/room-types.ts'
import { otherRoom, room } from './examples.ts'
import {
  CHECK_OUT,
  chooseDay,
  dayIn,
  expectStep,
  fillStepTwo,
  forward,
  goToStep,
  stayUrl,
  stepHeading,
  typeCard,
} from './reservation-form.ts'
import { expect, test } from './test.ts'
import { cart, common, frame, inCart, linkNames, reservations } from './words.ts'

// A guest far to the west of the hotel, where it is still yesterday.
test.use({ timezoneId: 'Pacific/Pago_Pago' })

test('Steps: a second press does nothing; Back and Forward move between them and keep everything', async ({
  page,
  open,
}) => {
  const pressTwice = (name: string) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await open(stayUrl(otherRoom))
  await pressTwice(reservations.forward[0])
  await expectStep(page, 2)
  await fillStepTwo(page)
  await test.step('the skip link keeps the step, and Back still goes one step back', async () => {
    await page.getByRole('link', { name: frame.skip }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expectStep(page, 2)
    await page.getByRole('button', { name: reservations.back, exact: true }).click()
    await expectStep(page, 1)
  })
  await forward(page).click()
  await pressTwice(reservations.forward[1])
  await expect(stepHeading(page, 3)).toBeFocused()
  await pressTwice(reservations.back)
  await expectStep(page, 2)
  await forward(page).click()
  await expect(stepHeading(page, 3)).toBeFocused()
  await page.goBack()
  await expect(stepHeading(page, 2)).toBeFocused()
  await expect(page.getByLabel(reservations.guest.firstName)).toHaveValue('Ayesha')
  await page.goBack()
  await expect(stepHeading(page, 1)).toBeFocused()
  await expect(typeCard(page, otherRoom)).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(stepHeading(page, 3)).toBeFocused()
})

test('Steps: Forward passes no wrong field and no stay that is gone', async ({ page, open }) => {
  const email = page.getByRole('main').getByLabel(reservations.guest.email)
  await open(stayUrl(otherRoom))
  await goToStep(page, 3)
  await page.goBack()
  await email.fill('nonsense')
  await page.goForward()
  await expectStep(page, 2)
  await email.fill('ayesha@guest.example')
  await expectStep(page, 2)
  await page.goBack()
  await chooseDay(page, common.dates.checkIn, CHECK_OUT)
  await page.evaluate(() => {
    const { go } = history
    // Only once the URL is written.
    history.go = (by) => {
      const { href } = location
      const look = () =>
        location.href === href ? requestAnimationFrame(look) : go.call(history, by)
      look()
    }
    addEventListener('popstate', () => document.body.append('⇄'))
  })
  await page.goForward()
  await expect(page.locator('body')).toContainText('⇄⇄') // there and back
  await expectStep(page, 1)
  await expect(forward(page)).toBeDisabled()
  await test.step('and filling in moves nothing', async () => {
    await chooseDay(page, common.dates.checkOut, '2026-12-04')
    await expect(forward(page)).toBeEnabled()
    await expectStep(page, 1)
  })
})

test('Reservation: at Confirm a check-in that has passed leads back', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2027-03-15T09:00:00Z'))
  await open(`/reservations?room=${room.id}&from=2027-03-15&to=2027-03-18`)
  await goToStep(page, 3)
  await page.getByRole('checkbox').check()
  await page.clock.setFixedTime(new Date('2027-03-16T09:00:00Z'))
  await forward(page).click()
  await expect(stepHeading(page, 1)).toBeFocused()
  await expect(page.getByText(common.dates.passed(formatDay('2027-03-15')))).toBeVisible()
  await expect(page.getByText(reservations.confirmed.title)).toHaveCount(0)
  await page.getByRole('button', { name: common.dates.checkIn }).click()
  await dayIn(page, '2027-03-16').click()
  await forward(page).click()
  await expect(page.getByLabel(reservations.guest.firstName)).toHaveValue('Ayesha')
})

test('Reservation: a party too large is told which room fits', async ({ page, open }) => {
  const { name, capacity } = room
  const [rooms, larger] = [roomsFor(3, capacity), smallestFor(roomTypes, 3)?.name]
  const advice = page.getByText(reservations.tooSmallFor(3, name, capacity, rooms, larger))
  await open(stayUrl(room))
  await page.getByLabel(reservations.dates.adults).selectOption('3')
  await expect(typeCard(page, room)).toHaveAccessibleName(new RegExp(reservations.tooSmall(3)))
  await expect(advice).toBeVisible()
  await test.step('two such rooms go into the cart; one alone is too small there, too', async () => {
    await page.getByRole('button', { name: reservations.severalRooms(2, room.name) }).click()
    await page.getByRole('status').getByRole('link', { name: linkNames.cart.title }).click()
    const rooms = page.getByRole('row', { name: room.name })
    await expect(rooms).toContainText(formatSum(2 * 4 * room.pricePerNight))
    const note = rooms.getByText(inCart.tooSmall(room.capacity, 3))
    await expect(note).toHaveCount(0)
    await rooms.getByRole('button', { name: cart.fewer('').trim() }).click()
    await expect(note).toBeVisible()
    await page.goBack()
  })
  await test.step('so is a guest who wants an adapted room, of one that is not', async () => {
    const adapted = formRooms.filter(({ hasAdapted }) => hasAdapted).map(({ name }) => name)
    await open(`${stayUrl(room)}&adapted=yes&adults=3`)
    await expect(page.getByText(notAdapted(adapted))).toBeVisible()
  })
  await goToStep(page, 3)
  await expect(advice).toBeVisible()
})
