import { meetsTheStandards } from './standards.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'

for (const path of ['/rooms', '/sylhet-rooms'])
  meetsTheStandards({
    path,
    title: 'Rooms & Suites',
    heading: 'Rooms & Suites',
    canonical: '/rooms',
  })

const names = (page: import('@playwright/test').Page) =>
  page.getByRole('tabpanel').getByRole('heading', { level: 3 })

test('lists six rooms with price, capacity and size', async ({ page, open }) => {
  await open('/rooms')
  for (const [name, price, capacity, size] of [
    ['Standard Room', '$179', '2 guests', '28 m²'],
    ['Deluxe Room', '$249', '2 guests', '35 m²'],
    ['Executive Suite', '$349', '2 guests', '55 m²'],
    ['Family Suite', '$429', '4 guests', '75 m²'],
    ['Presidential Suite', '$899', '4 guests', '120 m²'],
    ['Garden View Room', '$219', '2 guests', '32 m²'],
  ] as const) {
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(`${price} per night`)
    await expect(card).toContainText(capacity)
    await expect(card).toContainText(size)
  }
  await expect(names(page)).toHaveCount(6)
})

test('the tabs show all rooms, standard rooms, suites; a deluxe room only under all', async ({
  page,
  open,
}) => {
  await open('/rooms')
  await page.getByRole('tab', { name: 'Standard' }).click()
  await expect(names(page)).toHaveText(['Standard Room', 'Garden View Room'])
  await page.getByRole('tab', { name: 'Suites' }).click()
  await expect(names(page)).toHaveText(['Executive Suite', 'Family Suite', 'Presidential Suite'])
  await page.getByRole('tab', { name: 'All Rooms' }).click()
  await expect(names(page)).toHaveCount(6)
})

test('the tabs answer to arrow keys, Home and End', async ({ page, open }) => {
  await open('/rooms')
  await page.getByRole('tab', { name: 'All Rooms' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Suites' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Suites' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'All Rooms' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Suites' })).toBeFocused()
})

test('the search finds as the guest types, in name or description, whatever the capitals', async ({
  page,
  open,
}) => {
  await open('/rooms')
  await page.getByPlaceholder('Search rooms...').fill('SUITE')
  await expect(names(page)).toHaveText(['Executive Suite', 'Family Suite', 'Presidential Suite'])
  await page.getByPlaceholder('Search rooms...').fill('jasmine')
  await expect(names(page)).toHaveText(['Garden View Room'])
  await page.getByRole('tab', { name: 'Suites' }).click()
  await expect(names(page)).toHaveCount(0)
})

test('nothing found says so, and Reset Filters clears search and tab', async ({ page, open }) => {
  await open('/rooms')
  await page.getByRole('tab', { name: 'Standard' }).click()
  await page.getByPlaceholder('Search rooms...').fill('houseboat')
  await expect(
    page.getByRole('heading', { name: 'No rooms match your search criteria.' }),
  ).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('status').first()).toHaveText('No rooms match your search criteria.')
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expect(names(page)).toHaveCount(6)
  await expect(page.getByPlaceholder('Search rooms...')).toHaveValue('')
  await expect(page.getByRole('tab', { name: 'All Rooms' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

for (const text of ['<script>alert(1)</script>', '(((', '\\', '🌧️', 'আ', 'x'.repeat(100_000)])
  test(`a search for ${text.slice(0, 24)} is only text`, async ({ page, open }) => {
    await open('/rooms')
    await page.getByPlaceholder('Search rooms...').fill(text)
    await expect(page.getByRole('button', { name: 'Reset Filters' })).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })

test('View Details puts the room in place of the list, from the top; Back returns', async ({
  page,
  open,
}) => {
  await open('/rooms')
  await page.getByRole('link', { name: 'View Details: Presidential Suite' }).click()
  await expect(page).toHaveURL(/\/rooms\?room=presidential-suite$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Presidential Suite' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms & Suites' })).toBeVisible()
})

test('the detail shows description, price, size, bed, capacity and features', async ({
  page,
  open,
}) => {
  await open('/rooms?room=family-suite')
  const side = page.getByRole('complementary', { name: 'Price and booking' })
  await expect(side).toContainText('$429 per night')
  await expect(side).toContainText('75 m²')
  await expect(side).toContainText('King and Twin')
  await expect(side).toContainText('4 guests')
  await expect(page.getByText('Window seat with picture books')).toBeVisible()
  await expectAccessible(page)
  await expect(side.getByRole('link', { name: 'Book This Room' })).toHaveAttribute(
    'href',
    '/reservations?room=family',
  )
  await side.getByRole('link', { name: 'Amenities and policies' }).click()
  await expect(page).toHaveURL(/\/rooms\/family-suite$/)
})

test('Back to All Rooms returns to the list', async ({ page, open }) => {
  await open('/rooms?room=deluxe')
  await page.getByRole('link', { name: 'Back to All Rooms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms & Suites' })).toBeFocused()
  await expect(page).toHaveURL(/\/rooms$/)
})

for (const query of ['?room=houseboat', '?room=', '?room=%00', '?room[]=deluxe', '?x=%E0%A4%A'])
  test(`${query} shows the list`, async ({ page, open }) => {
    await open(`/rooms${query}`)
    await expect(names(page)).toHaveCount(6)
  })

test('the pictures of a room wrap at both ends and start at the first for each room', async ({
  page,
  open,
}) => {
  await open('/rooms?room=deluxe')
  const carousel = page.getByRole('region', { name: 'Deluxe Room' })
  const current = carousel.locator('[aria-current=true]')
  await expect(current).toHaveAccessibleName('Image 1')
  await carousel.getByRole('button', { name: 'Previous image' }).click()
  await expect(current).toHaveAccessibleName('Image 3')
  await carousel.getByRole('button', { name: 'Next image' }).click()
  await expect(current).toHaveAccessibleName('Image 1')
  await carousel.getByRole('button', { name: 'Image 2' }).click()
  await expect(current).toHaveAccessibleName('Image 2')
  await page.getByRole('link', { name: 'Back to All Rooms' }).click()
  await page.getByRole('link', { name: 'View Details: Standard Room' }).click()
  await expect(
    page.getByRole('region', { name: 'Standard Room' }).locator('[aria-current=true]'),
  ).toHaveAccessibleName('Image 1')
})

test('ends with Ready to Book Your Stay? and Book Now', async ({ page, open }) => {
  await open('/rooms')
  const ready = page.getByRole('region', { name: 'Ready to Book Your Stay?' })
  await expect(ready.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    '/reservations',
  )
})

for (const [width, columns] of [
  [1440, 3],
  [820, 2],
  [PHONE.width, 1],
] as const)
  test(`the cards stand in ${columns} at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/rooms')
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
  })
