import type { Page } from '@playwright/test'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { kitchenLanguage } from '#app/content/languages.js'
import { inEachLanguage } from './examples.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'

const besides = (await inEachLanguage<typeof import('#words/dish-names.ts')>('dish-names'))
  .slice(1)
  .find(({ lang }) => lang === kitchenLanguage)?.words.dishNames

const panel = (page: Page) => page.getByRole('tabpanel')
const [firstCourse = ''] = menu.map(({ title }) => title)

test('Dining: arrow keys move through the courses', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  await open('/dining')
  await page.getByRole('tab', { name: firstCourse }).focus()
  for (const { title, items } of [...menu].reverse()) {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: title })).toBeFocused()
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(items.length)
    const names = panel(page).locator(`h3 ~ [lang=${kitchenLanguage}]`)
    if (besides) await expect(names).toHaveText(items.map(({ id }) => besides[id]))
    if (title !== firstCourse) await expectAccessible(page) // standards.spec.ts checks the first
  }
})
