import type { Page } from '@playwright/test'
import { meetsTheStandards } from './standards.ts'
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, test } from './test.ts'

meetsTheStandards({ path: '/cart', title: 'Cart', heading: 'Your Cart' })

const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
const quantity = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`)
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Cart' })

/** Adds appetizers from the menu and goes to the cart as a guest does. */
async function fillFrom(page: Page, open: (path: string) => Promise<void>, ...dishes: string[]) {
  await open('/online-order')
  for (const dish of dishes)
    await page.getByRole('button', { name: `Add to Cart: ${dish}` }).click()
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(heading(page)).toBeFocused()
}

/** The cart with a Deluxe Room in it, from the room's own page. */
async function openWithRoom(page: Page, open: (path: string) => Promise<void>) {
  await open('/rooms/deluxe')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
}

/** Adds a room from its own page, reached from the cart without a reload, and comes back. */
async function addRoom(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rooms' }).click()
  await page.getByRole('link', { name: 'View Details: Deluxe Room' }).click()
  await page.getByRole('link', { name: 'Amenities and policies' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Room added to cart').getByRole('link', { name: 'View cart' }).click()
  await expect(heading(page)).toBeFocused()
}

async function expectSums(page: Page, subtotal: string, total: string) {
  const sums = page.getByRole('complementary', { name: 'Totals' })
  await expect(sums.getByText(`Subtotal${subtotal}`)).toBeVisible()
  await expect(sums.getByText('Delivery fee$5.00')).toBeVisible()
  await expect(sums.getByText(`Total${total}`, { exact: true })).toBeVisible()
}

test('an empty cart leads to the menu and to the reservation', async ({ page, open }) => {
  await open('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Book a Room' }).click()
  await expect(page).toHaveURL(/\/reservations$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Order Food' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Food Ordering')
})

test('dishes and rooms stand in tables of their own, each line with its price and total', async ({
  page,
  open,
}) => {
  await fillFrom(page, open, 'Singara', 'Fish Chop', 'Singara')
  await expect(page.getByRole('table')).toHaveCount(1)
  await addRoom(page)

  const food = page.getByRole('table', { name: 'Food Items' })
  const rooms = page.getByRole('table', { name: 'Room Bookings' })
  await expect(food.getByRole('columnheader')).toHaveText([
    'Item',
    'Price',
    'Quantity',
    'Total',
    'Remove',
  ])
  await expect(food.getByRole('rowheader')).toHaveText(['Singara', 'Fish Chop'])
  await expect(rooms.getByRole('rowheader')).toHaveText(['Deluxe Roomper night'])
  await expect(row(page, 'Singara').getByRole('cell').nth(0)).toHaveText('$5.99')
  await expect(quantity(page, 'Singara')).toHaveValue('2')
  await expect(row(page, 'Singara').getByRole('cell').nth(2)).toHaveText('$11.98')
  await expect(row(page, 'Deluxe Room').getByRole('cell').nth(0)).toHaveText('$249.00')
  await expectSums(page, '$269.97', '$274.97')
  await expect(page.getByText('This checkout sends nothing and charges nothing.')).toBeVisible()
})

test('delivery is $5.00 for rooms alone too, and an empty table is not shown', async ({
  page,
  open,
}) => {
  await openWithRoom(page, open)
  await expect(page.getByRole('table')).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'Room Bookings' })).toBeVisible()
  await expectSums(page, '$249.00', '$254.00')
})

test('the buttons change a quantity by one; below one the line goes', async ({ page, open }) => {
  await fillFrom(page, open, 'Singara', 'Beguni')
  const more = page.getByRole('button', { name: 'One more: Singara' })
  const fewer = page.getByRole('button', { name: 'One fewer: Singara' })
  await more.click()
  await more.click()
  await expect(quantity(page, 'Singara')).toHaveValue('3')
  await expectSums(page, '$24.96', '$29.96')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '4 items in your cart, total $29.96',
  )
  await fewer.click()
  await fewer.click()
  await expect(quantity(page, 'Singara')).toHaveValue('1')
  await fewer.click()
  await expect(row(page, 'Singara')).toHaveCount(0)
  await expect(toast(page, 'Item removed')).toContainText(
    'Singara has been removed from your cart.',
  )
  await expect(remove(page, 'Beguni')).toBeFocused()
})

test('typing over a quantity makes it a whole number of at most 99, or leaves it at nonsense', async ({
  page,
  open,
}) => {
  await fillFrom(page, open, 'Singara')
  for (const [typed, shown] of [
    ['7', '7'],
    ['2.9', '2'],
    ['1e9', '99'],
    ['9'.repeat(100_000), '99'],
    ['', '3'],
    ['soup', '3'],
    ['<b>2</b>', '3'],
    ['১২', '3'],
    ['\u202E42', '3'],
  ] as const)
    await test.step(`'${typed.slice(0, 12)}' over 3: ${shown}`, async () => {
      for (const text of ['3', typed]) {
        await quantity(page, 'Singara').fill(text)
        await quantity(page, 'Singara').press('Tab')
      }
      await expect(quantity(page, 'Singara')).toHaveValue(shown)
      const cents = 599 * Number(shown)
      await expectSums(page, `$${(cents / 100).toFixed(2)}`, `$${((cents + 500) / 100).toFixed(2)}`)
    })
})

for (const typed of ['0', '-4', '0.5'])
  for (const finish of ['Enter', 'Tab'])
    test(`typing '${typed}' and ${finish} removes the line, once`, async ({ page, open }) => {
      await fillFrom(page, open, 'Singara', 'Beguni')
      await quantity(page, 'Singara').fill(typed)
      await expect(row(page, 'Singara')).toBeVisible()
      await page.keyboard.press(finish)
      await expect(row(page, 'Singara')).toHaveCount(0)
      await expect(toast(page, 'Item removed')).toContainText('Singara')
      await expect(row(page, 'Beguni')).toBeVisible()
      await expect(remove(page, 'Beguni')).toBeFocused()
    })

test('arrow keys change a quantity, and it never passes 99', async ({ page, open }) => {
  await fillFrom(page, open, 'Singara')
  const box = quantity(page, 'Singara')
  await box.focus()
  await page.keyboard.press('ArrowUp')
  await expect(box).toHaveValue('2')
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveValue('1')
  await box.fill('99')
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'One more: Singara' }).click()
  await expect(box).toHaveValue('99')
  await expectSums(page, '$593.01', '$598.01')
})

test('after a removal focus goes to the next line, after the last line to the heading', async ({
  page,
  open,
}) => {
  await fillFrom(page, open, 'Singara', 'Beguni', 'Fish Chop')
  await addRoom(page)
  await remove(page, 'Singara').click()
  await expect(toast(page, 'Item removed')).toContainText(
    'Singara has been removed from your cart.',
  )
  await expect(remove(page, 'Beguni')).toBeFocused()
  await remove(page, 'Fish Chop').click()
  await expect(remove(page, 'Deluxe Room')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Room Bookings' })).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await remove(page, 'Beguni').click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused()
})

test('two presses at once take out one line, and focus goes to the next', async ({
  page,
  open,
}) => {
  await fillFrom(page, open, 'Singara', 'Beguni', 'Fish Chop')
  await remove(page, 'Beguni').focus()
  await remove(page, 'Beguni').evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('rowheader')).toHaveText(['Singara', 'Fish Chop'])
  await expect(remove(page, 'Fish Chop')).toBeFocused()
})

test('Clear Cart empties it', async ({ page, open }) => {
  await fillFrom(page, open, 'Singara', 'Beguni')
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your cart is empty')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('the cart survives a walk through the site, is gone after a reload, and is stored nowhere', async ({
  page,
  context,
  open,
}) => {
  await fillFrom(page, open, 'Singara', 'Singara')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveText('Cart (2)')
  await page.goBack()
  await expect(quantity(page, 'Singara')).toHaveValue('2')
  const stored = await page.evaluate(async () => [
    localStorage.length,
    Object.values(sessionStorage).join().includes('ingara'),
    document.cookie,
    JSON.stringify(history.state).includes('ingara'),
    (await indexedDB.databases()).length,
  ])
  expect(stored).toEqual([0, false, '', false, 0])
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test.describe('Checkout', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })
  const checkOut = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' })

  test('is fetched only when the guest reaches for it', async ({ page, open }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await fillFrom(page, open, 'Singara')
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => url.includes('checkout-dialog'))).toEqual([])
    await checkOut(page).hover()
    await expect.poll(() => fetched.some((url) => url.includes('checkout-dialog'))).toBe(true)
  })

  test('has five free fields; the card is marked as a demonstration and is not filled in', async ({
    page,
    open,
  }) => {
    await fillFrom(page, open, 'Singara')
    await checkOut(page).click()
    await expect(dialog(page)).toContainText('Total $10.99')
    const fields = dialog(page).getByRole('textbox')
    await expect(fields).toHaveCount(5)
    for (const name of ['Name', 'E-mail', 'Phone', 'Card number (demonstration)', 'Address']) {
      const field = dialog(page).getByLabel(name, { exact: true })
      await expect(field).not.toHaveAttribute('required')
      await expect(field).toHaveJSProperty('type', 'text')
    }
    await expect(dialog(page).getByLabel(/^Card/)).toHaveAttribute('autocomplete', 'off')
    await expect(dialog(page).getByText('nothing is sent or kept')).toBeVisible()
  })

  test('keeps focus inside, and gives it back however it is closed', async ({ page, open }) => {
    await fillFrom(page, open, 'Singara')
    const closings = {
      Escape: () => page.keyboard.press('Escape'),
      'its button': () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      Cancel: () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      'a press on the veil': () => page.mouse.click(20, 450),
    }
    for (const [name, close] of Object.entries(closings)) {
      await checkOut(page).click()
      await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused()
      for (let stops = 0; stops < 12; stops++) {
        await page.keyboard.press('Tab')
        // Between the last and the first the browser's own controls have their turn.
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body ||
              Boolean(document.activeElement?.closest('dialog')),
          ),
        ).toBe(true)
      }
      await close()
      await expect(dialog(page), name).toHaveCount(0)
      await expect(checkOut(page), name).toBeFocused()
    }
    await expect(row(page, 'Singara'), 'the cart is as it was').toBeVisible()
  })

  test('a selection dragged out of a field does not close it', async ({ page, open }) => {
    await fillFrom(page, open, 'Singara')
    await checkOut(page).click()
    const name = dialog(page).getByLabel('Name', { exact: true })
    await name.fill('Ayesha Rahman')
    await name.hover()
    await page.mouse.down()
    await page.mouse.move(20, 450)
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
    await expect(name).toHaveValue('Ayesha Rahman')
  })

  test('what was typed is forgotten when it is closed', async ({ page, open }) => {
    await fillFrom(page, open, 'Singara')
    await checkOut(page).click()
    await dialog(page).getByLabel('Name', { exact: true }).fill('Ayesha Rahman')
    await page.keyboard.press('Escape')
    await checkOut(page).click()
    await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('')
  })

  test('takes nonsense and nothing alike, and keeps none of it', async ({ page, open }) => {
    await page.setViewportSize(PHONE)
    await fillFrom(page, open, 'Singara')
    await checkOut(page).click()
    for (const field of await dialog(page).getByRole('textbox').all())
      await field.fill(`<img src=x onerror=alert(1)>\u202E🌧️${'ক'.repeat(20_000)}`)
    expect(
      await page.evaluate(() => {
        const sheet = document.querySelector('dialog')
        return (sheet?.scrollWidth ?? 0) - (sheet?.clientWidth ?? 0)
      }),
    ).toBeLessThanOrEqual(0)
    await dialog(page).getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused()
    expect(await page.content()).not.toContain('onerror')
  })

  test('an order placed says so once; the next visit finds an empty cart', async ({
    page,
    open,
  }) => {
    await fillFrom(page, open, 'Singara')
    await checkOut(page).click()
    await dialog(page).getByLabel('Name', { exact: true }).press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(toast(page, 'Order placed successfully!')).toContainText(
      'A confirmation e-mail follows shortly.',
    )
    await expect(page.getByText('nothing was sent to the kitchen')).toBeVisible()
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page.getByRole('link', { name: /^Cart/ })).toHaveText('Cart (0)')
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})

for (const viewport of [DESKTOP, PHONE])
  test(`three dishes and a room in, one out, a quantity changed, ordered, with the pointer at ${viewport.width}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await openWithRoom(page, open)
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await page.getByRole('button', { name: 'Add to Cart: Singara' }).click()
    await page.getByRole('tab', { name: 'Main Courses' }).click()
    await page.getByRole('button', { name: 'Add to Cart: Shorshe Ilish' }).click()
    await page.getByRole('tab', { name: 'Beverages' }).click()
    await page.getByRole('button', { name: 'Add to Cart: Seven-Layer Tea' }).click()
    await page.getByRole('link', { name: 'Cart (4)' }).click()

    await expectSums(page, '$283.97', '$288.97')
    await remove(page, 'Singara').click()
    await page.getByRole('button', { name: 'One more: Seven-Layer Tea' }).click()
    await quantity(page, 'Shorshe Ilish').fill('3')
    await expectSums(page, '$329.95', '$334.95')

    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    const dialog = page.getByRole('dialog', { name: 'Checkout' })
    await expect(dialog).toContainText('Total $334.95')
    await dialog.getByLabel('Name', { exact: true }).fill('Ayesha Rahman')
    await dialog.getByRole('button', { name: 'Place Order' }).click()
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

