import { posts } from '#app/content/blog.ts'
import { relatedPosts } from '#app/domain/post.ts'
import { blog } from '#words/blog.ts'
import { pageTitle } from '#words/hotel.ts'
import { linkNames } from '#words/navigation.ts'
import { meetsTheStandards } from './standards.ts'
import { expect, PHONE, test } from './test.ts'

const ID = posts[0]?.id ?? ''

for (const { id, title } of posts) meetsTheStandards({ path: `/blog/${id}`, title, heading: title })

meetsTheStandards({
  path: '/blog/houseboat',
  title: blog.notFound.title,
  heading: blog.notFound.title,
  status: 404,
})

for (const post of posts) {
  const related = relatedPosts(posts, post)

  test.describe(`without script /blog/${post.id}`, () => {
    test.use({ javaScriptEnabled: false })

    test(`has its picture, category, date and author, an article with a quote, and ${related.length || 'no'} related posts`, async ({
      page,
    }) => {
      await page.goto(`/blog/${post.id}`)
      const article = page.locator('main > article')
      await expect(article.getByRole('img', { name: post.image.alt })).toBeVisible()
      await expect(article.getByText(post.category).first()).toBeVisible()
      await expect(article.getByRole('time')).toHaveAttribute('datetime', post.date)
      await expect(article.getByRole('blockquote')).toHaveText(/^“.+”$/)
      const words = (await article.getByRole('paragraph').allInnerTexts()).join(' ').split(/\s+/)
      expect(words.length).toBeGreaterThan(200)
      const about = page.getByRole('complementary', { name: blog.about })
      await expect(about.getByRole('definition')).toHaveText([
        post.author,
        blog.minutes(post.readTime),
      ])

      const section = page.getByRole('region', { name: blog.related(post.category) })
      const links = section.getByRole('link', { name: blog.readMore })
      await expect(section).toHaveCount(related.length && 1)
      await expect(links).toHaveCount(related.length)
      for (const [index, { id, excerpt }] of related.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', `/blog/${id}`)
        expect(excerpt.length).toBeLessThanOrEqual(100)
        await expect(section.getByRole('article').nth(index)).toContainText(excerpt)
      }
    })
  })
}

test('a related post opens with its own article and title, the focus on its heading, and Back to Blog leads to the list', async ({
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
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '')
})

test("an unknown id, also one in other capitals, answers 404 with 'Post not found' and a way back", async ({
  page,
  request,
  open,
}) => {
  for (const id of ['houseboat', ID.toUpperCase(), '404', `${ID}%20`, '%3Cb%3E', 'ঘর']) {
    const response = await request.get(`/blog/${id}`)
    expect(response.status(), id).toBe(404)
    expect(await response.text(), id).toContain(blog.notFound.title)
  }
  await open(`/blog/${ID.toUpperCase()}`)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: blog.notFound.title })).toBeVisible()
  await expect(page).toHaveTitle(pageTitle(blog.notFound.title))
  await alert.getByRole('link', { name: blog.back }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkNames.blog.title)
})
