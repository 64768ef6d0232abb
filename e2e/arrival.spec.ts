import { expect, hydrated, PHONE, test } from './test.ts'
import { home } from './words.ts'

test('Home: its end is drawn when a guest comes near; Back finds the place', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await hydrated(page)
  const { text } = home.closing.gift
  const section = page.locator('section', { hasText: text }).last()
  const words = section.getByText(text)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const top = () => words.evaluate((found) => Math.round(found.getBoundingClientRect().top))
  await expect(section).toHaveCSS('content-visibility', 'auto')
  await page.emulateMedia({ media: 'print' })
  await expect(section).toHaveCSS('content-visibility', 'visible')
  await page.emulateMedia({ media: 'screen' })
  const guessed = await height()

  const near =
    await test.step("the browser's own search finds its words and scrolls to them", async () => {
      await expect.poll(() => page.evaluate(`find(${JSON.stringify(text)})`)).toBe(true)
      await expect(section).toHaveCSS('content-visibility', 'visible')
      await expect(words).toBeInViewport()
      return top()
    })
  const whole = await height()
  expect(whole).not.toBe(guessed)

  await section.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/$/)
  await page.goBack()
  await expect.poll(top).toBe(near)

  await test.step('a reload, and a URL with a fragment, draw all of it at once', async () => {
    await page.reload()
    await expect(section).toHaveCSS('content-visibility', 'visible')
    await expect.poll(top).toBe(near)
    await page.goto('/dining#menu')
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible')
  })
})
