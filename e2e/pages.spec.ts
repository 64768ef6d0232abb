import type { Page } from '@playwright/test'
import { codeOf, htmlOf, scriptsOf } from './built-pages.ts'
import { dish, furtherLanguages } from './examples.ts'
import { expect, holdBack, hydrated, PHONE, test, watchLoads } from './test.ts'
import {
  common,
  contactForms,
  courseWords,
  dining,
  dishWords,
  frame,
  gallery,
  home,
  linkNames,
  notFetched,
  onlineOrder,
  openInNewTab,
  roomsPage,
  searchWords,
  sharedCart,
} from './words.ts'

/*
 * How one page follows another while the network is slow, fails or is gone. There is no offline worker here: it would
 * have the files.
 */

test.use({
  expectedMessage:
    /net::ERR_INTERNET_DISCONNECTED|status of 404|^Error loading route|^TypeError: Failed to fetch dyn/,
})

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const busy = (page: Page) => page.locator('[aria-busy=true]')
const toast = (page: Page) => page.getByRole('status').getByText(notFetched.title)
const otherLanguage = (page: Page) => link(page, `${furtherLanguages[0]?.name}`)
const script = (screen: string) => `**${codeOf(screen)}`
const [, IMPORTED = ''] = scriptsOf('gallery').filter(
  (file) => !htmlOf('/online-order').includes(file),
)

/** The link to the other language holds what the guest has said. */
const expectDish = (page: Page) =>
  expect(otherLanguage(page)).toHaveAttribute('href', new RegExp(`#basket=${dish.id}&`))

const openOrder = async (page: Page) => {
  await page.goto('/online-order')
  await hydrated(page)
}
const startAnew = async (page: Page) => {
  await page.reload()
  await hydrated(page)
}
async function search(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(searchWords.placeholder).fill(linkNames.gallery.title)
  await page.getByRole('dialog').locator('[role=option][href$="/gallery"]').first().click()
}

/** The ways from the online order to the gallery, whose script this document does not hold. */
const WAYS: Record<string, { come: (page: Page) => Promise<void>; go: (page: Page) => unknown }> = {
  'A link': { come: openOrder, go: (page) => link(page, linkNames.gallery.title).click() },
  'The search': {
    come: async (page) => {
      await openOrder(page)
      await page.keyboard.press('Control+k') // so that its own code is there
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    },
    go: search,
  },
  Back: {
    come: async (page) => {
      await page.goto('/gallery')
      await link(page, linkNames.dining.title).click()
      await page.getByRole('main').getByRole('link', { name: dining.menu.order }).click()
      await expect(heading(page)).toHaveText(onlineOrder.title)
      await startAnew(page)
    },
    go: (page) => page.evaluate(() => history.go(-2)),
  },
}

