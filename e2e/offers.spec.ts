import type { Page } from '@playwright/test'
import { offers } from '#app/content/offers.ts'
import { reservationPath } from '#app/paths.ts'
import { expect, expectNothing, test } from './test.ts'
import { footer, specialOffers } from './words.ts'

const cards = (page: Page) =>
  page.getByRole('region', { name: specialOffers.listTitle }).getByRole('article')
const email = (page: Page) => page.getByRole('main').getByLabel(specialOffers.newsletter.label)
const subscribe = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: specialOffers.newsletter.submit })
const refused = (page: Page) => page.getByRole('main').locator('input:user-invalid')

test('Offers: an offer whose last day has passed says so', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2031-05-01T12:00:00Z'))
  await open('/special-offers')
  await expect(page.getByText(specialOffers.popular, { exact: true })).toHaveCount(1)
  const past = page.getByRole('heading', { name: specialOffers.past })
  const ended = past.locator('..').getByRole('article')
  await expect(ended).toHaveCount(offers.filter(({ validUntil }) => validUntil).length)
})

test('Offers: Book This Offer leads to the reservation with the offer', async ({ page, open }) => {
  await open('/special-offers')
  for (const { id, title, roomType = '' } of offers)
    await expect(
      page.getByRole('link', { name: `${specialOffers.book}: ${title}` }),
    ).toHaveAttribute('href', reservationPath({ ...(roomType && { roomType }), offer: id }))
  await test.step('the whole card is one link and one tab stop', async () => {
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await first.getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(second.getByRole('link')).toBeFocused()
    await second.click({ position: { x: 20, y: 14 } }) // over the picture
    await expect(page).toHaveURL(/\/reservations\?.*offer=/)
  })
})

test('Offers: Subscribe refuses an ill-formed address, and else does nothing', async ({
  page,
  open,
}) => {
  await open('/special-offers')
  await email(page).fill('not an address')
  await expect(refused(page)).toHaveCount(0)
  await subscribe(page).click()
  await expect(email(page)).toBeFocused()
  await expect(refused(page)).toHaveCount(1)

  await email(page).fill('ayesha@guest.example')
  await expectNothing(page, async () => {
    await email(page).press('Enter')
    await subscribe(page).click()
  })
  await expect(email(page)).toHaveValue('ayesha@guest.example')
  await expect(page.getByText(footer.newsletter.thanks.title)).toHaveCount(0)
})
