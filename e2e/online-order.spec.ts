import { menuCategories, type OnlineDish, orderMenu } from '#app/content/dishes/order-menu.ts'
import { found, like } from './examples.ts'
import { expect, expectAccessible, test } from './test.ts'
import { dishWords } from './words.ts'

const CATEGORIES = menuCategories.map(({ name }) => name)
const [APPETIZERS = '', MAINS = ''] = CATEGORIES

const dishesOf = (category: string) => {
  const { id } = menuCategories.find(({ name }) => name === category) ?? {}
  return orderMenu.filter((dish) => dish.category === id && !dish.soldOut)
}
const first = found(dishesOf(APPETIZERS)[0], 'an appetizer that can be ordered')
const main = found(dishesOf(MAINS)[0], 'a main course that can be ordered')

test('Online order: a tab shows its dishes, each with its spice in words and flames', async ({
  page,
  open,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const isFetched = (dish: OnlineDish) => fetched.some((url) => url.includes(dish.image.id))
  await open('/online-order')
  await expect.poll(() => isFetched(first)).toBe(true)
  await page.waitForLoadState('load')
  expect(isFetched(main)).toBe(false)
  await page.getByRole('tab', { name: MAINS }).click()
  await expect.poll(() => isFetched(main)).toBe(true)

  await expect(page.getByRole('tab')).toHaveText(CATEGORIES)
  const levels = { mild: 1, medium: 2, hot: 3, 'extra hot': 4 }
  const colours = new Map<string, string>()
  for (const category of CATEGORIES) {
    await page.getByRole('tab', { name: category }).click()
    const panel = page.getByRole('tabpanel')
    await expect(panel).toHaveAccessibleName(category)
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
      dishesOf(category).map(({ name }) => name),
    )
    for (const [index, { spiceLevel }] of dishesOf(category).entries()) {
      const card = panel.getByRole('listitem').nth(index)
      const flames = card.getByRole('img', { name: like(dishWords.spice.label(0, 0)) })
      await expect(flames).toHaveCount(spiceLevel ? 1 : 0)
      if (!spiceLevel) continue
      await expect(flames).toHaveAccessibleName(dishWords.spice.label(levels[spiceLevel], 4))
      await expect(flames.locator('svg')).toHaveCount(levels[spiceLevel])
      colours.set(spiceLevel, await flames.evaluate((icon) => getComputedStyle(icon).color))
    }
  }
  expect(new Set(colours.values()).size, 'the hotter two are red').toBe(2)
  await expectAccessible(page)
})
