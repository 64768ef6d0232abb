import type { Page } from '@playwright/test'
import { posts } from '#app/content/blog.ts'
import { room } from './examples.ts'
import { codeOf } from './release.ts'
import { expect, hydrated, PHONE, saveData, test } from './test.ts'

/** From now on no script that is asked for comes. */
const holdScripts = (page: Page) => page.route('**/*.js', () => {})

const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))

for (const { from, link, screen, to } of [
  { from: '/', link: 'Explore Rooms', screen: 'rooms', to: '/rooms' },
  {
    from: `/rooms/${room.id}`,
    link: 'Book with Details',
    screen: 'reservations',
    to: '/reservations',
  },
  { from: '/blog', link: 'Read More', screen: 'routes/post/route', to: `/blog/${posts[0]?.id}` },
])
  test(`from ${from} '${link}' needs no code any more once the page is at rest`, async ({
    page,
  }) => {
    const fetched = page.waitForResponse(`**${codeOf(screen)}`)
    await page.setViewportSize(PHONE)
    await page.goto(from)
    const target = page.getByRole('main').getByRole('link', { name: link }).first()
    await target.scrollIntoViewIfNeeded()
    await fetched
    await page.waitForLoadState('networkidle')
    await holdScripts(page)
    await target.click()
    await expect(page).toHaveURL(new RegExp(to))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

for (const { path, button, part, opens } of [
  { path: '/rooms', button: 'Search', part: 'search-palette', opens: 'Search' },
  { path: '/rooms', button: 'Open chat', part: 'chat-panel', opens: 'Chat' },
  { path: '/reservations', button: 'Check-in date', part: 'calendar-popover', opens: 'Check-in' },
])
  test(`on ${path} '${button}' needs no code any more once the page is at rest`, async ({
    page,
  }) => {
    const fetched = page.waitForResponse(`**/${part}-*.js`)
    await page.goto(path)
    await fetched
    await page.waitForLoadState('networkidle')
    await holdScripts(page)
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible()
  })

test('nothing is fetched ahead before the page is loaded', async ({ page }) => {
  const fetched = page.waitForResponse('**/scripts.json')
  await page.goto('/rooms')
  await fetched
  const [load, ahead] = await page.evaluate(() => [
    performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart,
    performance.getEntriesByName(`${location.origin}/scripts.json`)[0]?.startTime,
  ])
  expect(load).toBeGreaterThan(0)
  expect(ahead).toBeGreaterThanOrEqual(load)
})

test('nothing is fetched ahead for a guest who saves data', async ({ page }) => {
  await saveData(page)
  const paths: string[] = []
  await page.goto('/rooms')
  await hydrated(page)
  await page.waitForLoadState('load')
  page.on('request', (request) => paths.push(request.url()))
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await idle(page)
  await page.waitForLoadState('networkidle')
  expect(paths.filter((path) => !path.includes('/pictures/'))).toEqual([])
})

test.describe('where a script does not come', () => {
  test.use({ expectedMessage: /net::ERR_FAILED/ })

  test('the page that fetches it ahead stays as it is', async ({ page }) => {
    const about = `**${codeOf('about')}`
    const failed = page.waitForEvent('requestfailed')
    await page.route(about, (route) => route.abort())
    await page.goto('/rooms')
    await page.getByPlaceholder('Search rooms...').fill('garden')
    await failed
    await page.waitForLoadState('networkidle')
    await expect(page.getByPlaceholder('Search rooms...')).toHaveValue('garden')
  })
  test('after a lost connection the next page fetches ahead again', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/scripts.json', (route) => route.abort(), { times: 1 })
    await page.goto('/rooms')
    await failed
    const fetched = page.waitForResponse(`**${codeOf('gallery')}`)
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await fetched
  })
})