for (const viewport of [DESKTOP, PHONE])
  test(`three dishes and a room in, one out, a quantity changed, ordered, by keyboard alone at ${viewport.width}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    const tabTo = async (name: string) => {
      for (let stops = 0; stops < 60; stops++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : ''
          return element?.getAttribute('aria-label') || label || element?.textContent
        })
        if (focused?.trim() === name) return
      }
      throw new Error(`Tab never reached ${name}`)
    }
    const press = async (name: string) => {
      await tabTo(name)
      await page.keyboard.press('Enter')
    }

    await open('/rooms/deluxe')
    await press('Add to Cart')
    await press('View cart')
    await expect(heading(page)).toBeFocused()
    await press('Continue Shopping')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await press('Add to Cart: Singara')
    await press('Add to Cart: Beguni')
    await press('Add to Cart: Fish Chop')
    await page.getByRole('heading', { level: 1 }).focus()
    await press('Cart (4)')
    await expect(heading(page)).toBeFocused()

    await press('Remove Singara')
    await expect(remove(page, 'Beguni')).toBeFocused()
    await tabTo('Quantity of Fish Chop')
    await page.keyboard.type('12')
    await expectSums(page, '$363.87', '$368.87')
    await press('Proceed to Checkout')
    await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
    await page.keyboard.type('Ayesha Rahman')
    await press('Place Order')
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused()
    await press('Return to Home')
    await expect(page).toHaveURL(/\/$/)
  })

for (const viewport of [DESKTOP, PHONE])
  test(`WCAG 2.2 AA filled, with the dialog open, placed and empty, at ${viewport.width}`, async ({
    page,
    open,
  }) => {
    await openWithRoom(page, open)
    await page.setViewportSize(viewport)
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await page.getByRole('button', { name: 'Add to Cart: Fish Chop' }).click()
    await page.getByRole('link', { name: 'Cart (2)' }).click()
    await expect(page.getByRole('table')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await expectAccessible(page)
  })

test('a filled cart and its dialog hold at 320 px', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await fillFrom(page, open, 'Singara', 'Fish Chop')
  await quantity(page, 'Fish Chop').fill('99')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await expect(page.getByRole('table', { name: 'Food Items' }).getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Place Order' }).click()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart is empty and leads to the menu and the reservation', async ({ page }) => {
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Order Food' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a Room' })).toBeVisible()
  })
})
