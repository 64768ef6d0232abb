import type { Page } from '@playwright/test'
import { formOptions } from '#app/content/contact.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { languages } from '#app/content/languages.js'
import { about } from '#words/about.ts'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import { contactForms } from '#words/contact.ts'
import { dietWords } from '#words/diet.ts'
import { dishWords } from '#words/dish.ts'
import { errorPage } from '#words/error-page.ts'
import { frame } from '#words/frame.ts'
import { pageTitle } from '#words/hotel.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import { linkNames } from '#words/navigation.ts'
import { notFound } from '#words/not-found.ts'
import { onlineOrder } from '#words/online-order.ts'
import { reservations } from '#words/reservations.ts'
import { roomPage } from '#words/room-page.ts'
import { dish, furtherLanguages, inEachLanguage, like, room } from './examples.ts'
import { codeOf } from './release.ts'
import { typeCard } from './reservation-form.ts'
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, test } from './test.ts'

const translations = await inEachLanguage<typeof import('#words/frame.ts')>('frame')
const NOT_FETCHED = new RegExp(translations.map(({ words }) => words.notFetched.title).join('|'))

/*
 * What happens when a file that a page needs later does not come, in a browser without the offline
 * worker. With the worker the file nearly always comes: see offline.spec.ts.
 */

/** What the browser and the router log when a file does not come. */
const UNFETCHED =
  /net::ERR_INTERNET_DISCONNECTED|^Error loading route module|^TypeError: Failed to fetch dynamically/

const header = (page: Page) => page.getByRole('banner')
const toast = (page: Page) => page.getByRole('status').getByText(NOT_FETCHED)

/** The paths of the pages that the browser loads from now on. A request can be told twice, a page arrives once. */
function watchLoads(page: Page) {
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname))
  return loads
}

test('the Not-found page does not load itself again and again when its code is missing', async ({
  page,
}) => {
  const code = codeOf('routes/not-found')
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404 }))
  const loads = watchLoads(page)
  const refused = page.waitForResponse(`**${code}`)
  await page.goto('/no-such-page')
  await refused
  await expect(page.getByText(notFound.message)).toBeVisible()
  expect(loads).toEqual(['/no-such-page'])
})

