import type { Page } from '@playwright/test'
import { galleryImages } from '#app/content/gallery.ts'
import { filterGallery } from '#app/domain/gallery.ts'
import { like } from './examples.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'
import { common, gallery } from './words.ts'

const { filters, empty } = gallery
const { all: ALL, rooms: ROOMS } = filters

const pictures = (page: Page) => page.getByRole('tabpanel').getByRole('link')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const count = (page: Page) => page.getByRole('status').filter({ hasText: like(gallery.count(2)) })

test('Gallery: a tab shows its own pictures and their number, and so does its lightbox', async ({
  page,
  open,
}) => {
  const titles = filterGallery(galleryImages, 'rooms').map(({ title }) => title)
  await open('/gallery')
  await tab(page, ROOMS).click()
  await expect(pictures(page)).toHaveText(titles)
  await expect(count(page)).toHaveText(gallery.count(titles.length))
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(ROOMS)
  await pictures(page).first().click()
  const caption = page.getByRole('dialog').getByRole('status')
  await expect(caption).toHaveText(`${titles[0]} ${common.images.position(1, titles.length)}`)
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
