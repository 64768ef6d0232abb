import type { Page } from '@playwright/test'
import { utcOffset } from '#app/content/site.ts'
import { addDays, today } from '#app/domain/stay.ts'
import { stayQuery } from '#app/domain/stay-query.ts'
import { room } from './examples.ts'
import { expect, tomorrowPlus } from './test.ts'

/** The button that goes on: its label tells the step. */
export const forward = (page: Page) => page.getByRole('button', { name: /^(Continue to|Confirm)/ })

/** The heading of the current step. */
export const stepHeading = (page: Page, step: 1 | 2 | 3) =>
  page.getByRole('heading', {
    name: ['Your dates and company', 'Who is coming?', 'Payment method'][step - 1] ?? '',
  })

/** Chooses the day after so many days from tomorrow. */
export async function chooseDay(page: Page, field: string, days: number) {
  const { day, month } = tomorrowPlus(days)
  await page.getByRole('button', { name: field }).click()
  const calendar = page.getByRole('dialog', { name: field })
  await expect(calendar).toBeVisible()
  while (!(await calendar.getByText(month, { exact: true }).isVisible()))
    await calendar.getByRole('button', { name: /next month/i }).click()
  await calendar.getByRole('button', { name: new RegExp(` ${day} ${month}`) }).click()
  await expect(calendar).toBeHidden()
}

/** The card of a room type in the first step. */
export const typeCard = (page: Page, { name }: { name: string }) =>
  page.getByRole('radio', { name: new RegExp(`^${name} (Up to|Too small)`) })

/** The address of the form with its first step filled in as `fillStepOne` does, without the calendar. */
export const stayAddress = ({ id } = room) => {
  const day = (days: number) => addDays(today(new Date(), utcOffset), days)
  return `/reservations${stayQuery({ roomType: id, checkIn: day(4), checkOut: day(8) })}`
}

export async function fillStepOne(page: Page, from = 3, to = 7, type = room) {
  await chooseDay(page, 'Check-in date', from)
  await chooseDay(page, 'Check-out date', to)
  await typeCard(page, type).check()
}

export async function fillStepTwo(page: Page) {
  await page.getByLabel('First name').fill('Ayesha')
  await page.getByLabel('Last name').fill('Rahman')
  await page.getByLabel('E-mail').first().fill('ayesha@guest.example')
  await page.getByLabel('Phone').fill('+880 1711 000000')
}
