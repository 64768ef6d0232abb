import { meetsTheStandards } from './standards.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'

const PAGES = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/accessibility', 'Accessibility'],
] as const

for (const [path, title] of PAGES) meetsTheStandards({ path, title, heading: title })

const contents = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: 'On this page' })

for (const path of ['/privacy-policy', '/terms'])
  test(`${path} was last updated on April 15, 2025`, async ({ page, open }) => {
    await open(path)
    await expect(page.getByRole('main').getByText('Last updated April 15, 2025')).toBeVisible()
  })

for (const [path] of PAGES)
  test(`${path} lists its sections, and each entry leads to its own`, async ({ page, open }) => {
    await open(path)
    const headings = page.locator('main section').getByRole('heading', { level: 2 })
    const entries = contents(page).getByRole('link')
    expect(await entries.allTextContents()).toEqual(await headings.allTextContents())
    for (const heading of await headings.all())
      await expect(
        contents(page).getByRole('link', { name: (await heading.textContent()) ?? '' }),
      ).toHaveAttribute('href', `${path}#${await heading.getAttribute('id')}`)
  })

test('an entry leads below the header, is sewn, and the keyboard goes on from there', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/terms')
  const entry = contents(page).getByRole('link', { name: 'Cancellation' })
  await entry.press('Enter')
  await expect(page).toHaveURL(/\/terms#cancellation$/)
  const heading = page.getByRole('heading', { name: 'Cancellation' })
  await expect(heading).toBeFocused()
  await expect(entry).toHaveAttribute('aria-current', 'location')
  await expect.poll(() => heading.evaluate((h) => h.getBoundingClientRect().top)).toBeLessThan(140)
  const header = await page.getByRole('banner').boundingBox()
  expect(await heading.evaluate((h) => h.getBoundingClientRect().top)).toBeGreaterThan(
    header?.height ?? 0,
  )
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'hello@thesurma.example' }),
  ).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

for (const height of [900, 1440])
  test(`at ${height} px of height the entry of the section being read is sewn, the last one too`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1440, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/privacy-policy')
    const current = contents(page).locator('[aria-current]')
    await expect(current).toHaveText('What this page covers')
    for (const title of ['Your cart', 'How to reach us', 'What you enter']) {
      await page.getByRole('heading', { name: title, exact: true }).evaluate((heading) => {
        heading.scrollIntoView({ behavior: 'instant', block: 'start' })
      })
      await expect(current).toHaveText(title)
    }
  })

test('back at the top of a phone, where no section is in view yet, the first entry is sewn', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  await open('/terms')
  const current = contents(page).locator('[aria-current]')
  await expect(current).toHaveText('What these terms cover')
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(current).toHaveText('How to reach us')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveText('What these terms cover')
})

test('an address with an anchor opens at its section', async ({ page, open }) => {
  await open('/accessibility#coordinator')
  await expect(page.getByRole('heading', { name: 'Accessibility coordinator' })).toBeInViewport()
  await expect(contents(page).locator('[aria-current]')).toHaveText('Accessibility coordinator')
})

test('the list of sections stays in view beside the words, and stands above them on a phone', async ({
  page,
  open,
}) => {
  await open('/terms')
  await page.getByRole('heading', { name: 'Food orders' }).scrollIntoViewIfNeeded()
  await expect(contents(page)).toBeInViewport()
  await page.setViewportSize(PHONE)
  await page.getByRole('heading', { name: 'How to reach us' }).scrollIntoViewIfNeeded()
  await expect(contents(page)).not.toBeInViewport()
})

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`with a later section sewn the page is accessible at ${viewport.width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/terms#offers')
    await expectAccessible(page)
  })

test('the privacy policy says that nothing is sent and nothing is kept', async ({ page, open }) => {
  await open('/privacy-policy')
  const words = page.getByRole('main')
  await expect(words).toContainText('Nothing that you enter here leaves your browser.')
  await expect(words).toContainText('The site sets no cookies')
  await expect(words).toContainText('it is forgotten when you reload or leave')
  await expect(words).toContainText('The chat is simulated.')
})

test('what the policy says of cookies and storage is true after a walk through the site', async ({
  page,
  open,
}) => {
  await open('/rooms/deluxe')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await page.reload()
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  for (const [, value] of kept) {
    const positionsOrWays: unknown = JSON.parse(value)
    for (const one of Object.values(positionsOrWays ?? {}))
      expect(typeof one === 'number' || [one].flat().every((to) => /^\/[a-z/-]*$/.test(to))).toBe(
        true,
      )
  }
})

test('the terms state the cancellation rule of the reservation, of a room page and of a table', async ({
  page,
  open,
}) => {
  await open('/terms')
  const rules = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Cancellation' }) })
    .getByRole('listitem')
  await expect(rules).toHaveText([
    /reservation page: fully refundable until 48 hours before arrival\. Within 48 hours, one night is charged\./,
    /room’s own page: free until 24 hours before check-in\. After that, one night is charged\./,
    /table: please give 24 hours’ notice/,
  ])
})

test('the accessibility page names a coordinator by e-mail and phone, and three languages', async ({
  page,
  open,
}) => {
  await open('/accessibility')
  const main = page.getByRole('main')
  await expect(main).toContainText('WCAG) 2.1 at level AA')
  await expect(main.getByRole('link', { name: 'accessibility@thesurma.example' })).toHaveAttribute(
    'href',
    'mailto:accessibility@thesurma.example',
  )
  await expect(main.getByRole('link', { name: '+880 821 555 0100' })).toHaveAttribute(
    'href',
    'tel:+8808215550100',
  )
  for (const language of ['English', 'Bengali', 'Hindi'])
    await expect(main.getByRole('listitem').getByText(language, { exact: true })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path] of PAGES)
    test(`${path} can be read, its entries lead to their sections, and none is said to be current`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(contents(page).locator('[aria-current]')).toHaveCount(0)
      const last = contents(page).getByRole('link').last()
      const loads: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
      await last.click()
      await expect(
        page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' }),
      ).toBeInViewport()
      expect(loads).toEqual([])
    })
})
