import type { Page } from '@playwright/test'
import { searchEntries } from '#app/content/search-entries.ts'
import { type SearchEntry, search } from '#app/domain/search.ts'
import { dishNames } from '#words/dish-names.ts'
import { found, room } from './examples.ts'
import { boxOf } from './layout.ts'
import { NOW } from './now.ts'
import { DESKTOP, expect, expectAccessible, holdBack, PHONE, test } from './test.ts'
import {
  contactPage,
  notFetched,
  roomPage,
  roomsPage,
  searchGroups,
  searchWords,
  specialOffers,
} from './words.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: searchWords.label })
const box = (page: Page) => page.getByPlaceholder(searchWords.placeholder)
const options = (page: Page) => palette(page).getByRole('option')
const titles = (page: Page) => options(page).locator('b')
const button = (page: Page) =>
  page.getByRole('button', { name: searchWords.label, exact: true, includeHidden: true })

const entryOf = (path: string): SearchEntry =>
  found(
    searchEntries.find(({ url }) => url === path),
    `a search entry of ${path}`,
  )
const roomEntry = entryOf(`/rooms/${room.id}`)

/** A letter that many entries have. */
const MANY = entryOf('/').title.charAt(1)

async function openPalette(page: Page) {
  await button(page).click()
  await expect(box(page)).toBeFocused()
}

test('Search: it shows what it finds in groups, and how much it found', async ({ page, open }) => {
  await open('/rooms')
  await openPalette(page)
  const found = search(searchEntries, MANY)
  const count = found.flatMap(({ items }) => items).length
  await box(page).fill(MANY)
  await expect(palette(page).getByRole('group')).toHaveCount(found.length)
  for (const { category, items } of found)
    await expect(
      palette(page)
        .getByRole('group', { name: searchGroups[category] })
        .getByRole('option')
        .locator('b'),
    ).toHaveText(items.map(({ title }) => title))
  await expect(palette(page).getByRole('status')).toHaveText(searchWords.count(count))
  await expectAccessible(page)
  await test.step('the palette is at most 640 px wide and its list at most 300 px high, and can be used at 400% zoom', async () => {
    for (const viewport of [{ width: 320, height: 256 }, PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await box(page).fill('')
      await box(page).fill(MANY)
      await expect(options(page)).toHaveCount(count)
      await page.keyboard.press('ArrowUp')
      await expect(options(page).last()).toBeInViewport({ ratio: 0.9 })
      await expect(box(page)).toBeInViewport({ ratio: 1 })
      const list = await boxOf(palette(page).getByRole('listbox'))
      expect(list.height).toBeLessThanOrEqual(300)
      const { x, width, right } = await boxOf(palette(page))
      expect(width).toBeLessThanOrEqual(640)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(viewport.width)
    }
  })
  await test.step('it takes any text as text, and says when there is no match', async () => {
    for (const text of ['x'.repeat(100_000), '<img src=x onerror=alert(1)>', '   ']) {
      await box(page).fill(text)
      await expect(options(page)).toHaveCount(0)
      await expect(palette(page).getByText(searchWords.nothing)).toHaveCount(text.trim() ? 1 : 0)
      expect((await boxOf(palette(page))).width).toBeLessThanOrEqual(640)
    }
  })
})

test('Search: Ctrl or Cmd with K opens and closes it', async ({ page, open }) => {
  await open('/rooms')
  const field = page.getByPlaceholder(roomsPage.search.placeholder)
  await field.fill('suite')
  for (const modifier of ['Control', 'Meta']) {
    await page.keyboard.press(`${modifier}+k`)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await page.keyboard.type('tea')
    await page.keyboard.press(`${modifier}+k`)
    await expect(palette(page)).toHaveCount(0)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('suite')
  }
  const bangla = { key: 'ক', code: 'KeyK', ctrlKey: true, cancelable: true }
  await page.evaluate((key) => window.dispatchEvent(new KeyboardEvent('keydown', key)), bangla)
  await expect(palette(page)).toBeVisible()
})

test('Search: Enter opens the active entry', { tag: '@journey' }, async ({ page, open }) => {
  await open('/rooms')
  await openPalette(page)
  await box(page).fill(MANY)
  const active = palette(page).locator('[aria-selected=true]')
  const expectActive = async (index: number) => {
    await expect(active.locator('b')).toHaveText(await titles(page).nth(index).innerText())
    const id = (await active.getAttribute('id')) ?? 'none'
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id)
  }
  await expectActive(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expectActive(2)
  await page.keyboard.press('ArrowUp')
  await expectActive(1)
  const title = await titles(page).nth(1).innerText()
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  const { url = '' } = searchEntries.find((entry) => entry.title === title) ?? {}
  await expect(page).toHaveURL(({ pathname }) => pathname === url)
  await test.step('a click does, too, also that of the open page', async () => {
    for (const { title, url } of [roomEntry, roomEntry]) {
      await openPalette(page)
      await box(page).fill(title)
      await options(page).filter({ hasText: title }).click()
      await expect(page).toHaveURL(({ pathname }) => pathname === url)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
  })
})

test('Search: an answer is in view and open where its result leads, and takes the focus', async ({
  page,
  open,
}) => {
  await open('/contact')
  const { children } = contactPage.questions.items
  for (const [question, answer] of [
    [children.question, children.answer], // a closed question of the open page
    [specialOffers.terms.title, specialOffers.terms.items[0]], // a closed part of another
    [roomPage.amenities[0], roomPage.amenities[0]], // below another tab
    [dishNames['mishti-doi'], dishNames['mishti-doi']], // the last of another course
  ]) {
    await openPalette(page)
    await box(page).fill(`${question}`)
    await page.keyboard.press('Enter')
    await expect(palette(page)).toHaveCount(0)
    const shown = page.locator('main').getByText(`${answer}`, { exact: true })
    await expect(shown.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator(new URL(page.url()).hash)).toBeFocused()
  }
  await test.step('a diet that is asked for filters the menu', async () => {
    const sweet = page.locator('#mishti-doi')
    await expect(sweet).toHaveCount(1)
    await openPalette(page)
    await box(page).fill('vegan')
    await page.keyboard.press('Enter')
    await expect(sweet).toHaveCount(0)
  })
})

test("Search: while it is fetched, keys are the page's", async ({ page, open }) => {
  const release = await holdBack(page, '**/search-palette-*.js')
  await page.clock.install({ time: NOW })
  await open('/rooms')
  await page.clock.pauseAt(NOW + 60_000)
  const field = page.getByPlaceholder(roomsPage.search.placeholder)
  await button(page).click()
  await field.pressSequentially('suite')
  await expect(field).toHaveValue('suite')
  await page.clock.runFor(9000)
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(1000)
  await expect(button(page)).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('status').getByText(notFetched.title)).toBeVisible()
  const come = page.waitForResponse('**/search-palette-*.js')
  release()
  await (await come).finished()
  await page.clock.runFor(100)
  await expect(palette(page)).toHaveCount(0)
})
