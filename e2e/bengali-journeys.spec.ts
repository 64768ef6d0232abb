import { offerNotes } from '#app/content/bn/offer-names.ts'
import { reservations } from '#app/content/bn/reservations.ts'
import { sharedCart } from '#app/content/bn/shared-cart.ts'
import { fillStepTwo, forward, stayUrl } from './reservation-form.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'
import {
  chat as chatHere,
  common as commonHere,
  frame as frameHere,
  linkNames,
  onlineOrder as orderHere,
  reservations as stayHere,
} from './words.ts'

test.use({ locale: 'bn-BD' })

test('Other language: it opens a new tab where something would be lost', async ({ page, open }) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'বাংলা' })
  const inNewTab = async () => {
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
    await (await inNewTab()).close()
    await expect(page.getByPlaceholder(chatHere.placeholder)).toHaveValue('Is there a cot?')
  })
  await test.step('a reservation goes along but for its words, and stays', async () => {
    await open(`${stayUrl()}&offer=extended-stay`)
    await page.getByLabel(stayHere.dates.adults).selectOption('3')
    await forward(page).click()
    await fillStepTwo(page)
    const other = await inNewTab()
    await expect(other).toHaveURL(/\/bn\/reservations\?room=.*&offer=extended-stay/)
    await expect(other.getByLabel(reservations.dates.adults)).toHaveValue('3')
    await expect(other.getByText(offerNotes.rules['extended-stay'])).toBeVisible()
    await other.close()
    await expectAccessible(page)
  })
})
