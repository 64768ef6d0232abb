import type { Page } from '@playwright/test'
import { posts } from '#app/content/blog.ts'
import { formatDay } from '#language'
import { blog } from '#words/blog.ts'
import { common } from '#words/common.ts'
import { linkNames } from '#words/navigation.ts'
import { addressesOf } from './examples.ts'
import { meetsTheStandards } from './standards.ts'
import { expect, PHONE, saveData, test } from './test.ts'

for (const path of addressesOf('blog'))
  meetsTheStandards({
    path,
    title: linkNames.blog.title,
    heading: linkNames.blog.title,
    canonical: '/blog',
  })

test('each post has its category, date, title, excerpt, author, read time and link', async ({
  page,
  open,
}) => {
  await open('/blog')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(posts.length)
  for (const [index, post] of posts.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(post.title)
    await expect(card.getByText(post.category, { exact: true })).toBeVisible()
    await expect(card.getByRole('time')).toHaveText(formatDay(post.date))
    await expect(card.getByText(post.excerpt)).toBeVisible()
    await expect(card).toContainText(post.author)
    await expect(card).toContainText(common.minutesToRead(post.readTime))
    await expect(
      card.getByRole('link', { name: `${blog.readMore}: ${post.title}` }),
    ).toHaveAttribute('href', `/blog/${post.id}`)
  }
})

/** How many cards stand in each row, from the top. */
const rows = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
  })

test('the posts stand in rows of one, two and three, and in one column on a phone', async ({
  page,
  open,
}) => {
  await open('/blog')
  expect(await rows(page)).toEqual([1, 2, 3])
  await page.setViewportSize(PHONE)
  expect(await rows(page)).toEqual(posts.map(() => 1))
})

test('Load More Articles does nothing: no request and no change', async ({ page, open }) => {
  await saveData(page) // nothing is fetched ahead
  await open('/blog')
  const button = page.getByRole('button', { name: blog.loadMore })
  const requests: string[] = []
  page.on('request', (request) => {
    const isOfThePage = request.resourceType() === 'image' // those that come into view beside the button
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
