import { meetsTheStandards } from './standards.ts'
import { expect, hydrated, PHONE, test } from './test.ts'

for (const path of ['/blog', '/bangla-blog'])
  meetsTheStandards({ path, title: 'Blog', heading: 'Blog', canonical: '/blog' })

const POSTS = [
  ['boishakhi-evening', 'Events', '16 April 2025', 'A Boishakhi evening on our road'],
  ['first-flush', 'Events', '22 March 2025', 'The first flush, on foot'],
  ['kitchen-garden', 'Sustainability', '10 February 2025', 'Rain, sun and a kitchen garden'],
  ['winter-pitha', 'Dining', '8 January 2025', 'Winter mornings are for pitha'],
  ['brass-plate', 'Announcements', '2 December 2024', 'A brass plate for Nakshi'],
  ['mustard-and-ilish', 'Dining', '12 September 2024', 'Mustard, ilish and patience'],
] as const

test('six posts, each with category, date, title, excerpt, author, read time and its link', async ({
  page,
  open,
}) => {
  await open('/blog')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const [index, [id, category, date, title]] of POSTS.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(card.getByText(category, { exact: true })).toBeVisible()
    await expect(card.getByRole('time')).toHaveText(date)
    await expect(card.getByText(/^[A-Z][a-z]+ [A-Z][a-z]+\s*2 min read$/)).toBeVisible()
    await expect(card.getByText(/^[A-Z][^…]{60,}\.$/)).toBeVisible()
    await expect(card.getByRole('link', { name: `Read More: ${title}` })).toHaveAttribute(
      'href',
      `/blog/${id}`,
    )
  }
})

test('one, two, three: the first over the whole row with its words on the foot of its picture', async ({
  page,
  open,
}) => {
  await open('/blog')
  const boxes = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
  const tops = boxes.map(({ y }) => y)
  const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
  expect(rows).toEqual([1, 2, 3])
  const first = page.getByRole('article').first()
  const picture = await first.locator('img').boundingBox()
  const link = await first.getByRole('link').boundingBox()
  if (!picture || !link) throw new Error('the first card is not drawn')
  expect(picture.width).toBeGreaterThan((boxes[0]?.width ?? 0) / 2)
  expect(link.x).toBeGreaterThan(picture.x + picture.width)
  expect(Math.abs(link.y + link.height - picture.y - picture.height)).toBeLessThan(12)
})

test('on a tablet the sixth lies across its row, on a phone all stand in one column', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await open('/blog')
  const columns = async () => {
    const boxes = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
    const full = Math.max(...boxes.map(({ width }) => width))
    return boxes.map(({ width }) => Math.round(full / width))
  }
  expect(await columns()).toEqual([1, 2, 2, 2, 2, 1])
  await page.setViewportSize(PHONE)
  expect(await columns()).toEqual([1, 1, 1, 1, 1, 1])
})

test('Load More Articles does nothing: no request, no move, no change', async ({ page, open }) => {
  await open('/blog')
  const button = page.getByRole('button', { name: 'Load More Articles' })
  await button.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const look = () =>
    page.evaluate(() => [location.href, history.length, document.querySelector('main')?.innerHTML])
  const before = await look()
  await button.click()
  await button.press('Enter')
  await page.waitForTimeout(300)
  expect(await look()).toEqual(before)
  expect(requests).toEqual([])
})

test('Read More leads to the post, whose title takes the focus; Back returns to the list', async ({
  page,
  open,
}) => {
  await open('/blog')
  await page.getByRole('link', { name: 'Read More: Winter mornings are for pitha' }).click()
  await expect(page).toHaveURL(/\/blog\/winter-pitha$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('nobody in Bengal needs to be asked twice')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('the list carries no article', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto('/blog')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const loaded = (await Promise.all(scripts)).join('\n')
  expect(loaded).toContain('The clay stove is lit before the mist lifts') // its excerpt
  expect(loaded).not.toContain('nobody in Bengal needs to be asked twice') // its article
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every post is listed and can be opened', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: 'Read More: A brass plate for Nakshi' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A brass plate for Nakshi')
  })
})
