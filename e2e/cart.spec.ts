import type { Locator, Page } from '@playwright/test'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { roomTypes } from '#app/content/rooms/room-types.ts'
import { cartFragment } from '#app/domain/cart.ts'
import { formatSum } from '#language'
import { found, room } from './examples.ts'
import { tabTo } from './keyboard.ts'
import { boxOf, overflow } from './layout.ts'
import { CHECK_IN, CHECK_OUT, chooseDay } from './reservation-form.ts'
import { meetsTheStandards } from './standards.ts'
import { expect, expectAccessibleAtBothWidths, hydrated, PHONE, test } from './test.ts'

meetsTheStandards({ path: '/cart', title: 'Cart', heading: 'Your Cart' })

const [first, second, third] = orderMenu.filter(({ category }) => category === 'appetizers')
if (!first || !second || !third) throw new Error('Content is missing.')

const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: remove(page, name) })
const quantity = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`)
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Cart' })
const emptyMessage = (page: Page) => page.getByRole('heading', { name: 'Your cart is empty' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your order' })
const checkOut = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })

/** Whether two boxes of the page lie over each other. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
}

type Open = (path: string) => Promise<void>
type Dish = { name: string }

const addDishes = async (page: Page, ...dishes: Dish[]) => {
  for (const { name } of dishes)
    await page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true }).click()
}

/** Opens the cart with one of each, as a shared link does. */
async function openCart(page: Page, open: Open, ...lines: { id: string; name: string }[]) {
  await open(`/cart${cartFragment(lines.map(({ id }) => ({ id, quantity: 1 })))}`)
  for (const { name } of lines) await expect(row(page, name)).toBeVisible()
}

/** Adds appetizers from the menu and goes to the cart. */
async function fillWithDishes(page: Page, open: Open, ...dishes: Dish[]) {
  await open('/online-order')
  await addDishes(page, ...dishes)
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(heading(page)).toBeFocused()
}

/** Adds a room from its own page, then appetizers from the menu, and goes to the cart. */
async function fillWithRoom(page: Page, open: Open, ...dishes: Dish[]) {
  await open(`/rooms/${room.id}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Room added to cart').getByRole('link', { name: 'View cart' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await addDishes(page, ...dishes)
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(heading(page)).toBeFocused()
}

async function expectSubtotal(page: Page, cents: number) {
  const sums = page.getByRole('complementary', { name: 'Totals' })
  await expect(sums.getByText(`Subtotal${formatSum(cents)}`)).toBeVisible()
  await expect(sums.getByText(`Delivery fee${formatSum(DELIVERY_FEE)}`)).toBeVisible()
  await expect(
    sums.getByText(`Total${formatSum(cents + DELIVERY_FEE)}`, { exact: true }),
  ).toBeVisible()
}

test("a toast ends when the guest reaches the page that it links to, by the page's own link too", async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  await fillWithDishes(page, open, first, second)
  // Well before it would end by itself.
  await expect(toast(page, 'Added to cart')).toHaveCount(0, { timeout: 1000 })
  await test.step('on a phone one on the cart covers neither the heading nor the chat button', async () => {
    await remove(page, first.name).click()
    const removed = page.getByText('Item removed').locator('..')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(removed).toBeInViewport({ ratio: 1 })
    expect(await overlap(removed, heading(page))).toBe(false)
    expect(await overlap(removed, page.getByRole('button', { name: 'Open chat' }))).toBe(false)
  })
})

test('Clear Cart empties the cart and says so', async ({ page, open }) => {
  await openCart(page, open, first, second)
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(emptyMessage(page)).toBeFocused()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Your cart is empty')
  await test.step('an empty cart leads to the menu and to the reservation', async () => {
    await page.getByRole('link', { name: 'Book a Room' }).click()
    await expect(page).toHaveURL(/\/reservations$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Order Food' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Food Ordering')
  })
})

