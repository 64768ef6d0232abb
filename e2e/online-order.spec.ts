import { meetsTheStandards } from './standards.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

for (const path of ['/online-order', '/order-food'])
  meetsTheStandards({
    path,
    title: 'Online Food Ordering',
    heading: 'Online Food Ordering',
    canonical: '/online-order',
  })

const MENU = {
  Appetizers: ['Singara $5.99', 'Beguni $6.99', 'Fish Chop $8.99'],
  'Main Courses': [
    'Kacchi Biryani $18.99',
    'Shorshe Ilish $22.99',
    'Naga Beef Bhuna $17.99',
    'Labra with Luchi $11.99',
  ],
  Desserts: ['Roshogolla $5.99', 'Mishti Doi $4.99', 'Patishapta $6.99'],
  Beverages: ['Seven-Layer Tea $5.99', 'Borhani $4.99', 'Masala Cha $3.99'],
}

for (const viewport of [DESKTOP, PHONE])
  test(`four categories show one at a time, each with its dishes and prices, at ${viewport.width}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/online-order')
    await expect(page.getByRole('tab')).toHaveText(Object.keys(MENU))
    for (const [category, dishes] of Object.entries(MENU)) {
      await page.getByRole('tab', { name: category }).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel).toHaveCount(1)
      await expect(panel).toHaveAccessibleName(category)
      await expect(panel.getByRole('article')).toHaveCount(dishes.length)
      for (const [place, dish] of dishes.entries()) {
        const [name = '', price = ''] = dish.split(' $')
        const card = panel.getByRole('article').nth(place)
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(card.getByText(`$${price}`, { exact: true })).toBeVisible()
        await expect(card.getByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible()
      }
      await expectAccessible(page)
    }
  })

test('tabs stand four in a row, and two by two below 768 px', async ({ page, open }) => {
  await open('/online-order')
  const rows = () =>
    page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)))
  for (const [width, expected] of [
    [1440, [4]],
    [768, [4]],
    [767, [2, 2]],
    [320, [2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await rows()
    const perRow = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect(perRow, `at ${width} px`).toEqual(expected)
  }
})

test('a card tells vegetarian, popular, spice and allergens in words', async ({ page, open }) => {
  await open('/online-order')
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await expect(card('Singara').getByText('Popular')).toBeVisible()
  await expect(card('Singara').getByText('Vegetarian')).toBeVisible()
  await expect(card('Beguni').getByText('Popular')).toHaveCount(0)
  await expect(card('Fish Chop').getByText('Vegetarian')).toHaveCount(0)
  await expect(card('Fish Chop')).toContainText('Allergens: fish, gluten, egg')

  await page.getByRole('tab', { name: 'Main Courses' }).click()
  const colours = new Set<string>()
  for (const [name, level, word] of [
    ['Labra with Luchi', 1, 'Mild'],
    ['Kacchi Biryani', 2, 'Medium'],
    ['Shorshe Ilish', 3, 'Hot'],
    ['Naga Beef Bhuna', 4, 'Extra hot'],
  ] as const) {
    const flames = card(name).getByRole('img', { name: `Spice level ${level} of 4` })
    await expect(flames).toBeVisible()
    await expect(flames.locator('svg')).toHaveCount(level)
    await expect(card(name).getByText(word, { exact: true })).toBeVisible()
    colours.add(await flames.evaluate((element) => getComputedStyle(element).color))
  }
  expect(colours.size, 'each level has a colour of its own').toBe(4)
  await expect(card('Naga Beef Bhuna')).toContainText('No listed allergens')

  await page.getByRole('tab', { name: 'Desserts' }).click()
  await expect(card('Roshogolla').getByRole('img', { name: /Spice/ })).toHaveCount(0)
})

test('Add to Cart names the dish in a toast with a way to the cart, and the count follows at once', async ({
  page,
  open,
}) => {
  await open('/online-order')
  const cart = page.getByRole('main').getByRole('link', { name: /^Cart/ })
  const announced = page.getByRole('main').getByRole('status')
  await expect(cart).toHaveText('Cart (0)')
  const add = page.getByRole('button', { name: 'Add to Cart: Singara' })
  await add.click()
  await expect(cart).toHaveText('Cart (1)')
  await expect(announced).toHaveText('1 item in your cart')
  await add.click()
  await page.getByRole('button', { name: 'Add to Cart: Beguni' }).click()
  await expect(cart).toHaveText('Cart (3)')
  await expect(announced).toHaveText('3 items in your cart')

  const toast = page.getByRole('status').filter({ hasText: 'Added to cart' })
  await expect(toast).toContainText('Beguni has been added to your cart.')
  await toast.getByRole('link', { name: 'View cart' }).hover() // so that it stays
  await expectAccessible(page)
  await toast.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart')
  await expect(toast).toHaveCount(0)
})

test('tabs answer to arrow keys, Home and End', async ({ page, open }) => {
  await open('/online-order')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Appetizers').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Main Courses')).toBeFocused()
  await expect(page.getByRole('article').first()).toContainText('Kacchi Biryani')
  await page.keyboard.press('End')
  await expect(tab('Beverages')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Appetizers')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab('Beverages')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(tab('Appetizers')).toHaveAttribute('aria-selected', 'true')
})

const INFORMATION = [
  'Zindabazar, Upashahar, Amberkhana, Subidbazar, Tilagor',
  'Lunch 12:00-3:00 PM',
  'Dinner 6:00-10:00 PM',
  'All days, average 30-45 minutes',
  'Credit/debit cards, cash on delivery, bKash, Nagad, Rocket',
]

test('tells where and when the house delivers and how to pay', async ({ page, open }) => {
  await open('/online-order')
  const region = page.getByRole('region', { name: 'Delivery and payment' })
  await expect(region.getByRole('heading')).toHaveText([
    'Delivery areas',
    'Delivery times',
    'Payment options',
  ])
  for (const line of INFORMATION)
    await expect(region.getByText(line, { exact: true })).toBeVisible()
})

test('the pictures of a category that is not shown are not fetched', async ({ page, open }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open('/online-order')
  await page.waitForLoadState('networkidle')
  expect(fetched.some((url) => url.includes('dish-singara'))).toBe(true)
  expect(fetched.filter((url) => url.includes('dish-kacchi'))).toEqual([])
  await page.getByRole('tab', { name: 'Main Courses' }).click()
  await expect.poll(() => fetched.some((url) => url.includes('dish-kacchi'))).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all four categories can be read one after another, and no button promises a cart', async ({
    page,
  }) => {
    await page.goto('/online-order')
    await expect(page.getByRole('article')).toHaveCount(13)
    for (const [category, dishes] of Object.entries(MENU)) {
      await expect(page.getByRole('heading', { level: 2, name: category })).toBeVisible()
      for (const dish of dishes)
        await expect(page.getByRole('heading', { name: dish.split(' $')[0] ?? '' })).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Add to Cart/ })).toHaveCount(0)
    await expect(page.getByText('Filling a cart needs JavaScript')).toBeVisible()
    for (const line of INFORMATION)
      await expect(page.getByText(line, { exact: true })).toBeVisible()
  })
})
