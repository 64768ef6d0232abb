import type { Page } from '@playwright/test'
import { room } from './examples.ts'
import { boxOf } from './layout.ts'
import { expect, test } from './test.ts'
import { contactForms, legal, linkNames, roomPage, terms } from './words.ts'

const contents = (page: Page) => page.getByRole('navigation', { name: legal.onThisPage })

test('Terms: an entry leads to its section, and Back to the top', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/terms')
  const { title } = terms.sections.cancellation
  const entry = contents(page).getByRole('link', { name: title })
  await entry.press('Enter')
  await expect(page).toHaveURL(/#cancellation$/)
  const heading = page.getByRole('heading', { level: 2, name: title })
  await expect(heading).toBeFocused()
  await expect(entry).toHaveAttribute('aria-current', 'location')
  await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(140)
  const header = await boxOf(page.getByRole('banner'))
  expect((await boxOf(heading)).y).toBeGreaterThan(header.bottom)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').and(page.locator(':focus'))).toBeVisible()
  await expect(contents(page).locator(':focus')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('Privacy: no cookie, and nothing that a guest enters is stored', async ({ page, open }) => {
  await open(`/rooms/${room.id}`)
  await page.getByRole('button', { name: roomPage.addToCart }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: linkNames.contact.title }).click()
  await page.getByRole('main').getByLabel(contactForms.name).first().fill('Ayesha')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: linkNames.privacyPolicy.title })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkNames.privacyPolicy.title)
  await page.reload()
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  // The router keeps scroll positions and the history of the tab.
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  for (const words of ['Ayesha', room.name]) expect(kept).not.toContain(words)
})
