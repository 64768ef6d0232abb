import type { Browser, Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { formatSum } from '#language'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { onlineOrder } from '#words/online-order.ts'
import { requestWords } from '#words/request.ts'
import { sharedCart } from '#words/shared-cart.ts'
import { tableCards } from '#words/table-cards.ts'
import { isOfflineOn } from '../scripts/build/environment.mjs'
import { dish, found, furtherLanguages, like, room } from './examples.ts'
import { overflow } from './layout.ts'
import { fillStepTwo, forward, stayAddress, stepHeading, typeCard } from './reservation-form.ts'
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, stopDate, test } from './test.ts'

const main = found(
  orderMenu.find(({ category }) => category === 'mains'),
  'a main course',
)
const fee = formatSum(DELIVERY_FEE)
const total = formatSum(2 * dish.price)

/** Words that stand beside the English ones where the site has a Bengali edition too. */
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

const addDish = (page: Page, name = dish.name) =>
  page.getByRole('button', { name: `${onlineOrder.addToCart}: ${name}` }).click()
const goToCart = (page: Page) => page.getByRole('link', { name: like(onlineOrder.cart(0)) }).click()
const waiterScreen = (page: Page) => page.getByRole('dialog', { name: atTable.showOrder })

/** A second phone, which knows nothing of the first. */
async function onAnotherPhone(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' })
  await stopDate(page.context())
  await page.goto(address)
  await hydrated(page)
  return page
}

test.describe('table cards', () => {
  test('each card leads to the menu at its table, in words and as a code that a camera reads', async ({
    page,
    open,
    baseURL,
  }) => {
    await open('/table-cards?tables=12')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(12)
    const seventh = cards.nth(6)
    for (const words of [
      ...[atTable.table(7), atTable.scan],
      ...inBengali('টেবিল ৭', 'মেনু দেখতে স্ক্যান করুন'),
    ])
      await expect(seventh).toContainText(words)
    await expect(seventh.getByRole('figure')).toContainText('/online-order?table=7')
    await expectAccessible(page)

    const address = await scan(seventh.getByRole('img', { name: tableCards.code(7) }))
    expect(address).toBe(`${baseURL}/online-order?table=7`)
    const last = page.getByRole('img', { name: tableCards.code(12) })
    await test.step('the page and its cards fit 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await overflow(page)).toBe(0)
      expect(await scan(last)).toMatch(/table=12$/)
    })
    await test.step('on paper only the cards come out, and their codes can be read', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { name: tableCards.title })).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      expect(await scan(last)).toMatch(/table=12$/)
    })

    await page.emulateMedia({ media: null })
    await open(address)
    await expect(page.getByText(atTable.table(7))).toBeVisible()
  })

  test('the number of cards is asked for on the page; for a number of tables that is none it draws one sheet', async ({
    page,
    open,
  }) => {
    const cards = page.getByRole('main').getByRole('listitem')
    await open(`/table-cards?tables=${encodeURIComponent('<b>9</b>')}`)
    await expect(cards).toHaveCount(8)
    await page.getByLabel(tableCards.count).fill('3')
    await page.getByRole('button', { name: tableCards.draw }).click()
    await expect(cards).toHaveCount(3)
    await expect(page).toHaveURL(/tables=3$/)
  })

  test('search engines leave the page out, and no page links to it', async ({ request }) => {
    const textOf = async (path: string) => (await request.get(path)).text()
    expect(await textOf('/table-cards')).toContain('<meta name="robots" content="noindex"/>')
    expect(await textOf('/sitemap.xml')).not.toContain('table-cards')
    for (const path of ['/', '/dining', '/online-order'])
      expect(await textOf(path)).not.toContain('href="/table-cards')
  })
})