test.describe('Without a connection', () => {
  test.use({ expectedMessage: UNFETCHED })

  test('a link to a screen whose code is gone loads the site anew; the next press opens it', async ({
    page,
    open,
  }) => {
    const code = codeOf('about')
    const link = header(page).getByRole('link', { name: linkNames.about.title })
    await open('/rooms')
    await page.route(`**${code}`, (route) => route.fulfill({ status: 404 }), {
      times: 1,
    })
    const loads = watchLoads(page)
    const loaded = page.waitForEvent('load') // or the next press would be on the page that is left
    await link.click()
    await loaded
    await hydrated(page)
    await link.click()
    await expect(page).toHaveTitle(pageTitle(about.hero.title))
    expect(loads).toEqual(['/rooms'])
  })

  for (const { what, path, button, opens } of [
    { what: 'the search', path: '/rooms', button: frame.search, opens: frame.search },
    {
      what: 'the calendar',
      path: '/reservations',
      button: common.dates.checkIn,
      opens: common.dates.checkIn,
    },
  ])
    test(`${what} says that it could not be opened, and opens with its styles at the next press`, async ({
      page,
      open,
      context,
    }) => {
      await open(path)
      const loads = watchLoads(page)
      await context.setOffline(true)
      const opener = page.getByRole('button', { name: button }).first()
      await opener.click()
      await expect(toast(page)).toBeVisible()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await context.setOffline(false)
      // Some browsers remember the address of a script that did not come.
      const again = page.waitForRequest(/\.js\?again=\d+$/)
      await opener.click()
      await again
      const part = page.getByRole('dialog', { name: opens })
      await expect(part).toBeVisible()
      await expect(part).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      expect(loads).toEqual([])
    })

  /** Keeps a late file from coming until the guest has been told. */
  async function missOnce(page: Page, name: string, act: () => Promise<void>) {
    const file = `**/assets/${name}-*.js*`
    await page.route(file, (route) => route.abort('internetdisconnected'))
    await act()
    await expect(toast(page)).toBeVisible()
    await page.unroute(file)
  }

  test('what fails once the guest has left its page is not told on another', async ({
    page,
    open,
  }) => {
    let fail = () => {}
    await page.route('**/assets/checkout-dialog-*.js', async (route) => {
      await new Promise<void>((resolve) => {
        fail = resolve
      })
      await route.abort('internetdisconnected')
    })
    const failed = page.waitForEvent('requestfailed')
    await open(`/cart#basket=${dish.id}`)
    await page.getByRole('button', { name: cart.checkOut }).click()
    await header(page).getByRole('link', { name: linkNames.about.title }).click()
    await expect(page).toHaveTitle(pageTitle(about.hero.title))
    fail()
    await failed
    await expect(toast(page)).toHaveCount(0)
  })

  test('a shared cart that cannot be read stays in the address, and is taken at the next load', async ({
    page,
    open,
  }) => {
    await missOnce(page, 'shared-cart-dialog', () => open(`/cart#basket=${dish.id}*2`))
    await expect(page).toHaveURL(new RegExp(`/cart#basket=${dish.id}\\*2$`))
    await page.reload()
    await expect(page.getByLabel(cart.quantity(dish.name))).toHaveValue('2')
    await expect(page).toHaveURL(/\/cart$/)
  })

  for (const { lang, name, path } of furtherLanguages)
    test(`a cart handed to ${lang} is not lost where it cannot be read at once`, async ({
      page,
      open,
    }) => {
      await open('/online-order')
      await page.getByRole('button', { name: roomPage.addToCart }).first().click()
      await missOnce(page, 'shared-cart-dialog', () =>
        header(page).getByRole('link', { name }).click(),
      )
      await expect(page).toHaveURL(new RegExp(`${path}/online-order#basket=`))
      await expect(page.getByRole('main').locator('a[href$="/cart"]')).toHaveText(/\([0০]\)/)
      await page.getByRole('tab').last().click()
      await header(page).getByRole('link', { name: languages[0].name }).click()
      await expect(
        page.getByRole('main').getByRole('link', { name: onlineOrder.cart(1) }),
      ).toBeVisible()
    })

  test('a diet sorts the dishes without the file of its controls, which open at the next press', async ({
    page,
    open,
  }) => {
    await missOnce(page, 'diet-panel', () => open('/dining?diet=vegetarian'))
    const course = menu.find(({ items }) => items.some(({ vegetarian }) => vegetarian))
    const suiting = course?.items.filter(({ vegetarian }) => vegetarian) ?? []
    expect(suiting.length).toBeLessThan(course?.items.length ?? 0)
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(
      suiting.map(({ name }) => name),
    )
    const diets = page.getByRole('button', { name: dishWords.diet })
    await page.getByRole('button', { name: frame.dismiss }).click()
    await missOnce(page, 'diet-panel', () => diets.click())
    await expect(diets).toHaveAttribute('aria-expanded', 'false')
    await diets.click()
    await expect(diets).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('checkbox', { name: tagNames.vegetarian })).toBeChecked()
    await expect(page.getByText(like(dietWords.found(0, 0)))).toBeVisible()
    await expect(page).toHaveURL(/\?diet=vegetarian$/)
  })

  test('a page whose pictures do not come is no wider than a small phone', async ({
    page,
    open,
  }) => {
    await page.route('**/pictures/**', (route) => route.abort('internetdisconnected'))
    await page.setViewportSize({ width: 320, height: 640 })
    await open(`${furtherLanguages.at(-1)?.path ?? ''}/about`)
    for (const picture of await page.getByRole('main').locator('li img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('on the way back no field shows what does not count', async ({ page, open }) => {
  /** The browser reloads the page and puts back what its fields held, which it does not on Playwright's reload. */
  async function comeBack() {
    await page.goto('/privacy-policy')
    await page.goBack()
    await hydrated(page)
  }

  await open('/contact')
  await page.getByLabel(contactForms.message.message).fill('Is there a lift?')
  await page.getByRole('tab', { name: contactForms.reservation.title }).click()
  await page.getByLabel(common.dates.checkIn).fill('2028-02-28')
  await page.getByRole('radio', { name: contactForms.reservation.kinds.table }).check()
  await page.getByLabel(like(`${contactForms.table.date}…`)).fill('2031-12-29')
  await page.getByLabel(contactForms.table.time).fill('20:00')
  await page.getByLabel(contactForms.table.restaurant).selectOption({ index: 1 })
  await comeBack()
  await expect(page.getByLabel(contactForms.message.message)).toHaveValue('Is there a lift?') // a field of the browser's alone
  await page.getByRole('tab', { name: contactForms.reservation.title }).click()
  await expect(page.getByRole('radio', { name: contactForms.reservation.kinds.room })).toBeChecked()
  await expect(page.getByLabel(common.dates.checkIn)).toBeEnabled()
  await expect(page.getByLabel(common.dates.checkIn)).toHaveValue('')
  await page.getByRole('radio', { name: contactForms.reservation.kinds.table }).check()
  await expect(page.getByLabel(contactForms.table.time)).toHaveValue('')
  await expect(page.getByLabel(contactForms.table.restaurant)).toHaveValue(
    `${formOptions.restaurants[0]?.value}`,
  )

  await open('/reservations')
  await page
    .locator('label')
    .filter({ has: typeCard(page, room) })
    .click()
  await expect(typeCard(page, room)).toBeChecked()
  await page.getByLabel(reservations.dates.adults).selectOption('3')
  await expect(page).toHaveURL(/adults=3/)
  await comeBack()
  // The stay is in the address, so it counts again.
  await expect(
    page.getByText(
      reservations.stillNeeded([reservations.needed.checkIn, reservations.needed.checkOut]),
    ),
  ).toBeVisible()
  await expect(typeCard(page, room)).toBeChecked()
  await expect(page.getByLabel(reservations.dates.adults)).toHaveValue('3')
})

test.describe('A page that cannot be shown', () => {
  const FAULT = 'the kettle is cold'
  test.use({ expectedMessage: new RegExp(FAULT) })

  /** Puts a screen that fails as it is shown in place of About. */
  const spoilAbout = (page: Page) =>
    page.route(`**${codeOf('about')}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default function About() { throw new Error('${FAULT}') }`,
      }),
    )

  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('it says so kindly, between header and footer, is logged once, and can be tried again', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes(FAULT)) logged.push(message.text())
    })
    const expectKind = async (viewport: typeof PHONE) => {
      await expect(heading(page)).toHaveText(errorPage.title)
      await expect(heading(page)).toBeFocused()
      await expect(page).toHaveTitle(pageTitle(errorPage.title))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(header(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
      await expect(page.locator('body')).not.toContainText(FAULT)
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      expect(logged.splice(0)).toHaveLength(1)
      await page.setViewportSize(DESKTOP)
    }
    await spoilAbout(page)
    await test.step('reached by its address', async () => {
      await page.goto('/about')
      await expectKind(PHONE)
      await header(page).getByRole('link', { name: linkNames.contact.title }).click()
      await expect(page).toHaveTitle(pageTitle(linkNames.contact.title))
    })
    await test.step('reached by a link', async () => {
      await header(page).getByRole('link', { name: linkNames.about.title }).click()
      await expectKind(DESKTOP)
    })
    const loads = watchLoads(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: errorPage.retry })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: errorPage.home })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await hydrated(page)
    expect(loads).toEqual(['/'])

    await header(page).getByRole('link', { name: linkNames.about.title }).click()
    await expect(heading(page)).toBeFocused()
    await page.unroute(`**${codeOf('about')}`)
    await page.getByRole('button', { name: errorPage.retry }).click()
    await expect(page).toHaveTitle(pageTitle(about.hero.title))
    await expect(page).toHaveURL(/\/about$/)
    expect(loads).toEqual(['/', '/about'])
  })
})
