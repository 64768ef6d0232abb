import type { Page } from '@playwright/test'
import { galleryImages } from '#app/content/gallery.ts'
import { filterGallery, galleryFilters } from '#app/domain/gallery.ts'
import { like } from './examples.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'
import { common, gallery } from './words.ts'

const { hero, filters, empty } = gallery
const { all: ALL, rooms: ROOMS } = filters

const { position } = common.images
const pictures = (page: Page) => page.getByRole('tabpanel').getByRole('link')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const count = (page: Page) => page.getByRole('status').filter({ hasText: like(gallery.count(2)) })

test('Gallery: each tab shows its own pictures and their number', async ({ page, open }) => {
  await open('/gallery')
  await expect(page.getByText(hero.lead)).toBeVisible()
  for (const id of [...galleryFilters, 'all'] as const) {
    const title = filters[id]
    const held = filterGallery(galleryImages, id)
    await tab(page, title).click()
    await expect(pictures(page)).toHaveText(held.map((image) => image.title))
    await expect(count(page)).toHaveText(gallery.count(held.length))
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title)
  }
  await tab(page, ROOMS).click()
  await test.step('the lightbox has the pictures of the chosen tab', async () => {
    const titles = filterGallery(galleryImages, 'rooms').map(({ title }) => title)
    await pictures(page).first().click()
    const box = page.getByRole('dialog')
    await expect(box.getByRole('status')).toHaveText(`${titles[0]} ${position(1, titles.length)}`)
  })
})

test('Gallery: a category without pictures says so', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  await open('/gallery?category=weddings')
  const { message } = empty
  await expect(page.getByRole('heading', { name: message })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1)
  await expect(pictures(page)).toHaveCount(0)
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: empty.reset }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, ALL)).toBeFocused()
  await page.getByRole('button', { name: empty.reset }).click()
  await expect(pictures(page)).toHaveCount(galleryImages.length)
  await expect(tab(page, ALL)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, ALL)).toBeFocused()
  await expect(page).toHaveURL(/\/gallery$/)
})
