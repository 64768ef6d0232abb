import { posts } from '#app/content/blog.ts'
import { relatedPosts } from '#app/domain/post.ts'
import { blog } from '#words/blog.ts'
import { pageTitle } from '#words/hotel.ts'
import { linkNames } from '#words/navigation.ts'
import { expect, PHONE, test } from './test.ts'

test('Post: a related one opens with the focus on its heading', async ({ page, open }) => {
  const [first] = posts.filter((post) => relatedPosts(posts, post).length > 0)
  const [second] = first ? relatedPosts(posts, first) : []
  await page.setViewportSize(PHONE)
  await open(`/blog/${first?.id}`)
  const article = page.locator('main > article')
  const before = await article.innerText()
  await page.getByRole('link', { name: `${blog.readMore}: ${second?.title}` }).click()
  await expect(page).toHaveTitle(pageTitle(second?.title ?? ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(article.getByRole('blockquote')).toHaveCount(1)
  expect(before).not.toContain(await article.getByRole('blockquote').innerText())

  await page.getByRole('link', { name: blog.back }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkNames.blog.title)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '')
})

test('Blog: Load More Articles does nothing: no request and no change', async ({ page, open }) => {
  await open('/blog')
  const button = page.getByRole('button', { name: blog.loadMore })
  const requests: string[] = []
  page.on('request', (request) => {
    const isOfThePage = request.resourceType() === 'image' // pictures that come into view
    if (!isOfThePage) requests.push(request.url())
  })
  const state = () =>
    page.evaluate(() => [location.href, history.length, document.querySelector('main')?.innerHTML])
  const before = await state()
  await button.click()
  await button.press('Enter')
  expect(await state()).toEqual(before)
  expect(requests).toEqual([])
})
