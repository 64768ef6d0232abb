import type { Page } from '@playwright/test'
import { formatTime } from '#language'
import { chat, chatReplies } from '#words/chat.ts'
import { frame } from '#words/frame.ts'
import { hotel } from '#words/hotel.ts'
import { linkNames } from '#words/navigation.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { searchWords } from '#words/search.ts'
import { atHotel } from './hotel-clock.ts'
import { boxOf } from './layout.ts'
import { DESKTOP, expect, expectAccessibleAtBothWidths, PHONE, test } from './test.ts'

const widget = (page: Page) => page.getByRole('complementary', { name: frame.chat.name })
const panel = (page: Page) =>
  page.getByRole('dialog', { name: `${frame.chat.name}: ${hotel.name}` })
const button = (page: Page) =>
  widget(page)
    .getByRole('button', { name: frame.chat.open })
    .or(widget(page).getByRole('button', { name: frame.chat.close }))
    .first()
const input = (page: Page) => panel(page).getByLabel(chat.label, { exact: true })
const log = (page: Page) => panel(page).getByRole('log')
const lines = (page: Page) => log(page).locator('p[dir]')
const typing = (page: Page) => log(page).getByText(chat.typing)

async function openChat(page: Page) {
  await button(page).click()
  await expect(input(page)).toBeFocused()
}

async function say(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}

test('Chat: it opens into its input and gives the focus back', async ({ page, open }) => {
  await open('/rooms')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => panel(page).getByRole('button', { name: frame.chat.close }).click(),
    () => button(page).click(),
  ]) {
    await expect(button(page)).toHaveAccessibleName(frame.chat.open)
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await openChat(page)
    await expect(button(page)).toHaveAccessibleName(frame.chat.close)
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(page)).toContainText(chat.note)
    await expect(lines(page)).toHaveText([chat.welcome])
    await close()
    await expect(panel(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  }
  await test.step('it stays open when Escape is pressed elsewhere or the search opens over it', async () => {
    await openChat(page)
    await page.getByPlaceholder(roomsPage.search.placeholder).press('Escape')
    await expect(panel(page)).toBeVisible()
    await input(page).fill('half a')
    await page.keyboard.press('Control+k')
    await expect(page.getByPlaceholder(searchWords.placeholder)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('half a')
  })
})

test.describe('Chat: with a stopped clock', () => {
  test.beforeEach(async ({ page, open }) => {
    await page.clock.install({ time: atHotel('2027-05-01', '14:05') })
    await open('/rooms')
    await openChat(page)
    await page.clock.pauseAt(atHotel('2027-05-01', '14:07'))
  })

  test('one of seven replies comes 1500 ms after a message', async ({ page }) => {
    await say(page, 'Is there a boat?')
    await expect(lines(page)).toHaveText([chat.welcome, 'Is there a boat?'])
    await expect(log(page).locator('time').last()).toHaveText(formatTime('14:07'))
    await expect(input(page)).toHaveValue('')
    await page.clock.runFor(1499)
    await expect(lines(page)).toHaveCount(2)
    await expect(typing(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(lines(page)).toHaveCount(3)
    expect(chatReplies).toContain(await lines(page).last().textContent())
    await expect(typing(page)).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(lines(page)).toHaveCount(3)
    await test.step('several in a row each get a reply, and the newest is in view', async () => {
      for (let count = 1; count <= 8; count++) {
        await say(page, `Message ${count}`)
        await expect(log(page).getByText(`Message ${count}`)).toBeInViewport()
        if (count > 3) continue
        await page.clock.runFor(500)
        await expect(lines(page)).toHaveCount(count < 3 ? 3 + count : 7)
        await expect(typing(page)).toBeVisible()
      }
      await page.clock.runFor(1500)
      await expect(lines(page)).toHaveCount(19)
      await expect(lines(page).last()).toBeInViewport()
      await expect(typing(page)).toHaveCount(0)
    })
  })

  test('conversation and draft outlast closing and navigation', async ({ page }) => {
    await say(page, 'Is there a boat?')
    await input(page).fill('And a cot')
    await test.step("Escape is the input method's while it composes", async () => {
      await input(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true })
      await expect(input(page)).toBeVisible()
    })
    await page.keyboard.press('Escape')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: linkNames.reservations.title })
      .click()
    await expect(page).toHaveURL(/\/reservations$/)
    await page.clock.runFor(1500)
    await openChat(page)
    await expect(lines(page)).toHaveCount(3)
    await expect(input(page)).toHaveValue('And a cot')

    await page.getByRole('banner').getByRole('link', { name: linkNames.rooms.title }).click()
    await expect(page).toHaveURL(/\/rooms$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(lines(page)).toHaveCount(3)

    await page.clock.resume()
    await page.goto('/reservations')
    await openChat(page)
    await expect(lines(page)).toHaveCount(1)
  })
})

test('Chat: it shows any message as text inside the panel', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await open('/gallery')
  await openChat(page)
  await test.step('it sends by its button too, and never blanks', async () => {
    const send = panel(page).getByRole('button', { name: chat.send })
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
    await expect(input(page)).toBeFocused()
  })
  const before = await boxOf(panel(page))
  const texts = ['<img src=x onerror=alert(1)>', '🌧️ سورما', 'x'.repeat(100_000)]
  for (const text of texts) {
    await say(page, text)
    await expect(lines(page).filter({ hasText: text })).toHaveCount(1)
  }
  await expect(log(page).locator('img')).toHaveCount(0)
  expect(await boxOf(panel(page))).toEqual(before)
  expect(await log(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
})

test('Chat: it covers neither the header nor a control of the footer', async ({ page, open }) => {
  await open('/gallery')
  for (const viewport of [DESKTOP, PHONE, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    const covered = await page
      .getByRole('contentinfo')
      .locator('a, button, input')
      .evaluateAll(
        (all, { x, y, right, bottom }) =>
          all.flatMap((one) => {
            const its = one.getBoundingClientRect()
            const isClear =
              its.right <= x || its.left >= right || its.bottom <= y || its.top >= bottom
            return isClear ? [] : [one.textContent]
          }),
        await boxOf(button(page)),
      )
    expect(covered).toEqual([])

    await openChat(page)
    const chatBox = await boxOf(panel(page))
    expect(chatBox.y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom)
    expect(chatBox.bottom).toBeLessThanOrEqual((await boxOf(button(page))).y)
    expect(chatBox.x).toBeGreaterThanOrEqual(0)
    expect(chatBox.right).toBeLessThanOrEqual(viewport.width)

    await page.setViewportSize({ width: 667, height: 375 }) // on its side
    const below = (await boxOf(page.getByRole('banner'))).bottom
    expect((await boxOf(panel(page))).y).toBeGreaterThanOrEqual(below)

    await page.setViewportSize({ width: 320, height: 256 }) // 400% zoom
    await expect(input(page)).toBeInViewport({ ratio: 1 })
    await panel(page).getByRole('button', { name: frame.chat.close }).click()
    await expect(button(page)).toBeFocused()
  }
})

test('Chat: it meets WCAG 2.2 AA while the agent is typing', async ({ page, open }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const typesForever = (act: () => void, ms?: number) => (ms === 1500 ? 0 : setTimeout(act, ms))
    Object.assign(window, { setTimeout: typesForever })
  })
  await open('/gallery')
  await openChat(page)
  await say(page, 'Is there a boat?')
  await expectAccessibleAtBothWidths(page)
  await expect(typing(page)).toBeVisible()
})
