import type { Locator, Page } from '@playwright/test'
import { stayQuery } from '#app/content/rooms/stay-link.ts'
import { room } from './examples.ts'
import { expect } from './test.ts'

/** The button that goes on: its label tells the step. */
export const forward = (page: Page) => page.getByRole('button', { name: /^(Continue to|Confirm)/ })

/** The heading of the current step. */
export const stepHeading = (page: Page, step: 1 | 2 | 3) =>
  page.getByRole('heading', {
    name: ['Your dates and party', 'Who is coming?', 'Payment method'][step - 1] ?? '',
  })

/** Four nights, of which the calendar shows the last two in the next month. */
export const [CHECK_IN, CHECK_OUT] = ['28 November 2026', '2 December 2026'] as const

/** Chooses a day, written as the field shows it. */
export async function chooseDay(page: Page, field: string, day: string) {
  await page.getByRole('button', { name: field }).click()
  const calendar = page.getByRole('dialog', { name: field })
  await expect(calendar).toBeVisible()
  await chooseDayIn(calendar, day)
}

/** Chooses a day in a calendar that is open. */
export async function chooseDayIn(calendar: Locator, day: string) {
  const month = day.replace(/^\d+ /, '')
  while (!(await calendar.getByText(month, { exact: true }).isVisible()))
    await calendar.getByRole('button', { name: /next month/i }).click()
  await calendar.getByRole('button', { name: new RegExp(` ${day}`) }).click()
  await expect(calendar).toBeHidden()
}

/** The card of a room type in the first step. */
export const typeCard = (page: Page, { name }: { name: string }) =>
  page.getByRole('radio', { name: new RegExp(`^${name} (Up to|Too small)`) })

/** The address of the form with its first step filled in as `fillStepOne` does, without the calendar. */
export const stayAddress = ({ id } = room) =>
  `/reservations${stayQuery({ roomType: id, checkIn: '2026-11-28', checkOut: '2026-12-02' })}`

export async function fillStepOne(page: Page) {
  await chooseDay(page, 'Check-in date', CHECK_IN)
  await chooseDay(page, 'Check-out date', CHECK_OUT)
  await typeCard(page, room).check()
}

export async function fillStepTwo(page: Page) {
  await page.getByLabel('First name').fill('Ayesha')
  await page.getByLabel('Last name').fill('Rahman')
  await page.getByLabel('E-mail').first().fill('ayesha@guest.example')
  await page.getByLabel('Phone').fill('+880 1711 000000')
}
