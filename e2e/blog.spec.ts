import { posts } from '#app/content/blog.ts'
import { relatedPosts } from '#app/domain/post.ts'
import { expect, expectNothing, PHONE, test } from './test.ts'
import { blog, linkNames, pageTitle } from './words.ts'

test('Blog: a related post opens with the focus on its heading; Load More does nothing', async ({
  page,
  open,
}) => {
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
  await expectNothing(page, async () => {
    await page.getByRole('button', { name: blog.loadMore }).click()
    await page.keyboard.press('Enter')
  })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '')
})
