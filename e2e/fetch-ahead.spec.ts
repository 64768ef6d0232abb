import type { Page } from '@playwright/test'
import { codeOf } from './built-pages.ts'
import { expect, PHONE, test } from './test.ts'
import { common, home } from './words.ts'

/** Opens a page and waits until a script has been fetched and the page is at rest. After that no request for a script is answered. */
async function restWith(page: Page, script: string, path: string) {
  const fetched = page.waitForResponse(`**${script}`)
  await page.goto(path)
  await fetched
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', () => {})
}

test.use({ savesData: false })

test("Home: once the page is at rest 'Explore Rooms' needs no more code", async ({ page }) => {
  await page.setViewportSize(PHONE)
  const target = page.getByRole('main').getByRole('link', { name: home.hero.rooms }).first()
  await restWith(page, codeOf('rooms'), '/')
  await target.click()
  await expect(page).toHaveURL(/\/rooms$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test("Reservation: once at rest 'Check-in date' needs no more code", async ({ page }) => {
  await restWith(page, '/calendar-popover-*.js', '/reservations')
  await page.getByRole('button', { name: common.dates.checkIn }).click()
  await expect(page.getByRole('dialog', { name: common.dates.checkIn })).toBeVisible()
})
