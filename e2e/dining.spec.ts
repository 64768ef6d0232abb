import type { Locator, Page } from '@playwright/test'
import { venueCards } from '#app/content/dining.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { kitchenLanguage } from '#app/content/languages.js'
import { common } from '#words/common.ts'
import { dining } from '#words/dining.ts'
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

test('Dining: a dish stands in the language of the kitchen too, its picture opens in its course', async ({
  page,
  open,
}) => {
  await open('/dining')
  for (const { title, items } of menu) {
    await page.getByRole('tab', { name: title }).click()
    const names = panel(page).locator(`h3 ~ [lang=${kitchenLanguage}]`)
    if (besides) await expect(names).toHaveText(items.map(({ id }) => besides[id]))
  }
  const { title = '', items = [] } = menu.at(-1) ?? {}
  const [leading, next] = items.map(({ name }) =>
    panel(page).getByRole('link', { name: `${dining.enlarge}: ${name}` }),
  ) as [Locator, Locator]
  expect((await boxOf(leading)).width, 'the first leads').toBeGreaterThan(400)
  expect((await boxOf(next)).width).toBeLessThan(100)
  await leading.click()
  const box = page.getByRole('dialog', { name: title })
  await expect(caption(page)).toHaveText(`${items[0]?.name} ${position(1, items.length)}`)
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})

test('Dining: the tabs of the menu answer to arrow keys, and each course meets WCAG 2.2 AA', async ({
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

test('Dining: the picture of a venue opens among those of all', async ({ page, open }) => {
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