test('dishes and rooms have a table each, and every line its price and total', async ({
  page,
  open,
}) => {
  await fillWithRoom(page, open, first, second, first)
  const food = page.getByRole('table', { name: 'Food Items' })
  const titles = ['Item', 'Price', 'Quantity', 'Total', 'Remove']
  await expect(food.getByRole('columnheader')).toHaveText(titles)
  await expect(food.getByRole('rowheader')).toHaveText([first.name, second.name])
  await expect(
    page.getByRole('table', { name: 'Room Bookings' }).getByRole('rowheader'),
  ).toHaveText([`${room.name}per night`])

  const cells = row(page, first.name).getByRole('cell')
  await expect(cells.nth(0)).toHaveText(formatSum(first.price))
  await expect(quantity(page, first.name)).toHaveValue('2')
  await expect(cells.nth(2)).toHaveText(formatSum(2 * first.price))
  await expect(row(page, room.name).getByRole('cell').nth(0)).toHaveText(
    formatSum(room.pricePerNight),
  )
  await expectSubtotal(page, 2 * first.price + second.price + room.pricePerNight)
  await expect(page.getByText('This checkout sends nothing and charges nothing.')).toBeVisible()
})

test("days chosen on a room's page are the nights of its line, in the link, for the waiter and on the card", async ({
  page,
  open,
}) => {
  const days = `${CHECK_IN} to ${CHECK_OUT}`
  const line = page.getByRole('row', { name: room.name })
  await open(`/rooms/${room.id}`)
  await expect(page.getByText('Without dates, one night goes into the cart.')).toBeVisible()
  await chooseDay(page, 'Check-in date', CHECK_IN)
  await chooseDay(page, 'Check-out date', CHECK_OUT)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toast(page, 'Room added to cart')).toContainText(room.name)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Already in your cart').getByRole('link', { name: 'View cart' }).click()
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(days)
  await expect(line).toContainText('4 nights')
  await expectSubtotal(page, 4 * room.pricePerNight)
  await expectAccessibleAtBothWidths(page)

  const address = await page.locator('header a[hreflang]').first().getAttribute('href')
  await page.goto('about:blank')
  await open(`/cart#${address?.split('#')[1]}&table=7`)
  await expect(line).toContainText(days)
  await page.getByRole('button', { name: 'Show to your waiter' }).click()
  const words = `${room.name}, ${days} (4 nights)`
  await expect(page.getByRole('dialog', { name: 'Show to your waiter' })).toContainText(words)
  await page.keyboard.press('Escape')
  await checkOut(page).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const card = page.getByRole('region', { name: 'Your request' })
  await expect(card).toContainText(words)
  const draft = card.getByRole('link', { name: 'Write an e-mail' })
  await expect(draft).toHaveAttribute('href', new RegExp(encodeURIComponent(days)))
})

test('one room is one line, whichever of its pages it came from', async ({ page, open }) => {
  const { id, listedAs, name } = found(
    roomTypes.find(({ id, listedAs }) => id !== listedAs),
    'a room type under another id than its room',
  )
  await open(`/rooms/${id}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.evaluate((room) => location.assign(`#basket=${room.id},${room.listedAs}`), {
    id,
    listedAs,
  })
  await page.getByRole('button', { name: 'Take the shared cart' }).click()
  await toast(page, 'Room added to cart').getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByLabel(new RegExp(`^Quantity of .*${name}$`))).toHaveValue('2')
})

test('the buttons change a quantity by one; below one the line goes', async ({ page, open }) => {
  await openCart(page, open, first, second, third, room)
  const more = page.getByRole('button', { name: `One more: ${first.name}` })
  const fewer = page.getByRole('button', { name: `One fewer: ${first.name}` })
  await more.click()
  await more.click()
  await expect(quantity(page, first.name)).toHaveValue('3')
  const subtotal = 3 * first.price + second.price + third.price + room.pricePerNight
  await expectSubtotal(page, subtotal)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    `6 items in your cart, total ${formatSum(subtotal + DELIVERY_FEE)}`,
  )
  for (const left of ['2', '1']) {
    await fewer.click()
    await expect(quantity(page, first.name)).toHaveValue(left)
  }
  await fewer.click()
  await expect(row(page, first.name)).toHaveCount(0)
  await expect(toast(page, 'Item removed')).toContainText(
    `${first.name} has been removed from your cart.`,
  )
  await expect(remove(page, second.name)).toBeFocused()

  await test.step("typing '0' or '-4' removes the line, but not before Enter or Tab", async () => {
    for (const [line, typed, key, next] of [
      [second, '0', 'Enter', third],
      [third, '-4', 'Tab', room],
    ] as const) {
      await quantity(page, line.name).fill(typed)
      await expect(row(page, line.name)).toBeVisible()
      await page.keyboard.press(key)
      await expect(row(page, line.name)).toHaveCount(0)
      await expect(toast(page, 'Item removed')).toContainText(line.name)
      await expect(remove(page, next.name)).toBeFocused()
    }
  })
})