test('at a table an order has no delivery fee, and the waiter reads it in every language or scans it, at 1440 and 390 px', async ({
  page,
  open,
  browser,
}) => {
  await open('/online-order?table=7')
  await addDish(page)
  await addDish(page)
  await goToCart(page)
  const totals = page.getByRole('complementary', { name: cart.totals.title })
  const screen = waiterScreen(page)
  let address = ''
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expect(totals).toContainText(atTable.table(7))
    await expect(totals).toContainText(atTable.noDelivery)
    await expect(totals).not.toContainText(fee)
    await expectAccessible(page)

    await totals.getByRole('button').first().click()
    for (const words of [
      ...[atTable.table(7), `2 × ${dish.name}`, `${atTable.total} ${total}`],
      ...inBengali('টেবিল ৭', '২ × ', bengaliDigits(total)),
    ])
      await expect(screen).toContainText(words)
    await expectAccessible(page)
    address = await scan(screen.getByRole('img'))
    expect(address).toContain(`/cart#basket=${dish.id}*2&table=7`)
    await page.keyboard.press('Escape')
    await expect(screen).toBeHidden()
  }
  const waiter = await onAnotherPhone(browser, address)
  await expect(waiter.getByLabel(cart.quantity(dish.name))).toHaveValue('2')
  await expect(waiter.getByRole('complementary', { name: cart.totals.title })).toContainText(
    atTable.table(7),
  )
  await waiter.close()
})

test('a guest who leaves the table has an order to be delivered, also after Back', async ({
  page,
  open,
}) => {
  await open('/online-order?table=7&course=mains')
  const leave = page.getByRole('button', { name: atTable.leave })
  await leave.click()
  await expect(page).toHaveURL(/online-order\?course=mains$/)
  await expect(page.getByText(atTable.table(7))).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await addDish(page, main.name)
  await goToCart(page)
  const totals = page.getByRole('complementary', { name: cart.totals.title })
  await expect(totals).toContainText(fee)
  await expect(page.getByRole('button', { name: atTable.showOrder })).toHaveCount(0)

  await test.step('left in the cart, while the menu before it in the history names the table', async () => {
    await open('/online-order?table=7')
    await addDish(page)
    await page.reload()
    await expect(page.getByText(atTable.table(7))).toBeVisible()
    await addDish(page)
    await goToCart(page)
    await leave.click()
    await expect(totals.getByRole('heading')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/online-order$/)
    await expect(page.getByText(atTable.table(7))).toHaveCount(0)
    await goToCart(page)
    await expect(page.getByRole('complementary', { name: cart.totals.title })).toContainText(fee)
  })
})

test('without a table the code of a cart stands beside its link, and opens it on another phone', async ({
  page,
  open,
  browser,
}) => {
  await open('/online-order')
  await addDish(page)
  await goToCart(page)
  await page.getByText(sharedCart.showCode).click()
  const code = page.getByRole('img', { name: sharedCart.code })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  const address = await scan(code)
  const other = await onAnotherPhone(browser, address)
  await expect(other.getByLabel(cart.quantity(dish.name))).toHaveValue('1')
  await other.close()
})

test('codes stay dark on white at 320 px, in forced colours and in print', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/online-order?table=99')
  for (const dish of orderMenu.filter(({ category }) => category === 'appetizers'))
    await addDish(page, dish.name)
  await goToCart(page)
  await page.getByRole('button', { name: atTable.showOrder }).click()
  const code = waiterScreen(page).getByRole('img')
  const address = await scan(code)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect(await scan(code)).toBe(address)
})

test('the card of a stay carries a code of the stay alone, on the screen and on paper', async ({
  page,
  open,
}) => {
  await open(stayAddress())
  await forward(page).click()
  await fillStepTwo(page)
  await forward(page).click()
  await expect(stepHeading(page, 3)).toBeVisible()
  await page.getByRole('checkbox').check()
  await forward(page).click()
  const code = page.getByRole('img', { name: requestWords.code })
  const address = await scan(code)
  expect([...new URL(address).searchParams.keys()].sort()).toEqual(
    ['adults', 'children', 'from', 'room', 'to'].sort(),
  )
  expect(address).toContain(`/reservations?room=${room.id}&from=`)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  expect(await scan(code)).toBe(address)
  await page.emulateMedia({ media: null })
  await open(address)
  await expect(typeCard(page, room)).toBeChecked()
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedMessage: /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)$/,
  })

  test.skip(!isOfflineOn(), 'built with OFFLINE=off')

  test('after one visit cards, table and the waiter’s screen work', async ({ page, context }) => {
    await page.goto('/')
    await hydrated(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto('/table-cards?tables=1')
    const address = await scan(page.getByRole('img', { name: tableCards.code(1) }))
    await page.goto(address)
    await hydrated(page)
    await addDish(page)
    await goToCart(page)
    await page.getByRole('button', { name: atTable.showOrder }).click()
    expect(await scan(waiterScreen(page).getByRole('img'))).toContain(`basket=${dish.id}&table=1`)
  })
})
