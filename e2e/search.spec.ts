import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => page.getByPlaceholder('Search The Surma...')
const options = (page: Page) => palette(page).getByRole('option')
const titles = (page: Page) => options(page).locator('b')
const button = (page: Page) => page.getByRole('button', { name: 'Search' })

const openPalette = async (page: Page) => {
  await button(page).click()
  await expect(box(page)).toBeFocused()
}

test('shows nothing until something is typed, and nothing for blanks', async ({ page, open }) => {
  await open('/rooms')
  await openPalette(page)
  await expect(options(page)).toHaveCount(0)
  await expect(palette(page)).not.toContainText(/./)
  const empty = await palette(page).boundingBox()
  await page.keyboard.type('   ')
  await expect(options(page)).toHaveCount(0)
  expect(await palette(page).boundingBox()).toEqual(empty)
  await page.keyboard.type('gallery')
  await expect(titles(page)).toHaveText(['Gallery'])
})

test('finds in title or description as the guest types, whatever the capitals', async ({
  page,
  open,
}) => {
  await open('/rooms')
  await openPalette(page)
  await box(page).fill('SUITE')
  await expect(titles(page)).toHaveText([
    'Rooms & Suites',
    'Executive Suite',
    'Family Suite',
    'Presidential Suite',
  ])
  await expect(palette(page).getByRole('status')).toHaveText('4 results')
  await box(page).fill('nakshi')
  await expect(titles(page)).toHaveText(['Restaurant'])
  await box(page).fill('deluxe')
  await expect(options(page).locator('mark')).toHaveText(['Deluxe'])
})

test('groups what it finds in one order, and leaves empty groups out', async ({ page, open }) => {
  await open('/rooms')
  await openPalette(page)
  const groups = palette(page).getByRole('group')
  const names = () =>
    groups.evaluateAll((all) =>
      all.map(
        (group) =>
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    )
  await box(page).fill('o')
  await expect(options(page)).toHaveCount(17)
  expect(await names()).toEqual(['Navigation', 'Booking', 'Rooms', 'Dining', 'Information'])
  await expect(page.getByRole('group', { name: 'Booking' }).getByRole('option')).toHaveCount(1)
  await box(page).fill('din')
  await expect(titles(page)).toHaveText(['Dining', 'Restaurant'])
  expect(await names()).toEqual(['Navigation', 'Dining'])
})

test('says when there is no match', async ({ page, open }) => {
  await open('/rooms')
  await openPalette(page)
  await box(page).fill('igloo')
  await expect(palette(page).getByRole('status')).toHaveText('No results found.')
  await expect(palette(page).getByText('No results found.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeVisible()
  await expect(page).toHaveURL(/\/rooms$/)
})

for (const modifier of ['Control', 'Meta'])
  test(`${modifier} and K open and close it, from inside a field too`, async ({ page, open }) => {
    await open('/rooms')
    const field = page.getByPlaceholder('Search rooms...')
    await field.fill('suite')
    await page.keyboard.press(`${modifier}+k`)
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('tea')
    await page.keyboard.press(`${modifier}+k`)
    await expect(palette(page)).toHaveCount(0)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('suite')
    await page.keyboard.press(`${modifier}+k`)
    await expect(box(page)).toHaveValue('')
  })

test('a keyboard of another script opens it by the place of the key', async ({ page, open }) => {
  await open('/rooms')
  await page.evaluate(() =>
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ক', code: 'KeyK', ctrlKey: true, cancelable: true }),
    ),
  )
  await expect(palette(page)).toBeVisible()
})

test('the keys leave another dialog over the page in its place', async ({ page, open }) => {
  await open('/gallery')
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(300)
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
})

test('Enter opens the active entry, which the arrows move', async ({ page, open }) => {
  await open('/rooms')
  await openPalette(page)
  await box(page).fill('room')
  const active = palette(page).locator('[data-highlighted]')
  await expect(active.locator('b')).toHaveText('Rooms & Suites')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(active.locator('b')).toHaveText('Book a Room')
  await expect(active).toHaveCSS('background-color', 'oklch(0.96 0.014 145)')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? 'none',
  )
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/reservations$/)
})

