import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

const link = (page: Page, title: string) => page.getByRole('link', { name: title })
const box = (page: Page) => page.getByRole('dialog', { name: 'Illustrations' })
const caption = (page: Page) => box(page).getByRole('status')
const button = (page: Page, name: string) => box(page).getByRole('button', { name })

for (const viewport of [DESKTOP, PHONE])
  test(`a picture opens over the page, whole, with title and position, at ${viewport.width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/gallery')
    await link(page, 'The reading room').click()
    await expect(caption(page)).toHaveText('The reading room 3 of 18')
    await expect(box(page)).toHaveAccessibleDescription('The reading room 3 of 18')
    await expect(page).toHaveURL(/\/gallery$/)

    const picture = box(page).getByRole('img', { name: /^A reading room with tall bookshelves/ })
    await expect(picture).toHaveJSProperty('complete', true)
    const { source, drawn, natural } = await picture.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      drawn: image.clientWidth / image.clientHeight,
      natural: image.naturalWidth / image.naturalHeight,
    }))
    expect(source).toMatch(/\/pictures\/gallery-library-\d+\.\w+\.avif$/)
    expect(drawn).toBeCloseTo(natural, 1)
    await expect(picture).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

test('next and previous wrap at both ends and say the new position', async ({ page, open }) => {
  await open('/gallery')
  await link(page, 'The gate at dusk').click()
  await expect(caption(page)).toHaveText('The gate at dusk 1 of 18')
  await button(page, 'Previous image').click()
  await expect(caption(page)).toHaveText('Presidential Suite, the veranda 18 of 18')
  await button(page, 'Next image').click()
  await expect(caption(page)).toHaveText('The gate at dusk 1 of 18')
  await button(page, 'Next image').click()
  await expect(caption(page)).toHaveText('Terrace Bistro at noon 2 of 18')
})

test('the arrow keys turn the pictures, also from a button, and wrap', async ({ page, open }) => {
  await open('/gallery')
  await link(page, 'The gate at dusk').focus()
  await page.keyboard.press('Enter')
  await expect(caption(page)).toHaveText('The gate at dusk 1 of 18')
  await page.keyboard.press('ArrowLeft')
  await expect(caption(page)).toHaveText('Presidential Suite, the veranda 18 of 18')
  await button(page, 'Close').focus()
  await page.keyboard.press('ArrowRight')
  await expect(caption(page)).toHaveText('The gate at dusk 1 of 18')
})

test('Escape closes it and the focus returns to the picture that opened it', async ({
  page,
  open,
}) => {
  await open('/gallery')
  await link(page, 'The river hall').focus()
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(caption(page)).toHaveText('The river hall 12 of 18')
  await page.keyboard.press('ArrowRight')
  await expect(caption(page)).toHaveText('The Surma at first light 13 of 18')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(link(page, 'The river hall')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('the close button closes it', async ({ page, open }) => {
  await open('/gallery')
  await link(page, 'The gate at dusk').click()
  await button(page, 'Close').click()
  await expect(box(page)).toHaveCount(0)
  await expect(link(page, 'The gate at dusk')).toBeFocused()
})

test('the focus returns also where a browser does not give it to a link that is pressed', async ({
  page,
  open,
}) => {
  await open('/gallery')
  await link(page, 'The gate at dusk').dispatchEvent('click')
  await expect(caption(page)).toBeVisible()
  await button(page, 'Close').click()
  await expect(link(page, 'The gate at dusk')).toBeFocused()
})

test('the ground beside the picture closes it, the picture itself does not', async ({
  page,
  open,
}) => {
  await open('/gallery')
  await link(page, 'The gate at dusk').click()
  await expect(caption(page)).toBeVisible()
  await page.mouse.click(DESKTOP.width / 2, DESKTOP.height / 2)
  await page.waitForTimeout(400)
  await expect(box(page)).toBeVisible()
  await page.mouse.click(DESKTOP.width / 2, 30)
  await expect(box(page)).toHaveCount(0)
  await expect(link(page, 'The gate at dusk')).toBeFocused()
})

test('the focus stays inside: the page behind can be neither reached nor scrolled', async ({
  page,
  open,
}) => {
  await open('/gallery')
  await link(page, 'The gate at dusk').click()
  await expect(caption(page)).toBeVisible()
  const reached: string[] = []
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document
        if (activeElement === document.body) return 'the browser'
        return activeElement?.closest('[role=dialog]')
          ? (activeElement.getAttribute('aria-label') ?? 'the dialog')
          : 'the page'
      }),
    )
  }
  expect(reached).toEqual(expect.arrayContaining(['Close', 'Previous image', 'Next image']))
  expect(reached).not.toContain('the page')

  const scrolled = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

for (const { width, height, at } of [
  { ...DESKTOP, at: 'at the sides' },
  { ...PHONE, at: 'in the bottom corners' },
  { width: 360, height: 225, at: 'at the sides' },
])
  test(`at ${width} x ${height} px the arrows are ${at}, and every target is 44 px or more`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height })
    await open('/gallery')
    await link(page, 'The gate at dusk').click()
    const rect = async (name: string) => {
      const found = await button(page, name).boundingBox()
      if (!found) throw new Error(`${name} is not shown`)
      return found
    }
    const close = await rect('Close')
    const previous = await rect('Previous image')
    const next = await rect('Next image')
    for (const target of [close, previous, next])
      expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44)

    expect(close.y).toBeLessThan(height / 4)
    expect(close.x + close.width).toBeGreaterThan(width - 40)
    expect(previous.x).toBeLessThan(40)
    expect(next.x + next.width).toBeGreaterThan(width - 40)
    for (const { y, height: tall } of [previous, next]) {
      if (at === 'at the sides') expect(Math.abs(y + tall / 2 - height / 2)).toBeLessThan(2)
      else expect(y + tall).toBeGreaterThan(height - 40)
    }
    await expect(caption(page)).toBeInViewport({ ratio: 1 })
    await expect(box(page).getByRole('img', { name: /^A wet stone/ })).toBeInViewport({ ratio: 1 })
  })

test('its code is fetched when a guest points at a picture or tabs to one, not before', async ({
  page,
  open,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const viewer = () => fetched.filter((url) => /lightbox-viewer/.test(url)).length
  await open('/gallery')
  await page.waitForLoadState('networkidle')
  expect(viewer()).toBe(0)
  await link(page, 'The gate at dusk').hover()
  await expect.poll(viewer).toBeGreaterThan(0)

  fetched.length = 0
  await open('/gallery')
  await page.mouse.move(0, 0)
  await link(page, 'The gate at dusk').focus()
  await expect.poll(viewer).toBeGreaterThan(0)
})

test('where its code does not come, the link leads to the picture file', async ({ page, open }) => {
  await page.route(/lightbox-viewer/, (route) => route.fulfill({ status: 404 }))
  await open('/gallery')
  await link(page, 'The gate at dusk').click()
  await expect(page).toHaveURL(/\/pictures\/gallery-garden-path-1200\.\w+\.jpg$/)
})

test('a guest may ask for the picture file in a new tab', async ({ page, open, context }) => {
  await open('/gallery')
  const picture = link(page, 'The gate at dusk')
  await expect(picture).toHaveAttribute('href', /^\/pictures\/gallery-garden-path-1200\.\w+\.jpg$/)
  // The browser itself is asked: the test runner does not always hear of a tab that has no window.
  const browser = await context.browser()?.newBrowserCDPSession()
  await browser?.send('Target.setDiscoverTargets', { discover: true })
  const opened: string[] = []
  browser?.on('Target.targetCreated', ({ targetInfo }) => opened.push(targetInfo.type))
  await picture.click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(() => opened).toContain('page')
  await expect(page).toHaveURL(/\/gallery$/)
  await expect(box(page)).toHaveCount(0)
})

test('a swipe turns the picture', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  await open('/gallery')
  await link(page, 'The gate at dusk').click()
  await expect(caption(page)).toHaveText('The gate at dusk 1 of 18')
  await page.mouse.move(300, 400)
  await page.mouse.down()
  await page.mouse.move(200, 400, { steps: 5 })
  await page.mouse.move(60, 400, { steps: 5 })
  await page.mouse.up()
  await expect(caption(page)).toHaveText('Terrace Bistro at noon 2 of 18')
})

test('a navigation takes it away and leaves the page usable', async ({ page, open }) => {
  await open('/rooms')
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
  await link(page, 'The gate at dusk').click()
  await expect(caption(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms & Suites' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Suites' }).click()
  await expect(page.getByRole('tab', { name: 'Suites' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing slides or fades', async ({ page, open }) => {
    await open('/gallery')
    await link(page, 'The gate at dusk').click()
    await expect(caption(page)).toBeVisible()
    await button(page, 'Next image').click()
    await expect(caption(page)).toHaveText('Terrace Bistro at noon 2 of 18')
    expect(
      await box(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length),
    ).toBe(0)
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of [
    ['/gallery', 'The gate at dusk'],
    ['/dining', 'Enlarge: Nakshi dining room'],
    ['/dining', 'Enlarge: Borhani'],
  ] as const)
    test(`on ${path} '${title}' is a link to a JPEG file`, async ({ page, request }) => {
      await page.goto(path)
      const address = await link(page, title).getAttribute('href')
      const answer = await request.get(address ?? '')
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('image/jpeg')
    })
})