test('a typed quantity becomes a whole number of at most 99; nonsense leaves it as it was', async ({
  page,
  open,
}) => {
  await openCart(page, open, first)
  const box = quantity(page, first.name)
  for (const [typed, shown] of [
    ['7', 7],
    ['2.9', 2],
    ['9'.repeat(100_000), 99],
    ['', 3],
    ['<b>soup</b>', 3],
  ] as const)
    await test.step(`'${typed.slice(0, 12)}' over 3: ${shown}`, async () => {
      for (const text of ['3', typed]) {
        await box.fill(text)
        await box.press('Tab')
      }
      await expect(box).toHaveValue(String(shown))
      await expectSubtotal(page, shown * first.price)
    })

  await test.step('arrow keys change it, and it never passes 99', async () => {
    for (const [from, key, to] of [
      ['1', 'ArrowUp', '2'],
      ['2', 'ArrowDown', '1'],
      ['2', 'Alt+ArrowDown', '2'],
      ['99', 'ArrowUp', '99'],
    ] as const) {
      await box.fill(from)
      await box.press(key)
      await expect(box).toHaveValue(to)
    }
  })
  await test.step('at 99 the button for one more is off, and the menu says that none was added', async () => {
    const more = page.getByRole('button', { name: `One more: ${first.name}` })
    await expect(more).toBeDisabled()
    await box.press('ArrowDown')
    await more.click()
    await expect(more).toBeDisabled()
    await expect(box).toBeFocused()
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await addDishes(page, first)
    await expect(toast(page, 'Already in your cart')).toContainText('99 is the most')
  })
})

