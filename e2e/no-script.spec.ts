import type { Page } from '@playwright/test'
import { posts } from '#app/content/blog.ts'
import { testimonials } from '#app/content/home.ts'
import { codeOf } from './built-pages.ts'
import { room } from './examples.ts'
import { expect, holdBack, hydrated, test } from './test.ts'
import {
  blog,
  cart,
  common,
  contactForms,
  frame,
  notFound,
  notStarted,
  policies,
  reservations,
  roomPage,
} from './words.ts'

test.use({ javaScriptEnabled: false })

/** The last words of each page, also in tabs and slides, and the buttons that remain. */
const PAGES: Record<string, { words: readonly (string | undefined)[]; buttons?: string[] }> = {
  '/': { words: testimonials.map(({ quote }) => quote) },
  [`/rooms/${room.id}`]: {
    words: [...roomPage.amenities, ...roomPage.services, policies.room.pets],
  },
  '/reservations': {
    words: [reservations.withoutScript, policies.booking.cancellation],
    buttons: [common.dates.choose, common.dates.chooseCheckInFirst, reservations.forward[0]],
  },
  '/contact': {
    words: [contactForms.withoutScript],
    buttons: [
      contactForms.message.submit,
      ...[common.dates.choose, common.dates.chooseCheckInFirst, common.dates.choose],
      contactForms.reservation.submit,
    ],
  },
  '/cart': { words: [cart.empty.title] },
  '/houseboat': { words: [notFound.message] },
}

async function expectReadable(page: Page, path: string, ...more: string[]) {
  const { words, buttons = [] } = PAGES[path] ?? { words: [] }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const each of words)
    await expect(page.getByText(`${each}`).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0)
  const shown = page.locator('button:not([popovertarget])').filter({ visible: true })
  await expect(shown).toHaveText([...buttons, ...more])
}

test('Without script: every word can be read, and no control is shown that needs it', {
  tag: '@journey',
}, async ({ page }) => {
  for (const path of Object.keys(PAGES))
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectReadable(page, path)
    })
  await test.step('the header is solid, and the list of the blog leads to its posts', async () => {
    await page.goto('/blog')
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.getByRole('link', { name: blog.readMore }).first().click()
    await expect(page).toHaveURL(new RegExp(`/blog/${posts[0]?.id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${posts[0]?.title}`)
  })
})

test.describe('where a script of the first load does not come', () => {
  test.use({ javaScriptEnabled: true, expectedMessage: /net::ERR_FAILED|Failed to fetch dynam/ })

  const line = (page: Page) => page.getByRole('alert')

  test('Contact: it is as without script, says so, and can be loaded again', async ({ page }) => {
    const path = '/contact'
    const route = codeOf('contact')
    for (const script of ['/assets/framework-*.js', route]) {
      const abort = await holdBack(page, `**${script}`, (route) => route.abort())
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('button', { name: frame.search, exact: true }).click()
      await expect(page.locator('[aria-busy]'), script).toHaveCount(1)
      abort()
      await expect(line(page), script).toBeVisible()
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      await expectReadable(page, path, notStarted.again)
      await page.unroute(`**${script}`)
    }
    await page.getByRole('button', { name: notStarted.again }).click()
    await hydrated(page)
    await expect(line(page)).toBeHidden()
  })
})
