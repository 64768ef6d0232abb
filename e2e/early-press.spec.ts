import type { Locator, Page } from '@playwright/test'
import { rooms } from '#app/content/rooms/index.ts'
import { filterRooms } from '#app/domain/room.ts'
import { room } from './examples.ts'
import { expect, holdBack, hydrated, PHONE, test } from './test.ts'
import { frame, onlineOrder, reservations, roomsPage, searchWords } from './words.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

/** Acts on a control as soon as it is painted, and holds back the entry script until then. */
async function early(page: Page, path: string, control: Locator, act: () => Promise<unknown>) {
  const release = await holdBack(page, '**/assets/entry.client-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await control.waitFor()
  await act()
  release()
}

test('Early press: on Menu it opens the menu before there is script', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: frame.menu })
  const toggle = page.getByRole('button', { name: frame.menu })
  await early(page, '/rooms', toggle, async () => {
    await toggle.tap()
    await expect(menu).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  })
  await hydrated(page)
  await expect(menu).toBeVisible()
  await expect(toggle).not.toHaveAttribute('aria-busy')
})

test('Early press: on Add to Cart it adds one dish, not two', async ({ page }) => {
  const add = page.getByRole('button', { name: onlineOrder.addToCart }).first()
  await early(page, '/online-order', add, () => add.tap())
  await expect(page.getByRole('link', { name: onlineOrder.cart(1) }).first()).toBeVisible()
})

test('Early press: of Ctrl and K it opens the search', async ({ page }) => {
  const search = page.getByRole('button', { name: frame.search, exact: true })
  await early(page, '/rooms', search, () => page.keyboard.press('Control+k'))
  await expect(page.getByPlaceholder(searchWords.placeholder)).toBeFocused()
})

test('Early words: what is typed or chosen stays and counts', async ({ page }) => {
  const search = page.getByPlaceholder(roomsPage.search.placeholder)
  await early(page, '/rooms', search, () => search.pressSequentially(room.name))
  const found = filterRooms(rooms, 'all', room.name).length
  expect(found).toBeLessThan(rooms.length)
  await expect(page.getByText(roomsPage.found(found))).toBeAttached()
  await expect(search).toHaveValue(room.name)

  const adults = page.getByLabel(reservations.dates.adults)
  await early(page, '/reservations', adults, async () => {
    await adults.selectOption('3')
    for (const index of [1, 2, 1]) await page.getByRole('radio').nth(index).check({ force: true })
  })
  await hydrated(page)
  await expect(adults).toHaveValue('3')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByRole('status').first()).not.toContainText(reservations.needed.roomType)
})

test('Early press: the last is repeated; one elsewhere takes it back', async ({ page }) => {
  const search = page.getByRole('button', { name: frame.search, exact: true })
  const suites = page.getByRole('tab', { name: roomsPage.filters.suite })
  await early(page, '/rooms', search, async () => {
    await search.tap()
    await suites.tap()
  })
  await expect(suites).toHaveAttribute('aria-selected', 'true')
  await expect(search).toHaveAttribute('aria-expanded', 'false')

  await early(page, '/rooms', search, async () => {
    await search.tap()
    await page.getByRole('heading', { level: 1 }).tap()
  })
  await hydrated(page)
  await expect(search, 'it waits for nothing').not.toHaveAttribute('aria-busy')
  await expect(search).toHaveAttribute('aria-expanded', 'false')
})
