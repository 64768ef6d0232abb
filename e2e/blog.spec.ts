import { blog } from '#words/blog.ts'
import { expect, test } from './test.ts'

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
