import type { Locator, Page } from '@playwright/test'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { kitchenLanguage } from '#app/content/languages.js'
import { common } from '#words/common.ts'
import { dining } from '#words/dining.ts'
import { inEachLanguage } from './examples.ts'
import { boxOf } from './layout.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from './test.ts'

const { position } = common.images
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
  await test.step("with Alt they are the browser's, as for Back", async () => {
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page.getByRole('tab', { name: firstCourse })).toBeFocused()
  })
  await test.step('the first dish of a course leads, and its picture opens among those of the course', async () => {
    await page.setViewportSize(DESKTOP)
    const { title = '', items = [] } = menu.at(-1) ?? {}
    await page.getByRole('tab', { name: title }).click()
    const [leading, next] = items.map(({ name }) =>
      panel(page).getByRole('link', { name: `${dining.enlarge}: ${name}` }),
    ) as [Locator, Locator]
    expect((await boxOf(leading)).width).toBeGreaterThan(400)
    expect((await boxOf(next)).width).toBeLessThan(100)
    await leading.click()
    const box = page.getByRole('dialog', { name: title })
    await expect(box.getByRole('status')).toHaveText(
      `${items[0]?.name} ${position(1, items.length)}`,
    )
  })
})
