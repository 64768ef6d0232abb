import type { Page } from '@playwright/test'
import { galleryImages } from '#app/content/gallery.ts'
import { filterGallery, galleryFilters } from '#app/domain/gallery.ts'
import { common } from '#words/common.ts'
import { gallery } from '#words/gallery.ts'
import { addressesOf } from './examples.ts'
import { columns } from './layout.ts'
import { meetsTheStandards } from './standards.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

for (const path of addressesOf('gallery'))
  meetsTheStandards({
    path,
    title: gallery.hero.title,
    heading: gallery.hero.title,
    canonical: '/gallery',
  })

const pictures = (page: Page) => page.getByRole('tabpanel').getByRole('link')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /illustration/ })

test('says that the pictures are illustrations, and each tab shows its own and their number', async ({
  page,
  open,
}) => {
  await open('/gallery')
  await expect(page.getByText(gallery.hero.lead)).toBeVisible()
  for (const id of [...galleryFilters, 'all'] as const) {
    const title = gallery.filters[id]
    const held = filterGallery(galleryImages, id)
    await tab(page, title).click()
    await expect(pictures(page)).toHaveText(held.map((image) => image.title))
    await expect(count(page)).toHaveText(gallery.count(held.length))
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title)
  }
})

test('the lightbox goes round the pictures of the chosen tab', async ({ page, open }) => {
  await open('/gallery')
  await tab(page, gallery.filters.rooms).click()
  const titles = filterGallery(galleryImages, 'rooms').map(({ title }) => title)
  await pictures(page).first().click()
  const box = page.getByRole('dialog')
  await expect(box.getByRole('status')).toHaveText(`${titles[0]} 1 of ${titles.length}`)
  await box.getByRole('button', { name: common.images.previous }).click()
  await expect(box.getByRole('status')).toHaveText(
    `${titles.at(-1)} ${titles.length} of ${titles.length}`,
  )
})

test('the tabs answer to arrow keys and keep the focus and the scroll position', async ({
  page,
  open,
}) => {
  await open('/gallery')
  await tab(page, gallery.filters.all).focus()
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, gallery.filters.rooms)).toBeFocused()
  await expect(tab(page, gallery.filters.rooms)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tab(page, gallery.filters['exterior-and-events'])).toBeFocused()
  await expect(tab(page, gallery.filters['exterior-and-events'])).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

for (const [category, title] of [
  ['interior', gallery.filters.interior],
  ['events', gallery.filters['exterior-and-events']],
] as const)
  test(`?category=${category} opens the gallery under ${title}, and All takes it out of the address`, async ({
    page,
    open,
  }) => {
    await open(`/gallery?category=${category}`)
    await expect(tab(page, title)).toHaveAttribute('aria-selected', 'true')
    await tab(page, gallery.filters.all).click()
    await expect(pictures(page)).toHaveCount(galleryImages.length)
    await expect(page).toHaveURL(/\/gallery$/)
  })

test('a category without pictures says so, selects no tab, and View All Images shows all', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  await open('/gallery?category=weddings')
  const message = gallery.empty.message
  await expect(page.getByRole('heading', { name: message })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1)
  await expect(pictures(page)).toHaveCount(0)
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: gallery.empty.reset }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, gallery.filters.all)).toBeFocused()
  await page.getByRole('button', { name: gallery.empty.reset }).click()
  await expect(pictures(page)).toHaveCount(galleryImages.length)
  await expect(tab(page, gallery.filters.all)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, gallery.filters.all)).toBeFocused()
})

test('the pictures stand in three, two or one columns', async ({ page, open }) => {
  await open('/gallery')
  for (const [width, expected] of [
    [DESKTOP.width, 3],
    [820, 2],
    [PHONE.width, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(pictures(page)), `at ${width} px`).toBe(expected)
  }
})
