import type { Page } from '@playwright/test'
import { common } from '#app/content/bn/common.ts'
import { offerNotes } from '#app/content/bn/offer-names.ts'
import { requestWords } from '#app/content/bn/request.ts'
import { reservations } from '#app/content/bn/reservations.ts'
import { sharedCart } from '#app/content/bn/shared-cart.ts'
import { languages } from '#app/content/languages.js'
import { calendarOf, fillStepTwo, forward, stayUrl } from './reservation-form.ts'
import { expect, expectAccessible, hydrated, PHONE, test } from './test.ts'
import {
  chat as chatHere,
  common as commonHere,
  frame as frameHere,
  linkNames,
  onlineOrder as orderHere,
  requestWords as requestHere,
  reservations as stayHere,
} from './words.ts'

test.use({ locale: 'bn-BD' })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('Reservation in Bengali: from the calendar to the letter', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  await open('/bn/reservations?room=deluxe')
  for (const field of [common.dates.checkIn, common.dates.checkOut]) {
    const calendar = await calendarOf(page, field)
    const days = calendar.getByRole('gridcell').getByRole('button')
    await expect(calendar.locator('th').first()).toHaveText(/^রবি/)
    await expect(days.first()).toHaveText(/^[০-৯]+$/)
    await days.and(page.locator(':enabled')).first().click()
  }
  await expect(page.getByText(/[০-৯]+ রাত: \$[০-৯,]+/).first()).toBeVisible()
  await button(page, reservations.forward[0]).click()
  const { firstName, lastName, email, phone } = reservations.guest
  await page.getByLabel(firstName).fill('আয়েশা')
  await page.getByLabel(lastName).fill('রহমান')
  await page.getByLabel(email).first().fill('ayesha@guest.example')
  await page.getByLabel(phone).fill('01711 000000')
  await button(page, reservations.forward[1]).click()
  await page.getByRole('checkbox').check()
  await button(page, reservations.forward[2]).click()
  const card = page.getByRole('region', { name: requestWords.title })
  await expect(card).toContainText('আয়েশা রহমান')
  await expect(card).toContainText(/[০-৯]{6}-[গজতদনবমরলস]{4}/)
})

test('Other language: it has the same page, its query and its cart, and so has the link back', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/online-order?course=mains')
  await page.getByRole('button', { name: orderHere.addToCart }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(/\/bn\/online-order\?course=mains$/)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'কার্ট (১)' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: languages[0].name }).click()
  await expect(page).toHaveURL(/(?<!\/bn)\/online-order/)
  await hydrated(page)
  const cart = page.getByRole('main').locator('a[href$="/cart"]')
  await expect(cart).toHaveText(orderHere.cart(1))

  await page.reload()
  await hydrated(page)
  await expect(cart).toHaveText(orderHere.cart(0))
})

test('Other language: it opens beside where something would be lost', async ({ page, open }) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'বাংলা' })
  const beside = async () => {
    await expect(link).toHaveAccessibleName(`বাংলা ${commonHere.newTab}`)
    const opening = page.waitForEvent('popup')
    await link.click()
    const other = await opening
    await hydrated(other)
    return other
  }
  await test.step('the cart arrives without a word, where the page was open', async () => {
    await open('/online-order')
    await page.getByRole('button', { name: orderHere.addToCart }).first().click()
    const terms = page.getByRole('contentinfo').getByRole('link', { name: linkNames.terms.title })
    await terms.click()
    await expect(page).toHaveURL(/\/terms$/)
    await page.evaluate(() => location.assign('#cancellation'))
    await link.click()
    await expect(page).toHaveURL(/\/bn\/terms#cancellation$/)
    await hydrated(page)
    await expect(page.getByText(sharedCart.title)).toHaveCount(0)
    await expect(page.locator('#cancellation')).toBeInViewport()
  })
  await test.step('a conversation stays', async () => {
    await open('/about')
    await page.getByRole('button', { name: frameHere.chat.open }).click()
    await page.getByPlaceholder(chatHere.placeholder).fill('Is there a cot?')
    await (await beside()).close()
    await expect(page.getByPlaceholder(chatHere.placeholder)).toHaveValue('Is there a cot?')
  })
  await test.step('a reservation goes along but for its words, and stays with its letter', async () => {
    await open(`${stayUrl()}&offer=extended-stay`)
    await page.getByLabel(stayHere.dates.adults).selectOption('3')
    await forward(page).click()
    await fillStepTwo(page)
    const other = await beside()
    await expect(other).toHaveURL(/\/bn\/reservations\?room=.*&offer=extended-stay/)
    await expect(other.getByLabel(reservations.dates.adults)).toHaveValue('3')
    await expect(other.getByText(offerNotes.rules['extended-stay'])).toBeVisible()
    await other.close()
    await forward(page).click()
    await page.getByRole('checkbox').check()
    await forward(page).click()
    await expect(page.getByRole('region', { name: requestHere.title })).toBeVisible()
    await (await beside()).close()
    await expectAccessible(page)
  })
})
