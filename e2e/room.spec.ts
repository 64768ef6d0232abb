import { answersWell, meetsTheStandards } from './standards.ts'
import { expect, expectAccessible, test } from './test.ts'

const IDS = [
  ['standard', 'Standard Room', '/rooms/standard'],
  ['executive-suite', 'Executive Suite', '/rooms/executive-suite'],
  ['family-suite', 'Family Suite', '/rooms/family-suite'],
  ['presidential-suite', 'Presidential Suite', '/rooms/presidential-suite'],
  ['garden-view', 'Garden View Room', '/rooms/garden-view'],
  ['suite', 'Suite', '/rooms/executive-suite'],
  ['family', 'Family Suite', '/rooms/family-suite'],
] as const

for (const [id, name, canonical] of IDS)
  answersWell({ path: `/rooms/${id}`, title: name, heading: name, canonical })

meetsTheStandards({ path: '/rooms/deluxe', title: 'Deluxe Room', heading: 'Deluxe Room' })

meetsTheStandards({
  path: '/rooms/houseboat',
  title: 'Room not found',
  heading: 'Room not found',
  status: 404,
})

test('Overview, Amenities and Policies show one at a time', async ({ page, open }) => {
  await open('/rooms/deluxe')
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  for (const feature of [
    '32 m²',
    'King bed',
    'Garden/city view',
    'Max occupancy 2',
    'Breakfast included',
    'Non-smoking',
  ])
    await expect(panel.getByText(feature, { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Amenities' }).click()
  for (const amenity of [
    'Wi-Fi',
    'Tea/coffee maker',
    'Room service',
    'Air conditioning',
    'Flat-screen TV',
    'Private bathroom',
    'Daily housekeeping',
    'Turndown service',
    'Bottled water',
    'Fruit basket',
    'Evening snacks',
    'Newspaper',
  ])
    await expect(panel.getByText(amenity, { exact: true })).toBeVisible()

  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Policies' }).click()
  await expectAccessible(page)
  await expect(panel).toContainText('2:00 PM')
  await expect(panel).toContainText('12:00 PM')
  await expect(panel).toContainText('24 hours')
  await expect(panel).toContainText('under 12 stay free')
  await expect(panel).toContainText('No pets')
})

test('Add to Cart says so in a toast that names the room', async ({ page, open }) => {
  await open('/rooms/garden-view')
  const side = page.getByRole('complementary', { name: 'Price and booking' })
  await expect(side).toContainText('$219 per night')
  await expect(side).toContainText('Max 2 people')
  await side.getByRole('button', { name: 'Add to Cart' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Room added to cart' })
  await expect(toast).toContainText('Garden View Room has been added to your booking cart.')
  await expectAccessible(page)
})

test('Book with Details leads to the reservation with the room type chosen', async ({
  page,
  open,
}) => {
  await open('/rooms/executive-suite')
  await page.getByRole('link', { name: 'Book with Details' }).click()
  await expect(page.getByRole('radio', { name: /^Suite/ })).toBeChecked()
})

test('shows why to book direct and up to three other rooms, never the one shown', async ({
  page,
  open,
}) => {
  for (const id of ['deluxe', 'suite', 'executive-suite', 'presidential-suite']) {
    await open(`/rooms/${id}`)
    await expect(page.getByRole('heading', { name: 'Why Book Direct' })).toBeVisible()
    const others = page.getByRole('region', { name: 'Other rooms' }).getByRole('article')
    expect(await others.count()).toBeLessThanOrEqual(3)
    const links = await others
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).not.toContain(`/rooms/${id}`)
    if (id === 'executive-suite') expect(links).not.toContain('/rooms/suite')
  }
})

test('the other rooms stand side by side on a tablet, and one under another on a phone', async ({
  page,
  open,
}) => {
  await open('/rooms/deluxe')
  const cards = page.getByRole('region', { name: 'Other rooms' }).getByRole('article')
  for (const [width, columns] of [
    [1440, 3],
    [820, 3],
    [768, 3],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    )
    expect(lefts).toHaveLength(3)
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
  }
})

for (const id of ['houseboat', 'Deluxe', '404', 'deluxe%20'])
  test(`/rooms/${id}: no such room, status 404, and a way to all rooms`, async ({ page, open }) => {
    const answer = page.waitForResponse(`**/rooms/${id}`)
    await open(`/rooms/${id}`)
    expect((await answer).status()).toBe(404)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'Room not found' })).toBeVisible()
    await expect(alert).toContainText("The room you're looking for doesn't exist.")
    await expect(page).toHaveTitle('Room not found | The Surma, Sylhet')
    await alert.getByRole('link', { name: 'Back to all rooms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms & Suites')
  })
