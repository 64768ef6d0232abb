import type { Page } from '@playwright/test'
import { cart } from '#words/cart.ts'
import { onlineOrder } from '#words/online-order.ts'
import { sharedCart } from '#words/shared-cart.ts'
import { dish, like, otherDish, room } from './examples.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

const quantity = (page: Page, name: string) => page.getByLabel(cart.quantity(name))

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const viewport of [DESKTOP, PHONE])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a cart is shared by a link that holds it, and comes back from there after a reload', async ({
      page,
      open,
    }) => {
      await open('/online-order')
      await page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()
      await page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()
      await page.getByRole('link', { name: like(onlineOrder.cart(0)) }).click()
      await page.getByRole('button', { name: sharedCart.share }).click()
      await expect(page.getByText(sharedCart.copied.title)).toBeVisible()
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
      await page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()
      const openLink = () =>
        page.evaluate(
          (held) => location.assign(`#basket=${held}`),
          `${otherDish.id}*3,moon-soup,${room.id}`,
        )
      await openLink()
      const dialog = page.getByRole('dialog', { name: sharedCart.title })
      await expect(dialog).toContainText(`3 × ${otherDish.name}`)
      await expect(dialog).toContainText(sharedCart.unknown(['moon-soup']))
      await expectAccessible(page)
      await dialog.getByRole('button', { name: sharedCart.keep }).press('Enter')
      await expect(page.getByRole('link', { name: like(onlineOrder.cart(0)) })).toHaveText(
        onlineOrder.cart(1),
      )
      // The address is free again once the dialog has left; the same link before that would change nothing.
      await expect(page).toHaveURL(/\/online-order$/)
      await openLink()
      await dialog.getByRole('button', { name: sharedCart.replace }).press('Enter')
      await expect(page.getByRole('link', { name: like(onlineOrder.cart(0)) })).toHaveText(
        onlineOrder.cart(4),
      )
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
  await expect(page.getByText(sharedCart.unknown(['call-us-for-a-refund-cal…']))).toBeVisible()
})

test('a link without anything that we have leaves the cart as it is', async ({ page, open }) => {
  await open('/cart#basket=%E0%A4%A,moon-soup*99999')
  await expect(page.getByText(sharedCart.nothing)).toBeVisible()
  await expect(page.getByRole('heading', { name: cart.empty.title })).toBeVisible()
})
