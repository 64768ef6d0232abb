import type { Page } from '@playwright/test'
import { roomTypes } from '#app/content/rooms/room-types.ts'
import { smallestFor } from '#app/domain/reservation-steps.ts'
import { formatDay } from '#language'
import { about } from '#words/about.ts'
import { calendar } from '#words/calendar.ts'
import { common } from '#words/common.ts'
import { frame } from '#words/frame.ts'
import { pageTitle } from '#words/hotel.ts'
import { linkNames } from '#words/navigation.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import { otherRoom, room } from './examples.ts'
import { atHotel } from './hotel-clock.ts'
import {
  CHECK_OUT,
  chooseDay,
  dayIn,
  fillStepOne,
  fillStepTwo,
  forward,
  stayAddress,
  stepHeading,
  typeCard,
} from './reservation-form.ts'
import { expect, hydrated, test } from './test.ts'

/** The address of a whole stay. */
const STAY = stayAddress(otherRoom)

/** From step 1, filled in, to a later step by the button alone. */
async function goToStep(page: Page, step: 2 | 3) {
  await forward(page).click()
  await expectStep(page, 2)
  await fillStepTwo(page)
  if (step === 3) await forward(page).click()
  await expectStep(page, step)
}

const expectStep = (page: Page, step: 1 | 2 | 3) =>
  expect(page.locator('[aria-current=step]')).toContainText(reservations.steps[step - 1] ?? '')

test.describe('Steps of the reservation belong to the history', () => {
  test('Back and Forward of the browser move between steps and keep everything', async ({
    page,
    open,
  }) => {
    const back = page.getByRole('button', { name: reservations.back, exact: true })
    await open(STAY)
    await goToStep(page, 2)
    await test.step('the skip link keeps the step, and Back still goes one step back', async () => {
      await page.getByRole('link', { name: frame.skip }).press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expectStep(page, 2)
      await back.click()
      await expectStep(page, 1)
    })
    await forward(page).click()
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
    await back.click()
    await expect(stepHeading(page, 2)).toBeFocused()
  })

  test('Back pressed the moment the page is entered leaves it', async ({ page, open }) => {
    const header = page.getByRole('banner')
    await open('/about')
    await page.evaluate(() => {
      const { pushState } = history
      history.pushState = (...entry) => {
        history.pushState = pushState
        history.pushState(...entry)
        addEventListener('popstate', () => document.body.setAttribute('data-back', ''))
        history.back()
      }
    })
    await header.getByRole('link', { name: linkNames.bookNow.title }).click()
    await page.locator('[data-back]').waitFor()
    await header.getByRole('link', { name: linkNames.rooms.title }).click()
    await expect(page).toHaveURL(/\/rooms$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page).toHaveTitle(pageTitle(about.hero.title))
  })

  test('coming back to the page keeps step and entries; a reload keeps the stay, and no name', async ({
    page,
    open,
  }) => {
    const back = page.getByRole('button', { name: reservations.back, exact: true })
    await open('/reservations')
    await fillStepOne(page)
    for (const step of [2, 3] as const) {
      await goToStep(page, step)
      await page.getByRole('banner').getByRole('link', { name: linkNames.about.title }).click()
      await expect(page).toHaveTitle(pageTitle(about.hero.title))
      await page.goBack()
      await expectStep(page, step)
      await page.reload()
      await hydrated(page)
      await expectStep(page, 2)
      await expect(page.getByLabel(reservations.guest.firstName)).toHaveValue('')
      await back.click()
      await expectStep(page, 1)
      await expect(forward(page)).toBeEnabled()
    }
  })

  test('Forward of the browser does not pass a required field that was emptied or changed', async ({
    page,
    open,
  }) => {
    const email = page.getByRole('main').getByLabel(reservations.guest.email)
    await open(STAY)
    await goToStep(page, 3)
    for (const text of ['', 'nonsense']) {
      await page.getByRole('button', { name: reservations.back, exact: true }).click()
      await expectStep(page, 2)
      await email.fill(text)
      await page.goForward()
      await expectStep(page, 2)
      await email.press('x')
      await expectStep(page, 2)
      await email.fill('ayesha@guest.example')
      await forward(page).click()
      await expectStep(page, 3)
    }
    await test.step('nor a stay that is no longer chosen, and filling in moves nothing', async () => {
      for (const step of [2, 1] as const) {
        await page.goBack()
        await expectStep(page, step)
      }
      await chooseDay(page, common.dates.checkIn, CHECK_OUT)
      await page.goForward()
      await expectStep(page, 1)
      await expect(forward(page)).toBeDisabled()
      await chooseDay(page, common.dates.checkOut, '2026-12-04')
      await expect(forward(page)).toBeEnabled()
      await expectStep(page, 1)
      await forward(page).click()
      await expectStep(page, 2)
    })
  })

  test('a second press on a button before its step has come moves no further', async ({
    page,
    open,
  }) => {
    const pressTwice = (name: string) =>
      page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
    await open('/about')
    await page.getByRole('banner').getByRole('link', { name: linkNames.bookNow.title }).click()
    await fillStepOne(page)
    await pressTwice(reservations.forward[0])
    await fillStepTwo(page)
    await pressTwice(reservations.forward[1])
    await expectStep(page, 3)
    await pressTwice(reservations.back)
    await expectStep(page, 2)
    await forward(page).click()
    await page.getByRole('checkbox').check()
    await forward(page).click()
    await test.step('the confirmation leads to step 1, empty, and one Back leaves the page', async () => {
      const letter = page.getByRole('heading', { name: requestWords.title })
      await expect(letter).toBeFocused()
      await expect(letter).toBeInViewport()
      await expect(forward(page)).toBeDisabled()
      await page.goBack()
      await expect(page).toHaveTitle(pageTitle(about.hero.title))
      for (const entry of [1, 2]) {
        await page.goForward()
        await expectStep(page, 1)
        await expect(forward(page), `entry ${entry}`).toBeDisabled()
      }
    })
  })
})

