import { furtherLanguages, otherRoom, room } from './examples.ts'
import { overflow } from './layout.ts'
import { NOW } from './now.ts'
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, test } from './test.ts'
import {
  blog,
  footer,
  frame,
  hotel,
  inCart,
  linkNames,
  notFound,
  pageTitle,
  roomPage,
  roomsPage,
} from './words.ts'

test('Header: transparent up to a scroll of 50 px, white beyond', async ({ page, open }) => {
  await open('/rooms')
  const header = page.getByRole('banner')
  await test.step('its link marks the current page', () =>
    expect(header.locator('nav [aria-current=page]:visible')).toHaveText(linkNames.rooms.title))
  const transparent = 'rgba(0, 0, 0, 0)'
  await expect(header).toHaveCSS('background-color', transparent)
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }))
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }))
  await expect(header).toHaveCSS('background-color', transparent)

  await test.step('the first Tab reaches the skip link', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: frame.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await skip.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step("it is white over Home's picture and over the Not-found page, and dark over paper", async () => {
    const white = 'rgb(255, 255, 255)'
    await expect(header).not.toHaveCSS('color', white)
    await header.getByRole('link', { name: hotel.name }).click()
    await expect(header).toHaveCSS('color', white)
    await page.goBack()
    await expect(header).not.toHaveCSS('color', white)
    await open('/no-such-page')
    await expect(header).toHaveCSS('color', white)
  })
})

test('Menu: it opens under a solid header and closes at a link', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  await open('/about')
  await page.goto('/rooms')
  await hydrated(page)
  const toggle = page.getByRole('button', { name: frame.menu })
  const menu = page.getByRole('navigation', { name: frame.menu })
  await expect(menu).toBeHidden()
  await toggle.click()
  await expect(menu).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectAccessible(page)
  await menu.getByRole('link', { name: linkNames.rooms.title }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/rooms$/)
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await toggle.click()
  await menu.getByRole('link', { name: linkNames.bookNow.title }).click()
  await expect(page).toHaveURL(/\/reservations$/)
  await expect(menu).toBeHidden()
  await toggle.click()
  await page.goBack()
  await expect(page).toHaveURL(/\/rooms$/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(roomsPage.hero.title)
  await test.step('it closes when something else opens over the page', async () => {
    await toggle.click()
    await page.getByRole('button', { name: frame.search }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(menu).toBeHidden()
  })
  await page.keyboard.press('Escape')
  await test.step('it closes with Escape, at a press elsewhere, and at a width without its button', async () => {
    for (const end of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 20), // on the header: the menu has the rest of the screen
      () => page.setViewportSize(DESKTOP),
    ]) {
      await toggle.press('Enter')
      await expect(menu).toBeVisible()
      await end()
      await expect(page.locator(':popover-open')).toHaveCount(0)
    }
  })
})

test('Menu without popovers: it leads to the footer', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/selector\(:popover-open\)/g, 'selector(:none)')
    await route.fulfill({ response, body })
  })
  await open('/rooms')
  await expect(page.getByRole('button', { name: frame.menu })).toBeHidden()
  await page.getByRole('link', { name: frame.menu }).click()
  await expect(page.getByRole('heading', { name: footer.quickLinks })).toBeInViewport()
})

test('Toasts: they appear one at a time, for about five seconds; the newsletter thanks for an address', async ({
  page,
  open,
}) => {
  const box = page.getByPlaceholder(footer.newsletter.placeholder)
  const thanks = page.getByText(footer.newsletter.thanks.title)
  const submit = page.getByRole('button', { name: footer.newsletter.submit })
  await page.clock.install({ time: NOW })
  await open(`/rooms/${room.id}`)
  await page.clock.pauseAt(NOW + 60_000)
  const toast = page.getByRole('status').filter({ hasText: inCart.room.title })
  await page.getByRole('button', { name: roomPage.addToCart }).click()
  await page.clock.runFor(2000)
  await submit.click()
  await expect(box).toBeFocused()
  await box.fill('x'.repeat(200)) // the browser quotes it
  await submit.click()
  expect(await overflow(page)).toBe(0)
  await expect(toast).toHaveCount(1)
  await box.fill('ayesha@guest.example')
  await submit.click()
  await expect(thanks).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(toast).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(thanks).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.clock.runFor(4500)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(1000)
  await expect(thanks).toHaveCount(0)

  await test.step('with the pointer or the focus on it a toast stays; it can be dismissed', async () => {
    await page.getByRole('button', { name: roomPage.addToCart }).click()
    const title = page.getByText(inCart.room.title)
    await title.hover()
    await page.clock.runFor(20_000)
    await expect(title).toBeVisible()
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: frame.dismiss }).focus()
    await page.clock.runFor(20_000)
    await expect(title).toBeVisible()
    await page.getByRole('button', { name: frame.dismiss }).click()
    await expect(title).toHaveCount(0)
    await page.getByRole('button', { name: roomPage.addToCart }).click()
    await page.getByRole('button', { name: frame.dismiss }).focus()
    await page.keyboard.press('Escape')
    await expect(title).toHaveCount(0)
  })
})

test('Links: the focus goes to the heading; Back restores the scroll', async ({ page, open }) => {
  await open('/rooms')
  await test.step('on the first page focus is left alone', async () => {
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('main').getByRole('link', { name: linkNames.bookNow.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(pageTitle(linkNames.reservations.title))
  await expect(page.locator('[aria-live=assertive]')).toHaveText(
    pageTitle(linkNames.reservations.title),
  )
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: roomsPage.hero.title })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
})

test('Not-found pages: an unknown URL answers 404, logged once, and leads on', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('404: ')) logged.push(message.text())
  })
  const whole = { title: notFound.title, tab: frame.notFound, link: notFound.link, to: '/' }
  const aRoom = { ...roomPage.notFound, tab: roomPage.notFound.title, to: '/rooms' }
  const aPost = { title: blog.notFound.title, tab: blog.notFound.title, link: blog.back }
  const current = page.getByRole('banner').locator('[aria-current]')
  for (const [path, { title, tab, link, to }] of [
    [`/rooms/${room.id}/more`, whole],
    ['/%F0%9F%8C%A7', whole],
    [`/rooms/${room.id.toUpperCase()}`, aRoom],
    ['/blog/houseboat', { ...aPost, to: '/blog' }],
  ] as const) {
    logged.length = 0
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page).toHaveTitle(pageTitle(tab))
    if (to === '/') {
      await expect.poll(() => logged.length).toBe(1)
      await expect(current).toHaveCount(0)
    }
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === to)
    await expect(current).not.toHaveCount(0)
  }
})

test('URLs: wrong capitals and extra slashes are forgiven', async ({ page, open, baseURL }) => {
  for (const { path } of furtherLanguages) {
    await open(`${path}//elsewhere.example/x`)
    for (const link of await page.locator('a[hreflang]').all())
      await expect(link).toHaveJSProperty('href', `${baseURL}/elsewhere.example/x`)
  }
  await open(`/rooms?room=${room.id}&room=${otherRoom.roomId}`) // the first counts
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(room.name)
  await open(`/Rooms//${room.id}//?tab=policies`)
  await expect(page).toHaveURL(`${baseURL}/rooms/${room.id}/?tab=policies`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(roomPage.tabs.policies)
  await open('/Contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkNames.contact.title)
})
