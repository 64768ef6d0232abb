import type { Page } from '@playwright/test'
import { chef, privateRoomCards, venueCards } from '#app/content/dining.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { kitchenLanguage } from '#app/content/languages.js'
import { tablePath } from '#app/content/navigation.ts'
import { diningHours, hoursLines } from '#app/content/opening-hours.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import { dining } from '#words/dining.ts'
import { address } from '#words/hotel.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import { inEachLanguage } from './examples.ts'
import { boxOf } from './layout.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'

const { position } = common.images
const besides = (await inEachLanguage<typeof import('#words/dish-names.ts')>('dish-names'))
  .slice(1)
  .find(({ lang }) => lang === kitchenLanguage)?.words.dishNames

const venue = (page: Page, name: string) => page.getByRole('article', { name })
const panel = (page: Page) => page.getByRole('tabpanel')
const [firstCourse = ''] = menu.map(({ title }) => title)
const caption = (page: Page) => page.getByRole('dialog').getByRole('status')

test('each venue has its hours, its rating if it has one, and a way to reserve a table', async ({
  page,
  open,
}) => {
  await open('/dining')
  for (const { id, title, rating, hours, description } of venueCards) {
    const place = venue(page, title)
    await expect(place.getByRole('heading', { level: 2 })).toHaveText(title)
    await expect(place).toContainText(description)
    if (rating) await expect(place).toContainText(`${rating.toFixed(1)} ${common.outOfFive}`)
    else await expect(place).not.toContainText(common.outOfFive)
    await expect(place.locator('dl > div')).toContainText(
      hoursLines(hours).map(({ term, value }) => `${term}${value}`),
    )
    await expect(
      place.getByRole('link', { name: `${dining.reserve}${dining.reserveAt(title)}` }),
    ).toHaveAttribute('href', tablePath(id))
  }
})

test('the page names the chef, the hours of all tables and no others, the notice, the place and the private rooms', async ({
  page,
  open,
}) => {
  await open('/dining')
  const person = page.getByRole('region', { name: chef.name })
  await expect(person).toContainText(chef.position)
  await expect(person).toContainText(chef.bio)
  await expect(person.getByRole('img')).toBeVisible()
  await expect(person.getByRole('listitem')).toContainText(chef.awards.map(({ title }) => title))

  const information = page.getByRole('region', { name: dining.info.title })
  const hours = [diningHours.breakfast, ...venueCards.map((venue) => venue.hours)].flatMap(
    hoursLines,
  )
  await expect(information.getByRole('definition')).toHaveText(
    hours.map(({ term, value }) => `${term}: ${value}`),
  )
  await expect(information.getByText(dining.info.reservations.text)).toBeVisible()
  await expect(information.getByText(address.street)).toBeVisible()
  await expect(information.getByRole('link')).toHaveAttribute('href', '/contact')

  for (const { name, capacity } of privateRoomCards)
    await expect(page.getByRole('article', { name })).toContainText(
      `${dining.private.upTo} ${capacity} ${dining.private.guests}`,
    )
})

test('each item of a course has its name, in the language of the kitchen too, price, description, tags and a picture that opens among those of its course', async ({
  page,
  open,
}) => {
  await open('/dining')
  for (const { title, items } of menu)
    await test.step(title, async () => {
      await page.getByRole('tab', { name: title }).click()
      await expect(panel(page)).toHaveCount(1)
      await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(
        items.map((item) => item.name),
      )
      for (const item of items) {
        const entry = panel(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: item.name }) })
        await expect(entry.getByText(formatPrice(item.price), { exact: true })).toBeVisible()
        await expect(entry).toContainText(item.description)
        await expect(entry).toContainText(item.tags.map((tag) => tagNames[tag]).join(' · '))
        const beside = entry.locator(`[lang=${kitchenLanguage}]`)
        if (besides) await expect(beside).toHaveText(besides[item.id])
        const picture = panel(page).getByRole('link', { name: `${dining.enlarge}: ${item.name}` })
        await expect(picture).toBeVisible()
        const { width } = await boxOf(picture)
        if (item === items[0]) expect(width, 'the first leads').toBeGreaterThan(400)
        else expect(width).toBeLessThan(100)
      }
      await page.getByRole('link', { name: `${dining.enlarge}: ${items[0]?.name}` }).click()
      const box = page.getByRole('dialog', { name: title })
      await expect(caption(page)).toHaveText(`${items[0]?.name} ${position(1, items.length)}`)
      await expect(box).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(box).toHaveCount(0)
    })
})

test('the tabs of the menu answer to arrow keys, and every course meets WCAG 2.2 AA', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  await open('/dining')
  await page.getByRole('tab', { name: firstCourse }).focus()
  for (const { title, items } of [...menu].reverse()) {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: title })).toBeFocused()
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(items.length)
    if (title !== firstCourse) await expectAccessible(page) // the first is checked with the page
  }

  await test.step("with Alt they are the browser's own, as for Back", async () => {
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page.getByRole('tab', { name: firstCourse })).toBeFocused()
  })
})

test('the picture of a venue opens among those of all', async ({ page, open }) => {
  await open('/dining')
  const last = venueCards.at(-1)?.title ?? ''
  const picture = venue(page, last).getByRole('link', { name: dining.enlarge })
  await picture.click()
  await expect(caption(page)).toHaveText(
    `${last} ${position(venueCards.length, venueCards.length)}`,
  )
  await page.getByRole('button', { name: common.images.next }).click()
  await expect(caption(page)).toHaveText(
    `${venueCards[0]?.title} ${position(1, venueCards.length)}`,
  )
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all courses stand one after another under their names', async ({ page }) => {
    await page.goto('/dining')
    const region = page.getByRole('region', { name: dining.menu.title })
    await expect(region.getByRole('heading', { level: 2 })).toHaveText([
      dining.menu.title,
      ...menu.map(({ title }) => title),
    ])
    for (const { name } of menu.flatMap(({ items }) => items))
      await expect(region.getByRole('heading', { level: 3, name })).toBeVisible()
  })
})
