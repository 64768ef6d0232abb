import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

const WELCOME = 'Welcome to The Surma! How can we help you today?'
const REPLIES = [
  /thank you for writing to us/,
  /20% off weekday stays/,
  /Check-in is at 2 PM and check-out is at 12 PM/,
  /Free Wi-Fi, breakfast, the pool and the fitness room are included/,
  /check availability/,
  /dietary needs/,
  /reservations team/,
]

const widget = (page: Page) => page.getByRole('complementary', { name: 'Chat' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat: The Surma' })
const button = (page: Page) =>
  widget(page)
    .getByRole('button', { name: /(Open|Close) chat/ })
    .first()
const input = (page: Page) => panel(page).getByLabel('Message', { exact: true })
const log = (page: Page) => panel(page).getByRole('log')
const lines = (page: Page) => log(page).locator('p[dir]')
const typing = (page: Page) => log(page).getByText('Agent is typing...')

const openChat = async (page: Page) => {
  await button(page).click()
  await expect(input(page)).toBeFocused()
}
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not to be seen.`)
  return box
}
const say = async (page: Page, text: string) => {
  await input(page).fill(text)
  await input(page).press('Enter')
}

test('opens from the corner into the input, and says which it does', async ({ page, open }) => {
  await open('/rooms')
  await expect(button(page)).toHaveAccessibleName('Open chat')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await openChat(page)
  await expect(button(page)).toHaveAccessibleName('Close chat')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(page)).toContainText('A simulated demonstration: nothing is sent.')
})

test('welcomes the guest on the first open only', async ({ page, open }) => {
  await open('/rooms')
  for (let visits = 0; visits < 3; visits++) {
    await openChat(page)
    await expect(lines(page)).toHaveText([WELCOME])
    await button(page).click()
    await expect(panel(page)).toHaveCount(0)
  }
})

test('answers 1500 ms after a message, and is typing until then', async ({ page, open }) => {
  await page.clock.install()
  await open('/rooms')
  await openChat(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await say(page, 'Is there a boat?')
  await expect(lines(page)).toHaveText([WELCOME, 'Is there a boat?'])
  await expect(input(page)).toHaveValue('')
  await expect(typing(page)).toBeVisible()
  await page.clock.runFor(1499)
  await expect(lines(page)).toHaveCount(2)
  await expect(typing(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(lines(page)).toHaveCount(3)
  await expect(typing(page)).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(lines(page)).toHaveCount(3)
})

test('picks each of its seven replies by chance', async ({ page, open }) => {
  await page.clock.install()
  await open('/rooms')
  await openChat(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [index, reply] of REPLIES.entries()) {
    await page.evaluate(
      (chance) => {
        Math.random = () => chance
      },
      (index + 0.5) / REPLIES.length,
    )
    await say(page, 'Hello')
    await page.clock.runFor(1500)
    await expect(lines(page).last()).toHaveText(reply)
  }
})

test('sends by Enter and by its button, and never blanks', async ({ page, open }) => {
  await open('/rooms')
  await openChat(page)
  const send = panel(page).getByRole('button', { name: 'Send' })
  for (const blank of ['', '   ']) {
    await input(page).fill(blank)
    await expect(send).toBeDisabled()
    await input(page).press('Enter')
  }
  await expect(input(page)).toHaveValue('   ')
  await expect(lines(page)).toHaveCount(1)
  await input(page).fill('By button')
  await send.click()
  await expect(lines(page).nth(1)).toHaveText('By button')
  await expect(send).toBeDisabled()
  await expect(input(page)).toBeFocused()
})

test('several messages in a row each get their reply', async ({ page, open }) => {
  await page.clock.install()
  await open('/rooms')
  await openChat(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await say(page, 'One')
  await page.clock.runFor(500)
  await say(page, 'Two')
  await page.clock.runFor(500)
  await say(page, 'Three')
  await page.clock.runFor(500)
  await expect(lines(page)).toHaveCount(5)
  await expect(typing(page)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(lines(page)).toHaveCount(7)
  await expect(typing(page)).toHaveCount(0)
})

test('keeps the conversation from page to page, and a reply that is due arrives though it is closed', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/rooms')
  await openChat(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await say(page, 'Is there a boat?')
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reservations' }).click()
  await expect(page).toHaveURL(/\/reservations$/)
  await page.clock.runFor(1500)
  await openChat(page)
  await expect(lines(page)).toHaveCount(3)
  await expect(typing(page)).toHaveCount(0)

  await page.getByRole('banner').getByRole('link', { name: 'Rooms' }).click()
  await expect(page).toHaveURL(/\/rooms$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(lines(page)).toHaveCount(3)
})

test('Escape and both buttons close it, and the focus returns to the one in the corner', async ({
  page,
  open,
}) => {
  await open('/rooms')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => panel(page).getByRole('button', { name: 'Close chat' }).click(),
    () => button(page).click(),
  ]) {
    await openChat(page)
    await close()
    await expect(panel(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  }
})

test('Escape elsewhere on the page leaves it open', async ({ page, open }) => {
  await open('/rooms')
  await openChat(page)
  await page.getByPlaceholder('Search rooms...').press('Escape')
  await expect(panel(page)).toBeVisible()
})

test('the search opens over it and gives the focus back', async ({ page, open }) => {
  await open('/rooms')
  await openChat(page)
  await input(page).fill('half a')
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Search The Surma...')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue('half a')
})

test('shows the hour of the visitor beside each message', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2026-05-01T08:05:00Z')) // 14:05 in Dhaka
  await open('/rooms')
  await openChat(page)
  await expect(log(page).locator('time')).toHaveText(/^2:05\sPM$/)
})

test('keeps to the newest message, at once under reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/rooms')
  await openChat(page)
  for (let count = 1; count <= 8; count++) {
    await say(page, `Message ${count}`)
    await expect(log(page).getByText(`Message ${count}`)).toBeInViewport()
  }
  await expect(log(page)).toHaveCSS('scroll-behavior', 'auto')
  await expect(typing(page)).toBeInViewport({ ratio: 1 })
  await expect(typing(page)).toHaveCount(0)
  const hidden = () => log(page).evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight)
  await expect.poll(hidden).toBeLessThanOrEqual(1)
  await button(page).click()
  await openChat(page)
  expect(await hidden()).toBeLessThanOrEqual(1)
})

for (const text of ['<img src=x onerror=alert(1)>', '🌧️🌧️', 'سورما', '{"a":1}'])
  test(`a message ${text} is only text`, async ({ page, open }) => {
    await open('/rooms')
    await openChat(page)
    await say(page, text)
    await expect(lines(page).nth(1)).toHaveText(text)
    await expect(log(page).locator('img')).toHaveCount(0)
  })

test('100,000 characters without a blank stay inside the panel', async ({ page, open }) => {
  for (const viewport of [DESKTOP, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport)
    await open('/rooms')
    await openChat(page)
    const before = await panel(page).boundingBox()
    await say(page, 'x'.repeat(100_000))
    await expect(lines(page)).toHaveCount(2)
    expect(await panel(page).boundingBox()).toEqual(before)
    expect(await log(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  }
})

const VIEWPORTS = [DESKTOP, { width: 820, height: 1180 }, PHONE, { width: 320, height: 568 }]

for (const viewport of VIEWPORTS)
  test(`leaves header and button free at ${viewport.width} x ${viewport.height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/rooms')
    await openChat(page)
    const header = await boxOf(page.getByRole('banner'))
    const chat = await boxOf(panel(page))
    const corner = await boxOf(button(page))
    expect(chat.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(chat.y + chat.height).toBeLessThanOrEqual(corner.y)
    expect(chat.x).toBeGreaterThanOrEqual(0)
    expect(chat.x + chat.width).toBeLessThanOrEqual(viewport.width)
    expect(chat.width).toBe(Math.min(384, viewport.width - 24))
    expect(chat.height).toBeLessThanOrEqual(580)
    expect(corner.width).toBe(viewport.width < 768 ? 54 : 60)
    await page.getByRole('button', { name: 'Search' }).click({ trial: true })
  })

for (const viewport of VIEWPORTS)
  test(`covers nothing of the footer at the foot of the page at ${viewport.width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/rooms')
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    const corner = await boxOf(button(page))
    const covered = await page
      .getByRole('contentinfo')
      .locator('a, button, input')
      .evaluateAll(
        (all, { x, y, width, height }) =>
          all
            .filter((one) => {
              const its = one.getBoundingClientRect()
              return its.right > x && its.left < x + width && its.bottom > y && its.top < y + height
            })
            .map((one) => one.textContent),
        corner,
      )
    expect(covered).toEqual([])
  })

test('at 400% zoom every part of it can still be reached', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open('/rooms')
  await openChat(page)
  await expect(input(page)).toBeInViewport({ ratio: 1 })
  await panel(page).getByRole('button', { name: 'Close chat' }).click()
  await expect(button(page)).toBeFocused()
})

test('is fetched when the guest reaches for it', async ({ page, open }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/chat-panel-.*\.js/.test(request.url())) fetched.push(request.url())
  })
  await open('/rooms')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await button(page).hover()
  await expect.poll(() => fetched.length).toBe(1)
})

for (const viewport of [DESKTOP, PHONE])
  test(`is WCAG 2.2 AA at ${viewport.width} px: open, and typing`, async ({ page, open }) => {
    await page.addInitScript(() => {
      const { setTimeout } = window
      const typesForEver = (act: () => void, ms?: number) => (ms === 1500 ? 0 : setTimeout(act, ms))
      Object.assign(window, { setTimeout: typesForEver })
    })
    await page.setViewportSize(viewport)
    await open('/rooms')
    await openChat(page)
    await expectAccessible(page)
    await say(page, 'Is there a boat?')
    await expectAccessible(page)
    await expect(typing(page)).toBeVisible()
  })

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button to chat with', async ({ page }) => {
    await page.goto('/rooms')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeHidden()
  })
})
