import type { Locator, Page } from '@playwright/test'
import type { IsoDate, IsoMonth } from '#app/domain/day.ts'
import { reservationPath } from '#app/paths.ts'
import { formatDayLong, formatMonth } from '#language'
import { room } from './examples.ts'
import { expect } from './test.ts'
import { reservations, calendar as words } from './words.ts'

/** The button to the next step. */
export const forward = (page: Page) =>
  page.getByRole('button', { name: new RegExp(reservations.forward.join('|')) })

export const stepHeading = (page: Page, step: 1 | 2 | 3) =>
  page.getByRole('heading', {
    name:
      [reservations.dates.title, reservations.guest.title, reservations.payment.title][step - 1] ??
      '',
  })

/** Four nights, of which the calendar shows the last two in the next month. */
export const [CHECK_IN, CHECK_OUT] = ['2026-11-28', '2026-12-02'] as const

export const dayIn = (calendar: Page | Locator, day: IsoDate) =>
  calendar.getByRole('button', { name: formatDayLong(day) })

export const nextMonth = (calendar: Page | Locator) =>
  calendar.getByRole('button', { name: words.nextMonth })

/** Opens the calendar of a field, unless it has opened by itself after the check-in. */
export async function chooseDay(page: Page, field: string, day: IsoDate) {
  const calendar = page.getByRole('dialog', { name: field })
  await expect(async () => {
    if (!(await calendar.isVisible())) await page.getByRole('button', { name: field }).click()
    await expect(calendar).toBeVisible({ timeout: 500 })
  }).toPass()
  await chooseDayIn(calendar, day)
}

export async function chooseDayIn(calendar: Locator, day: IsoDate) {
  const month = formatMonth(day.slice(0, 7) as IsoMonth)
  while (!(await calendar.getByText(month, { exact: true }).isVisible()))
    await nextMonth(calendar).click()
  await dayIn(calendar, day).click()
  await expect(calendar).toBeHidden()
}

export const typeCard = (page: Page, { name }: { name: string }) =>
  page.getByRole('radio', {
    name: new RegExp(
      `^${name.replace(/[()]/g, '\\$&')} (${reservations.capacity(0).split('0')[0]}|${reservations.tooSmall(0).split('0')[0]})`,
    ),
  })

/** The URL of the form with the first step filled in. */
export const stayUrl = ({ id }: { id: string } = room) =>
  reservationPath({ roomType: id, checkIn: CHECK_IN, checkOut: CHECK_OUT })

export async function fillStepTwo(page: Page) {
  await page.getByLabel(reservations.guest.firstName).fill('Ayesha')
  await page.getByLabel(reservations.guest.lastName).fill('Rahman')
  await page.getByLabel(reservations.guest.email).first().fill('ayesha@guest.example')
  await page.getByLabel(reservations.guest.phone).fill('+880 1711 000000')
}

/** Goes from a complete step 1 to a later step. */
export async function goToStep(page: Page, step: 2 | 3) {
  await forward(page).click()
  await expectStep(page, 2)
  await fillStepTwo(page)
  if (step === 3) await forward(page).click()
  await expectStep(page, step)
}

export const expectStep = (page: Page, step: 1 | 2 | 3) =>
  expect(page.locator('[aria-current=step]')).toContainText(reservations.steps[step - 1] ?? '')
