import type { Page } from '@playwright/test'
import { dish, like, otherDish, room } from './examples.ts'
import { expect, expectAccessible, test } from './test.ts'
import { atTable, cart, onlineOrder, shareCart, sharedCart } from './words.ts'

const quantity = (page: Page, name: string) => page.getByLabel(cart.quantity(name))

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('Shared cart: the link that is copied holds it, and so does the code beside it', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open(`/cart#basket=${dish.id}*2,moon-soup`)
  const left = sharedCart.unknown(['moon-soup'])
  await expect(page.getByText(`${sharedCart.taken} ${left}`)).toBeVisible()
  await page.getByRole('button', { name: shareCart.share }).click()
  await expect(page.getByText(shareCart.copied.title)).toBeVisible()
  await page.getByText(shareCart.showCode).click()
  await expect(page.getByRole('img', { name: shareCart.code })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(quantity(page, dish.name)).toHaveValue('2')
  await expect(page).toHaveURL(/\/cart$/)
})

test('Shared cart: it asks before it replaces another', async ({ page, open }) => {
  const count = page.getByRole('link', { name: like(onlineOrder.cart(0)) })
  const dialog = page.getByRole('dialog', { name: sharedCart.title })
  const openLink = () =>
    page.evaluate(
      (held) => location.assign(`#basket=${held}`),
      `${otherDish.id}*3,moon-soup,${room.id}&table=9`,
    )
  await open('/online-order')
  await page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()
  await openLink()
  await expect(dialog).toContainText(`3 × ${otherDish.name}`)
  await expect(dialog).toContainText(sharedCart.unknown(['moon-soup']))
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/online-order$/)
  await page.goForward()
  await dialog.getByRole('button', { name: sharedCart.keep }).press('Enter')
  await expect(count).toHaveText(onlineOrder.cart(1))
  // Until the URL is free again, the same link would change nothing.
  await expect(page).toHaveURL(/\/online-order$/)
  await openLink()
  await dialog.getByRole('button', { name: sharedCart.replace }).press('Enter')
  await expect(count).toHaveText(onlineOrder.cart(4))
  await expect(page.getByText(atTable.table(9))).toBeVisible()
})

test('Shared cart: what cannot be had is named', async ({ page, open }) => {
  await open('/cart#basket=%E0%A4%A,moon-soup*99999')
  await expect(page.getByText(sharedCart.nothing)).toBeVisible()
  await expect(page.getByRole('heading', { name: cart.empty.title })).toBeVisible()
})
