import type { Page } from '@playwright/test'
import { meetsTheStandards } from './standards.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

for (const path of ['/gallery', '/sylhet-gallery'])
  meetsTheStandards({ path, title: 'Gallery', heading: 'Gallery', canonical: '/gallery' })

const pictures = (page: Page) => page.getByRole('tabpanel').getByRole('link')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /illustration/ })

test('shows 18 pictures and says that they are illustrations', async ({ page, open }) => {
  await open('/gallery')
  await expect(pictures(page)).toHaveCount(18)
  await expect(count(page)).toHaveText('18 illustrations')
  await expect(page.getByText('these are illustrations, not photographs')).toBeVisible()
})

for (const [name, titles] of [
  ['Rooms', ['Family Suite', 'Deluxe Room', 'Presidential Suite, the veranda']],
  ['Dining', ['Terrace Bistro at noon', 'Chingri malai curry', 'Nakshi by lamplight']],
  ['Amenities', ['Morning in the pavilion', 'The spa', 'The pool']],
  ['Interior', ['The reading room', 'The courtyard', 'The lobby']],
  [
    'Exterior & Events',
    [
      'The gate at dusk',
      'The house, mirrored',
      'Boishakhi evening',
      'The river hall',
      'The Surma at first light',
      'Gaye holud',
    ],
  ],
] as const)
  test(`the tab ${name} shows its pictures only; the arrows wrap over them`, async ({
    page,
    open,
  }) => {
    await open('/gallery')
    await tab(page, name).click()
    await expect(pictures(page)).toHaveText(titles)
    await expect(count(page)).toHaveText(`${titles.length} illustrations`)
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
    await expectAccessible(page)

    await pictures(page).first().click()
    const box = page.getByRole('dialog')
    await expect(box.getByRole('status')).toHaveText(`${titles[0]} 1 of ${titles.length}`)
    await box.getByRole('button', { name: 'Previous image' }).click()
    await expect(box.getByRole('status')).toHaveText(
      `${titles.at(-1)} ${titles.length} of ${titles.length}`,
    )
    await box.getByRole('button', { name: 'Next image' }).click()
    await expect(box.getByRole('status')).toHaveText(`${titles[0]} 1 of ${titles.length}`)
  })

test('All brings every picture back', async ({ page, open }) => {
  await open('/gallery')
  await tab(page, 'Rooms').click()
  await expect(pictures(page)).toHaveCount(3)
  await tab(page, 'All').click()
  await expect(pictures(page)).toHaveCount(18)
})

test('the tabs answer to arrow keys and keep the focus and the place', async ({ page, open }) => {
  await open('/gallery')
  await tab(page, 'All').focus()
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Rooms')).toBeFocused()
  await expect(pictures(page)).toHaveCount(3)
  await page.keyboard.press('End')
  await expect(tab(page, 'Exterior & Events')).toBeFocused()
  await expect(pictures(page)).toHaveCount(6)
  await expect(tab(page, 'Exterior & Events')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('?category= opens the gallery under that tab; the tabs leave the address alone', async ({
  page,
  open,
}) => {
  await open('/gallery?category=interior')
  await expect(tab(page, 'Interior')).toHaveAttribute('aria-selected', 'true')
  await expect(pictures(page)).toHaveCount(3)
  await tab(page, 'All').click()
  await expect(pictures(page)).toHaveCount(18)
  await expect(page).toHaveURL(/\/gallery\?category=interior$/)
})

for (const category of ['exterior', 'events', 'exterior-and-events'])
  test(`?category=${category} opens under Exterior & Events`, async ({ page, open }) => {
    await open(`/gallery?category=${category}`)
    await expect(tab(page, 'Exterior & Events')).toHaveAttribute('aria-selected', 'true')
    await expect(pictures(page)).toHaveCount(6)
  })

for (const viewport of [DESKTOP, PHONE])
  test(`a category without pictures says so, and View All Images shows all, at ${viewport.width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/gallery?category=weddings')
    await expect(
      page.getByRole('heading', { name: 'No images found in this category.' }),
    ).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'No images found in this category.' }),
    ).toHaveCount(1)
    await expect(pictures(page)).toHaveCount(0)
    await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'View All Images' }).click()
    await expect(pictures(page)).toHaveCount(18)
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'All')).toBeFocused()
  })

test('the tabs can be reached by keyboard where none is selected', async ({ page, open }) => {
  await open('/gallery?category=weddings')
  await page.getByRole('button', { name: 'View All Images' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 'All')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(pictures(page)).toHaveCount(3)
})

for (const query of [
  '?category=',
  '?category=%00',
  '?category=%3Cscript%3Ealert(1)%3C/script%3E',
  '?category=__proto__',
  `?category=${'x'.repeat(5000)}`,
])
  test(`${query.slice(0, 40)} is an unknown category`, async ({ page, open }) => {
    await open(`/gallery${query}`)
    await expect(page.getByRole('button', { name: 'View All Images' })).toBeVisible()
  })

for (const [width, columns] of [
  [1440, 3],
  [820, 2],
  [PHONE.width, 1],
] as const)
  test(`the pictures stand in ${columns} at ${width} px, in three proportions`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/gallery')
    const boxes = await pictures(page)
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => {
          const { left, width, height } = image.getBoundingClientRect()
          return { left: Math.round(left), shape: (width / height).toFixed(2) }
        }),
      )
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns)
    const times = (shape: string) => boxes.filter((box) => box.shape === shape).length
    expect([times('0.80'), times('1.50'), times('1.00')]).toEqual([6, 6, 6])
  })

test('the count stands at the right of the tabs', async ({ page, open }) => {
  await open('/gallery')
  const tabs = await tab(page, 'Exterior & Events').boundingBox()
  const number = await count(page).boundingBox()
  expect(number?.x).toBeGreaterThan((tabs?.x ?? 0) + (tabs?.width ?? 0))
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeCloseTo(1360, 0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is shown with its title, and no tab', async ({ page }) => {
    await page.goto('/gallery?category=rooms')
    await expect(page.locator('main li a')).toHaveCount(18)
    await expect(page.getByText('Morning in the pavilion')).toBeVisible()
    await expect(page.getByText('18 illustrations')).toBeVisible()
    await expect(page.getByRole('tab').first()).toBeHidden()
  })
})