for (const [way, { come, go }] of Object.entries(WAYS))
  test(`${way}: it ends on the page that was asked for, or says why not, and nothing is lost`, async ({
    page,
    context,
  }) => {
    const loads = watchLoads(page)
    const begin = async () => {
      await come(page)
      await page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()
      await expectDish(page)
      loads.length = 0
    }

    await begin()
    await test.step('no connection: a toast can be pressed', async () => {
      await page.route('**/*', (route) => route.abort('internetdisconnected'))
      await context.setOffline(true)
      await go(page)
      await expect(toast(page)).toBeVisible()
      await page.getByRole('button', { name: frame.dismiss }).click()
      await expect(toast(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/online-order$/)
      await expect(heading(page)).toHaveText(onlineOrder.title)
      await expect(busy(page)).toHaveCount(0)
      await expectDish(page)
      await context.setOffline(false)
      await page.unroute('**/*')
    })
    await test.step('a slow script: what was pressed is marked, and all files are requested at once', async () => {
      const release = await holdBack(page, script('gallery'))
      const imported = page.waitForRequest(`**${IMPORTED}`)
      await go(page)
      await expect(busy(page)).toHaveCount(1, { timeout: 500 })
      await imported
      await expect(busy(page)).toHaveCSS('opacity', '0.6')
      release()
      await expect(heading(page)).toHaveText(gallery.hero.title)
      await expect(busy(page)).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectDish(page)
      expect(loads).toEqual([])
    })
    await begin()
    await test.step('no script: the page comes from the server', async () => {
      let isLeaving = false
      page.on('request', (request) => {
        isLeaving ||= request.isNavigationRequest()
      })
      await page.route(script('gallery'), (route) =>
        isLeaving ? route.continue() : route.fulfill({ status: 404 }),
      )
      await go(page)
      await expect.poll(() => loads).toEqual(['/gallery'])
      await hydrated(page)
      await expect(page).toHaveURL(/\/gallery$/)
      await expectDish(page)
    })
  })

test('Typed words: no URL can hold them, so a page without its script opens in a new tab', async ({
  page,
  open,
}) => {
  const message = page.getByLabel(contactForms.message.message)
  await page.setViewportSize(PHONE)
  await open('/contact')
  await message.fill('Is there a lift?')
  await page.route(script('gallery'), (route) => route.fulfill({ status: 404 }))
  for (const go of [
    () => search(page),
    async () => {
      await page.getByRole('button', { name: frame.menu }).click()
      await link(page, linkNames.gallery.title).click()
    },
  ]) {
    await go()
    const opening = page.waitForEvent('popup')
    await page.getByRole('status').getByRole('link', { name: openInNewTab.open }).click()
    await expect(await opening).toHaveURL(/\/gallery$/)
    await page.getByRole('button', { name: frame.dismiss }).click()
    await expect(message).toHaveValue('Is there a lift?')
  }
})

test('Other language: given up, it leaves no trace; Back and Forward know the visit, a reload does not', {
  tag: '@journey',
}, async ({ page, context }) => {
  test.skip(furtherLanguages.length === 0, 'there is one language')
  const question = page.getByText(sharedCart.question)
  const cart = page.getByRole('main').locator('a[href$="/cart"]').first()
  await openOrder(page)
  await page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()

  await test.step('it is pressed and stopped, and the guest goes elsewhere', async () => {
    const isMarked = otherLanguage(page).evaluate((pressed: HTMLElement) => {
      pressed.click()
      window.stop()
      return pressed.ariaBusy
    })
    expect(await isMarked).toBe('true')
    await link(page, linkNames.gallery.title).click()
    await expect(heading(page)).toHaveText(gallery.hero.title)
    await page.goBack()
    await expect(heading(page)).toHaveText(onlineOrder.title)
    await expect(page).toHaveURL(/\/online-order$/)
    await expect(busy(page)).toHaveCount(0)
    await expect(question).toHaveCount(0)
  })
  await test.step('there, back and forth again, with the page and its query', async () => {
    const query = '?course=desserts'
    await page.getByRole('tab', { name: courseWords.desserts.title }).click()
    await expect(otherLanguage(page)).toHaveAttribute('href', new RegExp(`\\${query}#`))
    await otherLanguage(page).click()
    for (const path of ['/bn/online-order', '/online-order', '/bn/online-order']) {
      await expect(page).toHaveURL(path + query)
      await hydrated(page)
      await expect(cart).toHaveText(/[1১]/)
      await (path === '/online-order' ? page.goForward() : page.goBack())
    }
  })
  await test.step('there, where the page was open', async () => {
    const terms = page.getByRole('contentinfo').getByRole('link', { name: linkNames.terms.title })
    await hydrated(page)
    await terms.click()
    await expect(page).toHaveURL(/\/terms$/)
    await page.evaluate(() => location.assign('#cancellation'))
    await otherLanguage(page).click()
    await expect(page).toHaveURL(/\/bn\/terms#cancellation$/)
    await hydrated(page)
    await expect(question).toHaveCount(0)
    await expect(page.locator('#cancellation')).toBeInViewport()
    await page.evaluate(() => setTimeout(() => history.go(-3)))
    await expect(page).toHaveURL(/\/online-order\?/)
  })
  await test.step('a reload forgets the cart', async () => {
    await hydrated(page)
    await expect(cart).toHaveText(/1/)
    await startAnew(page)
    await expect(cart).toHaveText(/0/)
  })
  await test.step('without a connection and storage it says so', async () => {
    await page.evaluate(() =>
      Object.assign(caches, { match: () => Promise.reject(new DOMException('refused')) }),
    )
    await context.setOffline(true)
    await otherLanguage(page).click()
    await expect(toast(page)).toBeVisible()
    await context.setOffline(false)
  })
})

test('Back: while its page does not come, nothing lies over this one or writes to its URL', async ({
  page,
  open,
}) => {
  await open('/rooms')
  await link(page, linkNames.dining.title).click()
  await expect(heading(page)).toHaveText(dining.hero.title)
  await startAnew(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  const release = await holdBack(page, script('rooms'))
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('tab').last().click()
  await page.getByRole('button', { name: dishWords.diet }).click()
  await page.getByRole('checkbox').first().check()
  await page.waitForFunction(() => new Promise(requestAnimationFrame).then(() => true))
  await expect(page).toHaveURL(/\/rooms$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dining$/)
  await expect(busy(page)).toHaveCount(0)
  release()
  await page.goBack()
  await expect(heading(page)).toHaveText(roomsPage.hero.title)
})

test.describe('at rest', () => {
  test.use({ savesData: false })

  test("Home: 'Explore Rooms' needs no more code", async ({ page }) => {
    await page.setViewportSize(PHONE)
    const files = page.locator('link[rel=modulepreload]')
    const held = () => files.evaluateAll((links) => links.map((one) => one.getAttribute('href')))
    await page.goto('/')
    await expect.poll(held).toEqual(expect.arrayContaining(scriptsOf('rooms')))
    await page.waitForFunction(
      (urls) => urls.every((url) => performance.getEntriesByName(location.origin + url).length > 0),
      scriptsOf('rooms'),
    )
    await page.route('**/*.js', () => {})
    await page.getByRole('main').getByRole('link', { name: home.hero.rooms }).first().click()
    await expect(page).toHaveURL(/\/rooms$/)
    await expect(heading(page)).toBeFocused()
  })

  test("Reservation: 'Check-in date' needs no more code", async ({ page }) => {
    const fetched = page.waitForResponse('**/calendar-popover-*.js')
    await page.goto('/reservations')
    await (await fetched).finished()
    await page.route('**/*.js', () => {})
    await page.getByRole('button', { name: common.dates.checkIn }).click()
    await expect(page.getByRole('dialog', { name: common.dates.checkIn })).toBeVisible()
  })
})