test('after a removal focus goes to the next line, after the last line to the heading', async ({
  page,
  open,
}) => {
  await openCart(page, open, first, second, third, room)
  await remove(page, first.name).click()
  await expect(remove(page, second.name)).toBeFocused()
  await remove(page, third.name).click()
  await expect(remove(page, room.name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Room Bookings' })).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await remove(page, second.name).click()
  await expect(emptyMessage(page)).toBeFocused()
})

test('the cart survives a walk through the site and is gone after a reload', async ({
  page,
  open,
}) => {
  await fillWithDishes(page, open, first, first)
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveText('Cart (2)')
  await page.goBack()
  await expect(quantity(page, first.name)).toHaveValue('2')
  await page.reload()
  await hydrated(page)
  await expect(emptyMessage(page)).toBeVisible()
})

test.describe('Checkout', () => {
  const nameField = (page: Page) => dialog(page).getByLabel('Name', { exact: true })

  test.beforeEach(async ({ page, open }) => {
    await openCart(page, open, first)
    await checkOut(page).click()
  })

  test('has five free fields, of which the card is marked as a demonstration', async ({ page }) => {
    await expect(dialog(page)).toContainText(`Total ${formatSum(first.price + DELIVERY_FEE)}`)
    await expect(dialog(page)).toContainText('nothing is sent or kept')
    await expect(dialog(page).getByRole('textbox')).toHaveCount(5)
    for (const name of ['Name', 'E-mail', 'Phone', 'Card number (demonstration)', 'Address']) {
      const field = dialog(page).getByLabel(name, { exact: true })
      await expect(field).not.toHaveAttribute('required')
      await expect(field).toHaveJSProperty('type', 'text')
    }
    await expect(dialog(page).getByLabel(/^Card/)).toHaveAttribute('autocomplete', 'off')

    await expect(nameField(page)).toBeFocused()
    await test.step('keeps the focus', async () => {
      for (let stops = 0; stops < 12; stops++) {
        await page.keyboard.press('Tab')
        // After the last field Tab reaches the browser's own controls, then the first field again.
        const isInside = () =>
          document.activeElement === document.body ||
          Boolean(document.activeElement?.closest('dialog'))
        expect(await page.evaluate(isInside)).toBe(true)
      }
    })
    await test.step('gives the focus back however it is closed, and forgets what was typed', async () => {
      const closings = {
        Escape: () => page.keyboard.press('Escape'),
        Close: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
        Cancel: () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
        'a press beside the dialog': () => page.mouse.click(20, 450),
      }
      for (const [name, close] of Object.entries(closings)) {
        await nameField(page).fill('Ayesha Rahman')
        await close()
        await expect(dialog(page), name).toHaveCount(0)
        await expect(checkOut(page), name).toBeFocused()
        await checkOut(page).click()
        await expect(nameField(page), name).toBeFocused()
        await expect(nameField(page), name).toHaveValue('')
      }
      await expect(row(page, first.name), 'the cart is as it was').toBeAttached()
    })
  })

  test('accepts any text in its fields and shows it as text on the card', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const fields = dialog(page).getByRole('textbox')
    await expect(fields).toHaveCount(5)
    for (const field of await fields.all())
      await field.fill(`<img src=x onerror=alert(1)>\u202E🌧️${'ক'.repeat(20_000)}`)
    expect(
      await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth),
    ).toBeLessThanOrEqual(0)
    await dialog(page).getByRole('button', { name: 'Place Order' }).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Your request/ })).toBeFocused()
    const card = page.getByRole('region', { name: 'Your request' })
    await expect(card).toContainText('<img src=x onerror=alert(1)>')
    expect(await overflow(page)).toBe(0)
  })

  test('a placed order is announced once, and the next visit finds an empty cart', async ({
    page,
  }) => {
    await nameField(page).fill('Ayesha Rahman')
    await test.step('a selection that is dragged out of a field does not close it', async () => {
      await nameField(page).hover()
      await page.mouse.down()
      await page.mouse.move(20, 450)
      await page.mouse.up()
      await expect(nameField(page)).toHaveValue('Ayesha Rahman')
    })

    await nameField(page).press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(toast(page, 'Order placed successfully!')).toContainText(
      'A confirmation e-mail follows shortly.',
    )
    await expect(page.getByText('nothing was sent to the kitchen')).toBeVisible()
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page.getByRole('link', { name: /^Cart/ })).toHaveText('Cart (0)')
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(emptyMessage(page)).toBeVisible()
  })
})

test('two dishes, one removed, one typed up to 12, are ordered by keyboard alone', async ({
  page,
  open,
}) => {
  const press = async (name: string) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  await open('/online-order')
  await press(`Add to Cart: ${first.name}`)
  await press(`Add to Cart: ${second.name}`)
  await page.getByRole('heading', { level: 1 }).focus()
  await press('Cart (2)')
  await expect(heading(page)).toBeFocused()

  await press(`Remove ${first.name}`)
  await expect(remove(page, second.name)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('12')
  await expectSubtotal(page, 12 * second.price)
  await press('Proceed to Checkout')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.type('Ayesha Rahman')
  await press('Place Order')
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Your request/ })).toBeFocused()
  await press('Return to Home')
  await expect(page).toHaveURL(/\/$/)
})

test('WCAG 2.2 AA with a full cart, the checkout and a placed order, at 1440 and 390 px', async ({
  page,
  open,
}) => {
  await openCart(page, open, room, third)
  await expectAccessibleAtBothWidths(page)
  await checkOut(page).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await thanks(page).waitFor()
  await expectAccessibleAtBothWidths(page)
})

test('on a phone of 320 px a cart of rooms alone fits, is still a table, and pays for delivery', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openCart(page, open, room)
  await expect(page.getByRole('table')).toHaveCount(1)
  await page.getByRole('button', { name: `One more: ${room.name}` }).click()
  await expectSubtotal(page, 2 * room.pricePerNight)
  expect(await overflow(page)).toBe(0)

  // Some screen readers drop table semantics when `display` changes.
  const displays = await page
    .locator('table, thead, tbody, tr, th, td')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display))
  expect(displays.filter((display) => !display.startsWith('table'))).toEqual([])

  await checkOut(page).click()
  const box = await dialog(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})
