import type { Page } from '@playwright/test'
import { townLanguage } from '#app/content/hotel.ts'
import { expect, test } from './test.ts'
import { contactForms } from './words.ts'

const message = (page: Page) =>
  page.getByRole('textbox', { name: contactForms.message.message }).filter({ visible: true })

test('Fonts: letters that only guests type are fetched when they do', async ({ page, open }) => {
  await open('/contact')
  const asked = page.waitForRequest(/\/anek-other-[^/]+\.woff2$/)
  await message(page).fill('Zoë')
  await asked
  if (!townLanguage.startsWith('bn')) return // no font is cut for Bangla
  await test.step('Bangla is not set in the font cut to the words of the site', async () => {
    await expect(message(page)).toHaveCSS('font-family', /^(?!.*Tiro).*Noto Sans Bengali/)
    for (const heading of await page.getByRole('heading').all())
      await expect(heading).toHaveCSS('font-family', /^(?!.*Tiro).*Noto Sans Bengali/)
  })
})
