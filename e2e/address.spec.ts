import type { Page } from '@playwright/test'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { galleryImages } from '#app/content/gallery.ts'
import { rooms } from '#app/content/rooms/index.ts'
import { filterGallery } from '#app/domain/gallery.ts'
import { filterRooms } from '#app/domain/room.ts'
import { dietWords } from '#words/diet.ts'
import { dishWords } from '#words/dish.ts'
import { courseWords, tagNames } from '#words/nakshi-menu.ts'
import { linkNames } from '#words/navigation.ts'
import { roomPage } from '#words/room-page.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { found, like, room } from './examples.ts'
import { layoutShift, measureLayoutShift } from './layout.ts'
import { DESKTOP, expect, hydrated, PHONE, test } from './test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const selected = (page: Page) => page.getByRole('tab', { selected: true })
const search = (page: Page) => page.getByPlaceholder(roomsPage.search.placeholder)
const names = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 })

const SUITE = found(
  rooms.find(({ category }) => category === 'suite'),
  'a suite',
)
/** A word by which it is found. */
const WORD = SUITE.name.toLowerCase().split(' ')[0] ?? ''

/** What a guest chooses on a page, where the address keeps it, and what shows that it counts. */
const lists: Record<
  string,
  { choose: (page: Page) => Promise<void>; query: string; counts: (page: Page) => Promise<void> }
> = {
  '/rooms': {
    choose: async (page) => {
      await tab(page, roomsPage.filters.suite).click()
      await search(page).pressSequentially(WORD)
    },
    query: `?category=suite&search=${WORD}`,
    counts: async (page) => {
      await expect(selected(page)).toHaveText(roomsPage.filters.suite)
      await expect(search(page)).toHaveValue(WORD)
      await expect(names(page)).toHaveText(
        filterRooms(rooms, 'suite', WORD).map(({ name }) => name),
      )
    },
  },
  [`/rooms/${room.id}`]: {
    choose: (page) => tab(page, roomPage.tabs.policies).click(),
    query: '?tab=policies',
    counts: (page) => expect(selected(page)).toHaveText(roomPage.tabs.policies),
  },
  '/online-order': {
    choose: async (page) => {
      await tab(page, courseWords.desserts.title).click()
      await page.getByRole('button', { name: dishWords.diet }).click()
      await page.getByRole('checkbox', { name: tagNames.vegetarian, exact: true }).check()
    },
    query: '?course=desserts&diet=vegetarian',
    counts: async (page) => {
      await expect(selected(page)).toHaveText(courseWords.desserts.title)
      await expect(page.getByText(like(dietWords.found(0, orderMenu.length)))).toBeVisible()
    },
  },
  '/gallery': {
    choose: (page) => tab(page, linkNames.dining.title).click(),
    query: '?category=dining',
    counts: async (page) => {
      await expect(selected(page)).toHaveText(linkNames.dining.title)
      const held = filterGallery(galleryImages, 'dining')
      await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(held.length)
    },
  },
}

for (const [path, { choose, query, counts }] of Object.entries(lists))
  test(`${path} keeps in its address what is chosen there`, async ({ page, open, baseURL }) => {
    await page.addInitScript(measureLayoutShift)
    await page.setViewportSize(PHONE)
    await open(`${path}${query}`)
    await counts(page)
    expect(await layoutShift(page), 'on a phone').toBeLessThan(0.05)

    await page.setViewportSize(DESKTOP)
    await open(path)
    const entries = await page.evaluate(() => history.length)
    await choose(page)
    await counts(page)
    await expect(page).toHaveURL(`${baseURL}${path}${query}`)
    expect(await page.evaluate(() => history.length), 'one press of Back leaves').toBe(entries)
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
