import type { Page } from '@playwright/test'
import { localLang } from '#app/content/hotel.ts'
import { contactForms } from '#words/contact.ts'
import { frame } from '#words/frame.ts'
import { linkNames } from '#words/navigation.ts'
import { expect, test } from './test.ts'

const message = (page: Page) =>
  page.getByRole('textbox', { name: contactForms.message.message }).filter({ visible: true })

test('fetches the letters that its own words lack when a guest types one', async ({
  page,
  open,
}) => {
  await open('/contact')
  const asked = page.waitForRequest(/\/anek-other-[^/]+\.woff2$/)
  await message(page).fill('Zoë')
  await asked
})

test('a walk through the site fetches no letters that only guests type', async ({ page, open }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await open('/')
  await page.getByRole('button', { name: frame.search }).click()
  await page.keyboard.press('Escape')
  for (const screen of [linkNames.rooms.title, linkNames.dining.title, linkNames.contact.title]) {
    await page.getByRole('banner').getByRole('link', { name: screen, exact: true }).click()
    await expect(page).toHaveTitle(new RegExp(`^${screen}`))
  }

  expect(files.filter((file) => file.endsWith('.woff2'))).not.toEqual([])
  expect(files.filter((file) => /-other-[^/]+\.woff2$/.test(file))).toEqual([])
})

test('Bangla that a guest types is not set in the font cut to the words of the site', async ({
  page,
  open,
}) => {
  test.skip(!localLang.startsWith('bn'), 'no font is cut for Bangla')
  await open('/contact')
  await expect(page.locator('[lang=bn]').first()).toHaveCSS('font-family', /^"Tiro Bangla"/)
  await expect(message(page)).toHaveCSS('font-family', /^(?!.*Tiro).*Noto Sans Bengali/)
  for (const heading of await page.getByRole('heading').all())
    await expect(heading).toHaveCSS('font-family', /^(?!.*Tiro).*Noto Sans Bengali/)
})