test.describe('Today is the day at the hotel', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })

  test('a guest far to the west cannot choose the day that has ended at the hotel', async ({
    page,
    open,
  }) => {
    await page.clock.setFixedTime(atHotel('2027-03-16', '00:30'))
    await open('/reservations')
    await page.getByRole('button', { name: common.dates.checkIn }).click()
    await expect(dayIn(page, '2027-03-15')).toBeDisabled()
    await expect(
      page.getByRole('button', { name: calendar.nameOfDay('2027-03-16', { today: true }) }),
    ).toBeEnabled()
  })
})

test('a check-in that has passed by the time of confirming gets a notice, and nothing else is lost', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T09:00:00Z'))
  await open(`/reservations?room=${room.id}&from=2027-03-15&to=2027-03-18`)
  await forward(page).click()
  await fillStepTwo(page)
  await forward(page).click()
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

test('a party too large for a room is told on its card and in the summary which one fits', async ({
  page,
  open,
}) => {
  await open(stayAddress(room))
  await page.getByLabel(reservations.dates.adults).selectOption('3')
  const card = typeCard(page, room)
  await expect(card).toHaveAccessibleName(new RegExp(reservations.tooSmall(3)))
  const advice = page.getByText(
    reservations.tooSmallFor(3, room.name, room.capacity, smallestFor(roomTypes, 3)?.name),
  )
  await expect(advice).toBeVisible()
  await page.getByLabel(reservations.dates.adults).selectOption('4')
  await page.getByLabel(reservations.dates.children).selectOption('3')
  const second = page.getByText(
    reservations.tooSmallFor(7, room.name, room.capacity, smallestFor(roomTypes, 7)?.name),
  )
  await expect(second).toBeVisible()
  await forward(page).click()
  await fillStepTwo(page)
  await forward(page).click()
  await expect(second).toBeVisible()
})
