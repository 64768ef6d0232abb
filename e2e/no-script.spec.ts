import type { Page } from '@playwright/test'
import { milestones, team, values } from '#app/content/about.ts'
import { posts } from '#app/content/blog.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { galleryImages } from '#app/content/gallery.ts'
import { testimonials } from '#app/content/home.ts'
import { offers } from '#app/content/offers.ts'
import { rooms } from '#app/content/rooms/index.ts'
import { about } from '#words/about.ts'
import { blog } from '#words/blog.ts'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import { contactForms } from '#words/contact.ts'
import { footer, frame, notStarted } from '#words/frame.ts'
import { home } from '#words/home.ts'
import { linkNames } from '#words/navigation.ts'
import { notFound } from '#words/not-found.ts'
import { specialOffers } from '#words/offers.ts'
import { onlineOrder } from '#words/online-order.ts'
import { policies } from '#words/policies.ts'
import { reservations } from '#words/reservations.ts'
import { roomPage } from '#words/room-page.ts'
import { builtPages } from './built-pages.ts'
import { room } from './examples.ts'
import { expect, hydrated, PHONE, test } from './test.ts'

test.use({ javaScriptEnabled: false })

const WORDS: Record<string, readonly string[]> = {
  '/': [home.hero.tagline, home.story.text, ...testimonials.map(({ quote }) => quote)],
  '/about': [
    about.mission.vow,
    ...milestones.map(({ description }) => description),
    ...team.map(({ bio }) => bio),
    ...values.map(({ title }) => title),
  ],
  '/rooms': rooms.map(({ shortDescription }) => shortDescription),
  [`/rooms/${room.id}`]: [
    roomPage.typical.text(room.capacity),
    ...roomPage.amenities,
    ...roomPage.services,
    policies.room.pets,
  ],
  '/dining': menu.flatMap(({ items }) => items.map(({ description }) => description)),
  '/gallery?category=rooms': galleryImages.map(({ title }) => title),
  '/blog': posts.map(({ title }) => title),
  '/special-offers': [
    ...offers.flatMap(({ description, features }) => [description, ...features]),
    ...specialOffers.howToBook.steps.map(({ text }) => text),
    ...specialOffers.terms.items,
  ],
  '/reservations': [reservations.withoutScript, policies.booking.cancellation],
  '/online-order': [onlineOrder.withoutScript],
  '/contact': [contactForms.withoutScript],
  '/cart': [cart.empty.title],
  '/rooms/houseboat': [roomPage.notFound.title],
  '/blog/houseboat': [blog.notFound.title],
  '/houseboat': [notFound.message],
}

/** The buttons without script: of forms that say that they need it, and such as do no more with it. */
const BUTTONS: Record<string, string[]> = {
  '/blog': [blog.loadMore],
  '/contact': [contactForms.message.submit, contactForms.reservation.submit],
  '/reservations': [common.dates.choose, common.dates.chooseCheckInFirst, reservations.forward[0]],
  '/special-offers': [footer.newsletter.submit],
}

async function expectReadable(page: Page, words: readonly string[] = [], buttons: string[] = []) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const each of words)
    await expect(page.getByText(each).filter({ visible: true }).first(), each).toBeVisible()
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0)
  const shown = page.locator('button:not([popovertarget])').filter({ visible: true })
  await expect(shown).toHaveText(buttons)
}

for (const [path, words] of Object.entries(WORDS))
  test(`without script every word of ${path} can be read, and no control is shown that needs script`, async ({
    page,
  }) => {
    await page.goto(path)
    await expectReadable(page, words, BUTTONS[path])
  })

test.describe('Where a script of the first load does not come', () => {
  test.use({ javaScriptEnabled: true, expectedMessage: /net::ERR_FAILED|Failed to fetch dynam/ })

  const line = (page: Page) => page.getByRole('alert')
  const tried = new Set<string>()
  for (const path of ['/contact', '/', '/dining', '/reservations', '/online-order']) {
    const { html } = builtPages.find(
      ({ file }) => `/${file}` === `${path.replace(/\/$/, '')}/index.html`,
    ) ?? { html: '' }
    const all = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
    const scripts = [...all].filter((script) => !tried.has(script))
    for (const script of scripts) tried.add(script)

    test(`${path} is as without script, says so, keeps no press, and is whole at a press on 'Load it again'`, async ({
      page,
    }) => {
      test.setTimeout(30_000 + 15_000 * scripts.length) // a page for each
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts) {
        let abort = () => {}
        const pressed = new Promise<void>((resolve) => {
          abort = resolve
        })
        await page.route(`**${script}`, (route) => pressed.then(() => route.abort()))
        await page.goto(path, { waitUntil: 'commit' })
        await page.getByRole('button', { name: frame.search, exact: true }).click()
        await expect(page.locator('[aria-busy]'), script).toHaveCount(1)
        abort()
        await expect(line(page), script).toBeVisible()
        await expect(page.locator('[aria-busy]')).toHaveCount(0)
        await expectReadable(page, WORDS[path], [...(BUTTONS[path] ?? []), notStarted.again])
        await page.unroute(`**${script}`)
      }
      await page.getByRole('button', { name: notStarted.again }).click()
      await hydrated(page)
      await expect(line(page)).toBeHidden()
    })
  }

  test('a page whose script is only late is whole once it has come', async ({ page }) => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/entry.client-*.js', (route) => late.then(() => route.continue()))
    await page.clock.install()
    await page.goto('/contact', { waitUntil: 'load' })
    await page.clock.runFor(10_000)
    await expect(line(page)).toBeVisible()
    arrive()
    await hydrated(page)
    await expect(line(page)).toBeHidden()
    await expect(page.getByRole('tab')).toHaveCount(2)
  })
})

test('without script the header is solid and the list of the blog leads to its posts', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const { id, title } of posts.slice(0, 1)) {
    await page.getByRole('link', { name: `${blog.readMore}: ${title}` }).click()
    await expect(page).toHaveURL(new RegExp(`/blog/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('without script Menu opens the links of the header, and Escape closes them', async ({
    page,
  }) => {
    await page.goto('/rooms')
    const menu = page.getByRole('navigation', { name: frame.menu })
    await page.getByRole('button', { name: frame.menu }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: frame.menu }).click()
    await menu.getByRole('link', { name: linkNames.dining.title }).click()
    await expect(page).toHaveURL(/\/dining$/)
    await expect(menu).toBeHidden()
  })
})
