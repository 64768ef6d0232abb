import { home } from '#words/home.ts'
import { expect, hydrated, PHONE, test } from './test.ts'

test('Home just arrived at draws its end when a guest comes near, and Back finds the place again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await hydrated(page)
  const section = page.locator('section', { hasText: home.closing.gift.text }).last()
  const title = section.getByRole('heading').first()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const top = () => title.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  await expect(section).toHaveCSS('content-visibility', 'auto')
  await page.emulateMedia({ media: 'print' })
  await expect(section).toHaveCSS('content-visibility', 'visible')
  await page.emulateMedia({ media: 'screen' })
  const guessed = await height()

  const near =
    await test.step('a jump to it, as a search in the page makes, ends there', async () => {
      await title.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
      await expect(section).toHaveCSS('content-visibility', 'visible')
      await expect(title).toBeInViewport()
      return top()
    })
  const whole = await height()
  expect(whole).not.toBe(guessed)

  await section.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/$/)
  await page.goBack()
  await expect.poll(top).toBe(near)

  await test.step('a reload, and an address within the page, have all heights at once', async () => {
    await page.reload()
    await expect(section).toHaveCSS('content-visibility', 'visible')
    await expect.poll(top).toBe(near)
    await page.goto('/dining#menu')
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible')
  })
})
