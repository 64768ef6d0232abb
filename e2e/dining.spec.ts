import type { Page } from '@playwright/test'
import { meetsTheStandards } from './standards.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

for (const path of ['/dining', '/bangladeshi-cuisine'])
  meetsTheStandards({ path, title: 'Dining', heading: 'Dining', canonical: '/dining' })

const venue = (page: Page, name: string) => page.getByRole('article', { name })
const panel = (page: Page) => page.getByRole('tabpanel')
const caption = (page: Page) => page.getByRole('dialog').getByRole('status')

for (const { name, rating, hours } of [
  { name: 'Nakshi', rating: '4.8', hours: { 'Dinner, Tue-Sun': '5:30-10:30 PM' } },
  {
    name: 'Terrace Bistro',
    rating: '4.6',
    hours: { 'Lunch, daily': '11:30 AM-2:30 PM', 'Dinner, daily': '6:00-9:30 PM' },
  },
  { name: 'Bar & Lounge', rating: undefined, hours: { Daily: '12:00 PM-12:00 AM' } },
])
  test(`${name}: hours, ${rating ? `rated ${rating}` : 'no rating'}, and a table by way of Contact`, async ({
    page,
    open,
  }) => {
    await open('/dining')
    const place = venue(page, name)
    await expect(place.getByRole('heading', { level: 2, name })).toBeVisible()
    if (rating) await expect(place).toContainText(`${rating} out of 5`)
    else await expect(place).not.toContainText('out of 5')
    for (const [term, value] of Object.entries(hours))
      await expect(
        place.locator('dl > div').filter({ has: page.getByRole('term').getByText(term) }),
      ).toHaveText(`${term}${value}`)
    await expect(place.getByRole('link', { name: `Reserve a Table at ${name}` })).toHaveAttribute(
      'href',
      '/contact',
    )
  })

test('the venues change sides on a desk and stand under each other on a phone', async ({
  page,
  open,
}) => {
  await open('/dining')
  const pictureIsLeft = async (name: string) => {
    const picture = await venue(page, name).getByRole('img').first().boundingBox()
    const heading = await venue(page, name).getByRole('heading').boundingBox()
    return (picture?.x ?? 0) < (heading?.x ?? 0)
  }
  expect(await pictureIsLeft('Nakshi')).toBe(true)
  expect(await pictureIsLeft('Terrace Bistro')).toBe(false)
  expect(await pictureIsLeft('Bar & Lounge')).toBe(true)

  await page.setViewportSize(PHONE)
  for (const name of ['Nakshi', 'Terrace Bistro', 'Bar & Lounge']) {
    const picture = await venue(page, name).getByRole('img').first().boundingBox()
    const heading = await venue(page, name).getByRole('heading').boundingBox()
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(heading?.y ?? 0)
  }
})

test('the chef has a name, a position, a portrait and awards', async ({ page, open }) => {
  await open('/dining')
  const chef = page.getByRole('region', { name: 'Rafiqul Islam Chowdhury' })
  await expect(chef).toContainText('Executive Chef')
  await expect(chef.getByRole('img', { name: /^The executive chef/ })).toBeVisible()
  await expect(chef.getByRole('listitem')).toHaveText([
    /^2024Dining Excellence Award/,
    /^2024Keeper of the Recipe/,
    /^2025Table of the Hills/,
  ])
})

