import { posts } from '#app/content/blog.ts'
import { relatedPosts } from '#app/domain/post.ts'
import { blog } from '#words/blog.ts'
import { pageTitle } from '#words/hotel.ts'
import { linkNames } from '#words/navigation.ts'
import { expect, PHONE, test } from './test.ts'

const ID = posts[0]?.id ?? ''

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

test("Post: an unknown id answers 404 with 'Post not found'", async ({ page, request, open }) => {
  expect((await request.get(`/blog/${ID.toUpperCase()}`)).status()).toBe(404)
  await open(`/blog/${ID.toUpperCase()}`)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: blog.notFound.title })).toBeVisible()
  await expect(page).toHaveTitle(pageTitle(blog.notFound.title))
  await alert.getByRole('link', { name: blog.back }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkNames.blog.title)
})
