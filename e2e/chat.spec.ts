import type { Page } from '@playwright/test'
import { formatTime } from '#language'
import { atHotel } from './at-hotel.ts'
import { furtherLanguages } from './examples.ts'
import { boxOf } from './layout.ts'
import { expect, expectAccessible, test } from './test.ts'
import {
  chat,
  chatReplies,
  common,
  frame,
  hotel,
  linkNames,
  roomsPage,
  searchWords,
} from './words.ts'

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
    await expectAccessible(page)
  })
  await test.step('on a small screen its panel lies below the header', async () => {
    await page.setViewportSize({ width: 667, height: 375 })
    const { bottom } = await boxOf(page.getByRole('banner'))
    expect((await boxOf(panel(page))).y).toBeGreaterThanOrEqual(bottom)
    await page.setViewportSize({ width: 320, height: 256 }) // 400% zoom
    await expect(input(page)).toBeInViewport({ ratio: 1 })
  })
})

test('Chat: one of seven replies comes 1500 ms after a message; conversation and draft outlast navigation', async ({
  page,
  open,
}) => {
  await page.clock.install({ time: atHotel('2027-05-01', '14:05') })
  await open('/rooms')
  await openChat(page)
  await page.clock.pauseAt(atHotel('2027-05-01', '14:07'))
  await input(page).fill('Is there a boat?')
  await input(page).press('Enter')
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

  await input(page).fill('And a cot?')
  await panel(page).getByRole('button', { name: chat.send }).click()
  await input(page).fill('And tea')
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
  await expect(lines(page)).toHaveCount(5)
  await expect(input(page)).toHaveValue('And tea')
  for (const { name } of furtherLanguages)
    await expect(page.getByRole('link', { name: `${name} ${common.newTab}` })).toHaveCount(2)

  await page.getByRole('banner').getByRole('link', { name: linkNames.rooms.title }).click()
  await expect(page).toHaveURL(/\/rooms$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(lines(page)).toHaveCount(5)

  await page.clock.resume()
  await page.goto('/reservations')
  await openChat(page)
  await expect(lines(page)).toHaveCount(1)
})
