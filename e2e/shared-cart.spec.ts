import type { Page } from '@playwright/test'
import { dish, otherDish, room } from './examples.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

const quantity = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`)

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const viewport of [DESKTOP, PHONE])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a cart is shared by a link that holds it, and comes back from there after a reload', async ({
      page,
      open,
    }) => {
      await open('/online-order')
      await page.getByRole('button', { name: `Add to Cart: ${dish.name}` }).click()
      await page.getByRole('button', { name: `Add to Cart: ${dish.name}` }).click()
      await page.getByRole('link', { name: /^Cart/ }).click()
      await page.getByRole('button', { name: 'Copy a link to this cart' }).click()
      await expect(page.getByText('Link copied')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      await page.goto('about:blank')
      await page.goto(link)
      await expect(quantity(page, dish.name)).toHaveValue('2')
      await expect(page).toHaveURL(/\/cart$/)
    })

    test('a shared cart asks before it replaces one that is not empty, and names what is gone', async ({
      page,
      open,
    }) => {
      await open('/online-order')
      await page.getByRole('button', { name: `Add to Cart: ${dish.name}` }).click()
      const openLink = () =>
        page.evaluate(
          (held) => location.assign(`#basket=${held}`),
          `${otherDish.id}*3,moon-soup,${room.id}`,
        )
      await openLink()
      const dialog = page.getByRole('dialog', { name: 'A cart was shared with you' })
      await expect(dialog).toContainText(`3 × ${otherDish.name}`)
      await expect(dialog).toContainText('We no longer have: moon-soup.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Keep my cart' }).press('Enter')
      await expect(page.getByRole('link', { name: /^Cart/ })).toHaveText('Cart (1)')
      // The address is free again once the dialog has left; the same link before that would change nothing.
      await expect(page).toHaveURL(/\/online-order$/)
      await openLink()
      await dialog.getByRole('button', { name: 'Take the shared cart' }).press('Enter')
      await expect(page.getByRole('link', { name: /^Cart/ })).toHaveText('Cart (4)')
    })
  })

test('a link whose commas and stars were percent-encoded fills the cart, and no link makes the site speak at length', async ({
  page,
  open,
}) => {
  await open(
    `/cart#basket=${dish.id}%2A2%2C${otherDish.id}%2C${'call-us-for-a-refund-'.repeat(99)}`,
  )
  await expect(quantity(page, dish.name)).toHaveValue('2')
  await expect(quantity(page, otherDish.name)).toHaveValue('1')
  await expect(page.getByText('We no longer have: call-us-for-a-refund-cal….')).toBeVisible()
})

test('a link without anything that we have leaves the cart as it is', async ({ page, open }) => {
  await open('/cart#basket=%E0%A4%A,moon-soup*99999')
  await expect(page.getByText('Nothing in this link is on our menu any more.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})