for (const [course, dishes] of [
  [
    'Starters',
    [
      ['Beguni', '$14', 'Vegetarian', 'Shareable'],
      ['Bhorta Trio', '$16', 'Vegetarian', 'Gluten-Free', 'Traditional'],
      ['Haor Fish Chop', '$18', 'Seafood', 'Traditional'],
      ['Nakshi Platter', '$24', 'Signature', 'Shareable'],
    ],
  ],
  [
    'Mains',
    [
      ['Shorshe Ilish', '$34', 'Seafood', 'National Dish', 'Signature'],
      ['Beef Shatkora', '$32', 'Signature', 'Traditional'],
      ['Kacchi Biryani', '$36', 'Premium', 'Cultural'],
      ['Chhanar Dalna', '$28', 'Vegetarian', 'Gluten-Free'],
    ],
  ],
  [
    'Desserts',
    [
      ['Roshogolla', '$12', 'Sweet', 'Traditional', 'Vegetarian'],
      ['Mishti Doi', '$12', 'Sweet', 'Gluten-Free'],
      ['Bhapa Pitha', '$14', 'Seasonal', 'Cultural'],
    ],
  ],
  [
    'Beverages',
    [
      ['Seven-Layer Tea', '$10', 'Signature', 'Non-Alcoholic'],
      ['Aam Panna', '$9', 'Seasonal', 'Non-Alcoholic'],
      ['Borhani', '$8', 'Traditional', 'Non-Alcoholic'],
    ],
  ],
] as const)
  test(`${course}: name, price, description, tags and picture of each of the ${dishes.length}`, async ({
    page,
    open,
  }) => {
    await open('/dining')
    await page.getByRole('tab', { name: course }).click()
    await expect(panel(page)).toHaveCount(1)
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(
      dishes.map(([name]) => name),
    )
    for (const [name, price, ...tags] of dishes) {
      const item = panel(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
      await expect(item.getByText(price, { exact: true })).toBeVisible()
      await expect(item.getByRole('list').getByRole('listitem')).toHaveText(tags)
      await expect(item.getByRole('link', { name: `Enlarge: ${name}` })).toBeVisible()
      await expect(item.locator('img')).toHaveCSS('width', '96px')
    }
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectAccessible(page)

    const [[first], last] = [dishes[0], dishes.at(-1)?.[0]]
    const total = dishes.length
    await page.getByRole('link', { name: `Enlarge: ${first}` }).click()
    await expect(page.getByRole('dialog', { name: course })).toBeVisible()
    await expect(caption(page)).toHaveText(`${first} 1 of ${total}`)
    await page.getByRole('button', { name: 'Previous image' }).click()
    await expect(caption(page)).toHaveText(`${last} ${total} of ${total}`)
  })

test('the tabs of the menu answer to arrow keys', async ({ page, open }) => {
  await open('/dining')
  await page.getByRole('tab', { name: 'Starters' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Beverages' })).toBeFocused()
  await expect(panel(page).getByRole('heading', { level: 3 }).first()).toHaveText('Seven-Layer Tea')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Enlarge: Seven-Layer Tea' })).toBeFocused()
})

for (const viewport of [DESKTOP, PHONE])
  test(`the picture of a venue is enlarged among those of the three, at ${viewport.width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/dining')
    await venue(page, 'Bar & Lounge').getByRole('link', { name: 'Enlarge: Evening lounge' }).click()
    await expect(caption(page)).toHaveText('Bar & Lounge 3 of 3')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next image' }).click()
    await expect(caption(page)).toHaveText('Nakshi 1 of 3')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Enlarge: Evening lounge' })).toBeFocused()
  })

test('the information names all hours, the notice and the place', async ({ page, open }) => {
  await open('/dining')
  const information = page.getByRole('region', { name: 'Dining information' })
  for (const words of [
    'Weekdays: 6:30-10:30 AM',
    'Weekends: 7:00-11:00 AM',
    'Dinner, Tue-Sun: 5:30-10:30 PM',
    'Lunch, daily: 11:30 AM-2:30 PM',
    'Dinner, daily: 6:00-9:30 PM',
    'Daily: 12:00 PM-12:00 AM',
    'Dining needs 24 hours’ notice',
    '14 Surma Bank Road, Sylhet',
  ])
    await expect(information.getByText(words)).toBeVisible()
  await expect(information.getByRole('link')).toHaveAttribute('href', '/contact')
})

test('three private rooms hold up to 12, 24 and 50 guests', async ({ page, open }) => {
  await open('/dining')
  for (const [name, guests] of [
    ['Cellar Room', 12],
    ['Garden Room', 24],
    ['Grand Salon', 50],
  ] as const) {
    const room = page.getByRole('article', { name })
    await expect(room).toContainText(`Up to ${guests} guests`)
    await expect(room.getByRole('img')).toHaveCount(1)
  }
  await expect(
    page.getByRole('region', { name: 'Private dining rooms' }).getByRole('link'),
  ).toHaveAttribute('href', '/contact')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all four courses can be read one after another, under their names', async ({ page }) => {
    await page.goto('/dining')
    const menu = page.getByRole('region', { name: 'The menu at Nakshi' })
    for (const course of ['Starters', 'Mains', 'Desserts', 'Beverages'])
      await expect(menu.getByRole('heading', { level: 2, name: course })).toBeVisible()
    for (const dish of ['Beguni', 'Kacchi Biryani', 'Bhapa Pitha', 'Borhani'])
      await expect(menu.getByRole('heading', { level: 3, name: dish })).toBeVisible()
    await expect(menu.getByRole('tab').first()).toBeHidden()
  })
})
