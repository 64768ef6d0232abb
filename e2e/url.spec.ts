import { room } from './examples.ts'
import { layoutShift, measureLayoutShift } from './layout.ts'
import { expect, hydrated, PHONE, test } from './test.ts'
import { courseWords, linkNames, roomPage, roomsPage } from './words.ts'

test('Tabs: the URL keeps the chosen one, and opens it in place', async ({
  page,
  open,
  baseURL,
}) => {
  await page.addInitScript(measureLayoutShift)
  await page.setViewportSize(PHONE)
  for (const [path, query, name] of [
    ['/rooms', 'category=suite', roomsPage.filters.suite],
    [`/rooms/${room.id}`, 'tab=policies', roomPage.tabs.policies],
    ['/online-order', 'course=desserts', courseWords.desserts.title],
    ['/gallery', 'category=dining', linkNames.dining.title],
  ] as const)
    await test.step(path, async () => {
      const selected = page.getByRole('tab', { selected: true })
      await open(`${path}?${query}`)
      await expect(selected).toHaveText(name)
      expect(await layoutShift(page)).toBeLessThan(0.05)
      await open(path)
      await expect(selected).not.toHaveText(name)
      const entries = await page.evaluate(() => history.length)
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(selected).toHaveText(name)
      await expect(page).toHaveURL(`${baseURL}${path}?${query}`)
      expect(await page.evaluate(() => history.length), 'one press of Back leaves').toBe(entries)
    })
})

test('A URL that names a part below another tab opens with it in view', async ({ page, open }) => {
  await open('/dining?course=desserts#mishti-doi')
  await expect(page.locator('#mishti-doi')).toBeInViewport()
})

test('Gallery, Rooms: under a filter a reload and Back keep the place', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  const place = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return Math.round(scrollY)
    })
  for (const path of ['/gallery?category=rooms', '/rooms?category=suite']) {
    await open(path)
    await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
    const left = await place()
    for (const come of [
      () => page.reload(),
      async () => {
        await page.goto('/privacy-policy')
        await page.goBack()
      },
    ]) {
      await come()
      await hydrated(page)
      await expect(page.getByRole('tabpanel').locator('img').first()).toBeAttached()
      expect(await place(), path).toBe(left)
    }
  }
})
