import { meetsTheStandards } from './standards.ts'
import { expect, hydrated, PHONE, test } from './test.ts'

const POSTS = [
  ['boishakhi-evening', 'A Boishakhi evening on our road', 'it begins with a broom'],
  ['first-flush', 'The first flush, on foot', 'no other name than new'],
  ['kitchen-garden', 'Rain, sun and a kitchen garden', 'three jobs and a gardener'],
  ['winter-pitha', 'Winter mornings are for pitha', 'asked twice to get up early'],
  ['brass-plate', 'A brass plate for Nakshi', 'what an award should look like'],
  ['mustard-and-ilish', 'Mustard, ilish and patience', 'three of them are mustard'],
] as const

for (const [id, title] of POSTS) meetsTheStandards({ path: `/blog/${id}`, title, heading: title })

meetsTheStandards({
  path: '/blog/houseboat',
  title: 'Post not found',
  heading: 'Post not found',
  status: 404,
})

const article = 'main > article'

test('has a picture with category, date and title on it, its author and its reading time', async ({
  page,
  open,
}) => {
  await open('/blog/winter-pitha')
  const post = page.locator(article)
  await expect(post.getByRole('img', { name: /^Pitha steaming over a clay stove/ })).toBeVisible()
  await expect(post.getByText('Dining', { exact: false }).first()).toContainText('8 January 2025')
  const about = page.getByRole('complementary', { name: 'About this article' })
  await expect(about.getByRole('definition')).toHaveText(['Karim Uddin', '2 min'])
})

for (const [id, , words] of POSTS)
  test(`${id} is an article with a lead, a quote and a second heading`, async ({ page, open }) => {
    await open(`/blog/${id}`)
    const post = page.locator(article)
    await expect(post.getByText(words)).toBeVisible()
    await expect(post.getByRole('blockquote')).toHaveText(/^“.+”$/)
    await expect(post.getByRole('heading', { level: 2 })).toHaveCount(1)
    expect(await post.getByRole('paragraph').count()).toBeGreaterThanOrEqual(7)
  })

test('carries its own article and no other', async ({ page }) => {
  for (const [id] of POSTS) {
    const scripts: Promise<string>[] = []
    const keep = (response: { url: () => string; text: () => Promise<string> }) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    }
    page.on('response', keep)
    await page.goto(`/blog/${id}`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    page.off('response', keep)
    const loaded = (await Promise.all(scripts)).join('\n')
    expect(
      POSTS.filter(([, , words]) => loaded.includes(words)).map(([each]) => each),
      `on /blog/${id}`,
    ).toEqual([id])
  }
})

test('Back to Blog leads to the list', async ({ page, open }) => {
  await open('/blog/first-flush')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
})

test('author and way back stay in view beside a long article', async ({ page, open }) => {
  await open('/blog/mustard-and-ilish')
  await page.locator(article).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeInViewport()
  await expect(page.getByText('Karim Uddin').first()).toBeInViewport()
})

test('shows up to three others of its category, their excerpts at most 100 characters long', async ({
  page,
  open,
}) => {
  for (const [id, category, others] of [
    ['winter-pitha', 'Dining', ['mustard-and-ilish']],
    ['mustard-and-ilish', 'Dining', ['winter-pitha']],
    ['boishakhi-evening', 'Events', ['first-flush']],
    ['first-flush', 'Events', ['boishakhi-evening']],
  ] as const) {
    await open(`/blog/${id}`)
    const related = page.getByRole('region', { name: `More in ${category}` })
    const links = related.getByRole('link', { name: /^Read More/ })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      others.map((other) => `/blog/${other}`),
    )
    for (const excerpt of await related.getByText(/…$/).allTextContents()) {
      expect(excerpt.length).toBeLessThanOrEqual(100)
      expect(excerpt.length).toBeGreaterThan(80)
    }
    await expect(related.getByText(/…$/)).toHaveCount(others.length)
  }
})

test('a single related post takes the wide form: picture left, words right', async ({
  page,
  open,
}) => {
  await open('/blog/winter-pitha')
  const card = page.getByRole('region', { name: 'More in Dining' }).getByRole('article')
  const picture = await card.locator('img').boundingBox()
  const heading = await card.getByRole('heading').boundingBox()
  expect(heading?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
})

test('alone in its category it has no section of others', async ({ page, open }) => {
  for (const id of ['kitchen-garden', 'brass-plate']) {
    await open(`/blog/${id}`)
    await expect(page.getByRole('heading', { name: /^More in/ })).toHaveCount(0)
    await expect(page.locator('main').getByRole('article')).toHaveCount(1)
  }
})

test('from one post to a related one: new article, new title, new focus', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  await open('/blog/winter-pitha')
  await page.getByRole('link', { name: 'Read More: Mustard, ilish and patience' }).click()
  await expect(page).toHaveTitle('Mustard, ilish and patience | The Surma, Sylhet')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('three of them are mustard')).toBeVisible()
  await expect(page.getByText('asked twice to get up early')).toHaveCount(0)
})

const file = '**/assets/winter-pitha-*.js'
const readPitha = { name: 'Read More: Winter mornings are for pitha' }

test('while its article is on the way the page before it stays, then it appears whole', async ({
  page,
  open,
}) => {
  let deliver = () => {}
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(file, async (route) => {
    await wanted
    await route.continue()
  })
  await open('/blog')
  await page.getByRole('link', readPitha).click()
  await expect(page).toHaveURL(/\/blog\/winter-pitha$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  deliver()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter mornings are for pitha')
  expect(await page.getByText('asked twice to get up early').count()).toBe(1)
})

test('when the file of its article does not come it is read as it was written', async ({
  page,
}) => {
  await page.route(file, (route) => route.fulfill({ status: 404 }))
  for (const reach of [
    () => page.goto('/blog/winter-pitha'),
    async () => {
      await page.goto('/blog')
      await hydrated(page)
      await page.getByRole('link', readPitha).click()
    },
  ]) {
    await reach()
    await expect(page.getByText('asked twice to get up early')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('asked twice to get up early')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  }
})

for (const id of ['houseboat', 'Winter-Pitha', '404', 'winter-pitha%20', '<b>', 'ঘর'])
  test(`/blog/${id}: no such post, status 404, and a way back`, async ({ page, open }) => {
    const answer = page.waitForResponse((response) =>
      new URL(response.url()).pathname.startsWith('/blog/'),
    )
    await open(`/blog/${id}`)
    expect((await answer).status()).toBe(404)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'Post not found' })).toBeVisible()
    await expect(page).toHaveTitle('Post not found | The Surma, Sylhet')
    await alert.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole article can be read', async ({ page }) => {
    await page.goto('/blog/kitchen-garden')
    for (const words of [
      'three jobs and a gardener',
      'or it is on your washing',
      'The third thing is',
    ])
      await expect(page.getByText(words)).toBeVisible()
    await page.goto('/blog/houseboat')
    await expect(page.getByText('Post not found')).toBeVisible()
  })
})
