import type { Page } from '@playwright/test'
import { posts } from '#app/content/blog.ts'
import { blog } from '#words/blog.ts'
import { expect, PHONE, test } from './test.ts'

/** How many cards stand in each row, from the top. */
const rows = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
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
  await test.step('the posts stand in rows of one, two and three, and in one column on a phone', async () => {
    expect(await rows(page)).toEqual([1, 2, 3])
    await page.setViewportSize(PHONE)
    expect(await rows(page)).toEqual(posts.map(() => 1))
  })
})
