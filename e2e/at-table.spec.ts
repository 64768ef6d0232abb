import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { formatSum } from '#language'
import { dish, furtherLanguages, like } from './examples.ts'
import { overflow } from './layout.ts'
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './test.ts'
import { atTable, cart, inCart, onlineOrder, tableCards } from './words.ts'

const fee = formatSum(DELIVERY_FEE)
const total = formatSum(2 * dish.price)

/** Words shown beside the English ones if the site has Bengali pages. */
const inBengali = (...words: string[]) =>
  furtherLanguages.some(({ lang }: { lang: string }) => lang === 'bn') ? words : []
const bengaliDigits = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(+digit))

/** What a camera reads from a picture of the code. */
async function scan(code: Locator) {
  await expect(code).toBeVisible()
  const image = sharp(await code.screenshot()).ensureAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  expect(read, 'a camera reads the code').not.toBeNull()
  return read?.data ?? ''
}

const addDish = (page: Page) =>
  page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()
const goToCart = (page: Page) => page.getByRole('link', { name: like(onlineOrder.cart(0)) }).click()

test('Table cards: each leads to the menu at its table', async ({ page, open, baseURL }) => {
  const cards = page.getByRole('main').getByRole('listitem')
  await open(`/table-cards?tables=${encodeURIComponent('<b>9</b>')}`)
  await expect(cards, 'one sheet where the number is none').toHaveCount(8)
  await page.getByLabel(tableCards.count).fill('12')
  await page.getByRole('button', { name: tableCards.draw }).click()
  await expect(cards).toHaveCount(12)
  await expect(page).toHaveURL(/tables=12$/)
  for (const words of [
    ...[atTable.table(7), atTable.scan, '/online-order?table=7'],
    ...inBengali('টেবিল ৭', 'মেনু দেখতে স্ক্যান করুন'),
  ])
    await expect(cards.nth(6)).toContainText(words)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBe(0)
  await test.step('on paper there are only the cards, and a camera reads them', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: tableCards.title })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const url = await scan(page.getByRole('img', { name: tableCards.code(12) }))
    expect(url).toBe(`${baseURL}/online-order?table=12`)
  })
})

test('At a table: no delivery fee; the waiter reads the order in every language or scans it', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/online-order?table=7')
  await expect(page.getByRole('region', { name: onlineOrder.informationLabel })).toHaveCount(0)
  await addDish(page)
  await addDish(page)
  await goToCart(page)
  const totals = page.getByRole('complementary', { name: cart.totals.title })
  const screen = page.getByRole('dialog', { name: atTable.showOrder })
  await expect(totals).toContainText(atTable.table(7))
  await expect(totals).toContainText(atTable.noDelivery)
  await expect(totals).not.toContainText(fee)
  await totals.getByRole('button').first().click()
  for (const words of [
    ...[atTable.table(7), `2 × ${dish.name}`, `${atTable.total} ${total}`],
    ...inBengali('টেবিল ৭', '২ × ', bengaliDigits(total)),
  ])
    await expect(screen).toContainText(words)
  await expectAccessibleAtBothWidths(page)
  await test.step('the code can be read on a small phone in forced colours', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const url = await scan(screen.getByRole('img'))
    expect(url).toContain(`/cart#basket=${dish.id}*2&table=7`)
  })
  await page.keyboard.press('Escape')
  await expect(screen).toBeHidden()
  await test.step('the next time, what is new is marked', async () => {
    await expect(page.getByText(atTable.added(2))).toHaveCount(0)
    await page.getByRole('button', { name: cart.more(dish.name) }).click()
    const show = totals.getByRole('button', { name: atTable.showOrder })
    await show.click()
    await expect(screen).toContainText(`3 × ${dish.name} (${atTable.added(1)})`)
    await page.keyboard.press('Escape')
    await show.click()
    await screen.getByRole('button', { name: atTable.waiterHasIt }).click()
    await expect(screen).toBeHidden()
    await page.getByRole('button', { name: cart.fewer(dish.name) }).click()
    await show.click()
    await expect(screen).not.toContainText(atTable.added(1))
    await expect(screen.locator('s').first()).toHaveText(`1 × ${dish.name}`)
    await page.keyboard.press('Escape')
  })
  await test.step('a reload keeps the table, and says that the cart begins anew', async () => {
    await page.reload()
    await expect(page.getByText(atTable.empty(7))).toBeVisible()
  })
})

test('At a table: who leaves it gets a delivery, also after Back', async ({ page, open }) => {
  const leave = page.getByRole('button', { name: atTable.leave })
  const totals = page.getByRole('complementary', { name: cart.totals.title })
  await open('/online-order?table=7&course=mains')
  await leave.click()
  await expect(page).toHaveURL(/online-order\?course=mains$/)
  await expect(page.getByText(atTable.table(7))).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await test.step('also if it was left in the cart, and the menu before it in the history names the table', async () => {
    await open('/online-order?table=7')
    await page.reload()
    await expect(page.getByText(atTable.table(7))).toBeVisible()
    await addDish(page)
    await goToCart(page)
    await totals.getByRole('button', { name: atTable.leave }).click() // the menu has one too
    const asked = page.getByRole('dialog', { name: atTable.table(7) })
    await expect(asked).toContainText(inCart.leaving(1))
    await asked.getByRole('button', { name: inCart.keepDishes }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/online-order$/)
    await expect(page.getByText(atTable.table(7))).toHaveCount(0)
    await goToCart(page)
    await expect(totals).toContainText(fee)
    await expect(page.getByRole('button', { name: atTable.showOrder })).toHaveCount(0)
  })
  await test.step('a guest who leaves can take the dishes out instead', async () => {
    await page.goto('about:blank')
    await open(`/cart#basket=${dish.id}&table=7`)
    await totals.getByRole('button', { name: atTable.leave }).click()
    await page.getByRole('button', { name: inCart.takeOut }).click()
    await expect(page.getByRole('heading', { name: cart.empty.title })).toBeVisible()
  })
})
