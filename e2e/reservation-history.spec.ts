import { reservations } from '#words/reservations.ts'
import { fillStepOne, fillStepTwo, forward, stepHeading } from './reservation-form.ts'
import { expect, hydrated, test } from './test.ts'

test.describe('Steps of the reservation belong to the history', () => {
  test('Back and Forward of the browser move between steps and keep everything', async ({
    page,
    open,
  }) => {
    await open('/reservations')
    await fillStepOne(page)
    await forward(page).click()
    await fillStepTwo(page)
    await forward(page).click()
    await expect(stepHeading(page, 3)).toBeFocused()

    await page.goBack()
    await expect(stepHeading(page, 2)).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('Ayesha')
    await page.goBack()
    await expect(stepHeading(page, 1)).toBeFocused()
    await expect(page.getByRole('radio', { name: /^Deluxe Room/ })).toBeChecked()
    await page.goForward()
    await page.goForward()
    await expect(stepHeading(page, 3)).toBeFocused()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(stepHeading(page, 2)).toBeFocused()
  })

  test('leaving the page and coming back keeps step and entries; a reload begins at step 1', async ({
    page,
    open,
  }) => {
    await open('/reservations')
    await fillStepOne(page)
    await forward(page).click()
    await fillStepTwo(page)
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveTitle(/^Gallery/)
    await page.goBack()
    await expect(page.getByLabel('First name')).toHaveValue('Ayesha')
    await page.reload()
    await hydrated(page)
    await expect(stepHeading(page, 1)).toBeVisible()
    await expect(forward(page)).toBeDisabled()
  })

  test('a confirmation cannot be repeated by Back', async ({ page, open }) => {
    await open('/reservations')
    await fillStepOne(page)
    await forward(page).click()
    await fillStepTwo(page)
    await forward(page).click()
    await page.getByRole('checkbox').check()
    await forward(page).click()
    await expect(page.getByText(reservations.confirmed.title)).toBeVisible()
    await expect(stepHeading(page, 1)).toBeVisible()
    await page.goBack()
    await expect(stepHeading(page, 1)).toBeVisible()
    await expect(forward(page)).toBeDisabled()
  })

  test('the room of the address is chosen on arrival and never changes a later choice', async ({
    page,
    open,
  }) => {
    await open('/reservations?room=suite')
    await expect(page.getByRole('radio', { name: /^Suite/ })).toBeChecked()
    await fillStepOne(page)
    await forward(page).click()
    await page.goBack()
    await expect(page.getByRole('radio', { name: /^Deluxe Room/ })).toBeChecked()
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveTitle(/^Gallery/)
    await page.goBack()
    await expect(page.getByRole('radio', { name: /^Deluxe Room/ })).toBeChecked()
  })
})

test.describe('Today is the day in Sylhet', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('a guest far to the west cannot choose the day that has ended in Sylhet', async ({
    page,
    open,
  }) => {
    await page.clock.setFixedTime(new Date('2027-03-15T19:00:00Z')) // noon there, 16 March in Sylhet
    await open('/reservations')
    await page.getByRole('button', { name: 'Check-in date' }).click()
    await expect(page.getByRole('button', { name: /15 March 2027/ })).toBeDisabled()
    await expect(page.getByRole('button', { name: /16 March 2027, today/ })).toBeEnabled()
  })
})

test('a check-in that has passed by the time of confirming gets a notice, and nothing else is lost', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T09:00:00Z'))
  await open('/reservations?room=deluxe')
  for (const [field, day] of [
    ['Check-in date', '15 March 2027'],
    ['Check-out date', '18 March 2027'],
  ] as const) {
    await page.getByRole('button', { name: field }).click()
    await page.getByRole('button', { name: new RegExp(`day ${day}`) }).click()
  }
  await forward(page).click()
  await fillStepTwo(page)
  await forward(page).click()
  await page.getByRole('checkbox').check()
  await page.clock.setFixedTime(new Date('2027-03-16T09:00:00Z'))
  await forward(page).click()
  await expect(stepHeading(page, 1)).toBeFocused()
  await expect(page.getByText(reservations.pastCheckIn('15 March 2027'))).toBeVisible()
  await expect(page.getByText(reservations.confirmed.title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Check-in date' }).click()
  await page.getByRole('button', { name: /day 16 March 2027/ }).click()
  await forward(page).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ayesha')
})

test('a party too large for a room is told on its card and in the summary which room fits; nothing is blocked', async ({
  page,
  open,
}) => {
  await open('/reservations')
  await page.getByLabel('Adults').selectOption('3')
  const card = page.getByRole('radio', { name: /^Deluxe Room/ })
  await expect(card).toHaveAccessibleName(/Too small for 3 guests/)
  await fillStepOne(page)
  const advice = page.getByText(reservations.tooSmallFor(3, 'Deluxe Room', 2, 'Suite'))
  await expect(advice).toBeVisible()
  await page.getByLabel('Adults').selectOption('4')
  await page.getByLabel('Children').selectOption('3')
  const second = page.getByText(reservations.tooSmallFor(7, 'Deluxe Room', 2))
  await expect(second).toBeVisible()
  await forward(page).click()
  await fillStepTwo(page)
  await forward(page).click()
  await expect(second).toBeVisible()
})
