import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('Home shows all its words after 800 ms, every testimonial too', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('the river, the mist, and a pot of tea')).toBeVisible()
  await expect(page.getByText('the kitchen kept sending pitha')).toBeVisible()
  await expect(page.getByText('The ilish arrives in mustard')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden()
})

test('the header is solid and every room is listed', async ({ page }) => {
  await page.goto('/rooms')
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByPlaceholder('Search rooms...')).toBeHidden()
})

test('a room shows overview, amenities and policies one after another', async ({ page }) => {
  await page.goto('/rooms/deluxe')
  for (const words of ['Breakfast included', 'Flat-screen TV', 'Fruit basket', 'No pets, please.'])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeHidden()
})

test('the reservation says how to reserve without script', async ({ page }) => {
  await page.goto('/reservations')
  await expect(page.getByText('Choosing days needs JavaScript')).toBeVisible()
  await expect(page.getByText('Fully refundable until 48 hours')).toBeVisible()
})

test('an unknown room and an unknown page say so', async ({ page }) => {
  await page.goto('/rooms/houseboat')
  await expect(page.getByText('Room not found')).toBeVisible()
  await page.goto('/houseboat')
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible()
})
