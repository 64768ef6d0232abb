import { expect, test } from './test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('on paper all four courses of the menu stand one after another, without tabs', async ({
  page,
  open,
}) => {
  await open('/dining')
  for (const course of ['Starters', 'Mains', 'Desserts', 'Beverages'])
    await expect(page.getByRole('heading', { name: course, exact: true })).toBeVisible()
  await expect(page.getByText('Seven-Layer Tea', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
})

test('on paper a room has its price, its policies and how to reach the house, and nothing to press', async ({
  page,
  open,
}) => {
  await open('/rooms/deluxe')
  await expect(page.getByText('$249').first()).toBeVisible()
  await expect(page.getByText('Free until 24 hours before check-in')).toBeVisible()
  await expect(page.getByText('+880 821 555 0100')).toBeVisible()
  for (const role of ['button', 'navigation', 'searchbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Book Now' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Other rooms' })).toHaveCount(0)
})

test('on paper every word is dark on white', async ({ page, open }) => {
  await open('/special-offers')
  const colours = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('h1, p, li')].map((one) => getComputedStyle(one).color),
    ),
  ])
  expect(colours).toEqual(['rgb(17, 17, 17)'])
})
