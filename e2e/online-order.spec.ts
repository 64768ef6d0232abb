import { menuCategories, type OnlineDish, orderMenu } from '#app/content/dishes/order-menu.ts'
import { found } from './examples.ts'
import { expect, test } from './test.ts'

const firstOf = (category: string | undefined) =>
  found(
    orderMenu.find((dish) => dish.category === category),
    'a dish of each category',
  )

test('Online order: the pictures of a tab are fetched when it opens', async ({ page, open }) => {
  const [shown, hidden] = menuCategories
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const isFetched = ({ image }: OnlineDish) => fetched.some((url) => url.includes(image.id))
  await open('/online-order')
  await expect.poll(() => isFetched(firstOf(shown?.id))).toBe(true)
  await page.waitForLoadState('load')
  expect(isFetched(firstOf(hidden?.id))).toBe(false)
  await page.getByRole('tab', { name: `${hidden?.name}` }).click()
  await expect.poll(() => isFetched(firstOf(hidden?.id))).toBe(true)
})