test('a click opens an entry, and the focus goes to the new heading and stays there', async ({
  page,
  open,
}) => {
  await open('/reservations')
  for (const [text, title, path, heading] of [
    ['queen', 'Standard Room', '/rooms/standard', 'Standard Room'],
    ['rooms', 'Rooms & Suites', '/rooms', 'Rooms & Suites'],
    ['at a glance', 'Home', '/', 'Experience Luxury & Comfort'],
  ] as const) {
    await openPalette(page)
    await box(page).fill(text)
    await options(page).filter({ hasText: title }).click()
    await expect(palette(page)).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await page.waitForTimeout(300)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
})

test('choosing the page that is shown closes it and goes to its heading', async ({
  page,
  open,
}) => {
  await open('/rooms')
  await openPalette(page)
  await box(page).fill('rooms &')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Escape, the veil and Close shut it, and the focus returns to where it was', async ({
  page,
  open,
}) => {
  await open('/rooms')
  for (const shut of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 700),
    () => palette(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await openPalette(page)
    await box(page).fill('suite')
    await shut()
    await expect(palette(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  }
})

test('the focus does not leave it', async ({ page, open }) => {
  await open('/rooms')
  await openPalette(page)
  await box(page).fill('suite')
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab')
    await expect(palette(page).locator(':focus')).toHaveCount(1)
  }
})

test('is fetched at the first reach, and keeps what is typed meanwhile', async ({ page, open }) => {
  const fetched: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/search-palette-*.js', async (route) => {
    fetched.push(route.request().url())
    await held
    await route.continue()
  })
  await open('/rooms')
  const field = page.getByPlaceholder('Search rooms...')
  await field.focus()
  expect(fetched).toEqual([])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Family s')
  release()
  await expect(box(page)).toHaveValue('Family s')
  await page.keyboard.type('u')
  await expect(titles(page)).toHaveText(['Family Suite'])
  await expect(field).toHaveValue('')
  expect(fetched).toHaveLength(1)
})

test('Escape while it is on the way shuts it', async ({ page, open }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/search-palette-*.js', async (route) => {
    await held
    await route.continue()
  })
  await open('/rooms')
  await page.keyboard.press('Control+k')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  const arrived = page.waitForResponse('**/search-palette-*.js')
  release()
  await arrived
  await page.waitForTimeout(200)
  await expect(palette(page)).toHaveCount(0)
})

test('says so when it cannot be fetched', async ({ page, open }) => {
  await page.route('**/search-palette-*', (route) => route.fulfill({ status: 404 }))
  await open('/rooms')
  await page.keyboard.press('Control+k')
  await expect(page.getByText('That could not be opened')).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
})

test('is at most 640 px wide and its list at most 300 px high', async ({ page, open }) => {
  for (const [viewport, width] of [
    [DESKTOP, 640],
    [PHONE, 358],
    [{ width: 320, height: 256 }, 288], // 400% zoom
  ] as const) {
    await page.setViewportSize(viewport)
    await open('/rooms')
    await openPalette(page)
    await box(page).fill('o')
    await expect(options(page)).toHaveCount(17)
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toBeInViewport({ ratio: 0.9 })
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    const list = await palette(page).getByRole('listbox').boundingBox()
    expect(list?.height).toBeLessThanOrEqual(300)
    expect((await palette(page).boundingBox())?.width).toBe(width)
  }
})

for (const text of ['<img src=x onerror=alert(1)>', '(((', '🌧️', 'سورما', 'x'.repeat(100_000)])
  test(`a search for ${text.slice(0, 28)} is only text`, async ({ page, open }) => {
    await open('/rooms')
    await openPalette(page)
    await box(page).fill(text)
    await expect(palette(page).getByText('No results found.')).toBeVisible()
    expect((await palette(page).boundingBox())?.width).toBe(640)
  })

for (const viewport of [DESKTOP, PHONE])
  test(`is WCAG 2.2 AA at ${viewport.width} px: empty, with results, without`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/rooms')
    await openPalette(page)
    await expectAccessible(page)
    await box(page).fill('suite')
    await expect(options(page)).toHaveCount(4)
    await expectAccessible(page)
    await box(page).fill('igloo')
    await expect(palette(page).getByText('No results found.')).toBeVisible()
    await expectAccessible(page)
  })

test('shows the keys beside a keyboard, not on a phone', async ({ page, open }) => {
  await open('/rooms')
  await openPalette(page)
  await box(page).fill('suite')
  await expect(palette(page).getByText('to move')).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(palette(page).getByText('to move')).toBeHidden()
})

test('on a phone it closes the menu and stands left of its button', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  await open('/rooms')
  const menu = page.getByRole('button', { name: 'Menu' })
  const [left, right] = [await button(page).boundingBox(), await menu.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await button(page).click()
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the header keeps to one line where it is narrowest', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open('/rooms')
  const header = page.getByRole('banner')
  const book = await header.getByRole('link', { name: 'Book Now' }).first().boundingBox()
  const search = await button(page).boundingBox()
  expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(book?.x ?? 0)
  expect((book?.x ?? 0) + (book?.width ?? 0)).toBeLessThanOrEqual(768)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button to search with', async ({ page }) => {
    await page.goto('/rooms')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(button(page)).toBeHidden()
  })
})
