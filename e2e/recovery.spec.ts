import type { Page } from '@playwright/test'
import { formOptions } from '#app/content/contact.ts'
import { languages } from '#app/content/languages.js'
import { formatDay } from '#language'
import { codeOf } from './built-pages.ts'
import { dish, furtherLanguages, inEachLanguage } from './examples.ts'
import { chooseDay } from './reservation-form.ts'
import {
  DESKTOP,
  expect,
  expectAccessibleAtBothWidths,
  holdBack,
  hydrated,
  test,
  watchLoads,
} from './test.ts'
import { about, cart, common, contactForms, errorPage, linkNames, pageTitle } from './words.ts'

const translations = await inEachLanguage<typeof import('#words/frame.ts')>('frame')
const NOT_FETCHED = new RegExp(translations.map(({ words }) => words.notFetched.title).join('|'))

/*
 * A file that a page needs later does not come. There is no offline worker here: it would have the file.
 */

const FAULT = 'the kettle is cold'
// What the browser and the router log when a file does not come, and what a page throws here.
test.use({
  expectedMessage: new RegExp(
    `net::ERR_INTERNET_DISCONNECTED|^Error loading route module|^TypeError: Failed to fetch dynamically|${FAULT}`,
  ),
})

const header = (page: Page) => page.getByRole('banner')
const toast = (page: Page) => page.getByRole('status').getByText(NOT_FETCHED)

test('Calendar: a miss is said; the next press opens it', async ({ page, open, context }) => {
  await open('/reservations')
  const loads = watchLoads(page)
  await context.setOffline(true)
  const opener = page.getByRole('button', { name: common.dates.checkIn })
  await opener.click()
  await expect(toast(page)).toBeVisible()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await context.setOffline(false)
  // Some browsers remember the URL of a script that did not come.
  const again = page.waitForRequest(/\.js\?again=\d+$/)
  await opener.click()
  await again
  const part = page.getByRole('dialog', { name: common.dates.checkIn })
  await expect(part).toBeVisible()
  await expect(part).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(loads).toEqual([])
})

/** Fails the requests for a file until the toast has said so. */
async function missOnce(page: Page, name: string, act: () => Promise<void>) {
  const file = `**/assets/${name}-*.js*`
  await page.route(file, (route) => route.abort('internetdisconnected'))
  await act()
  await expect(toast(page)).toBeVisible()
  await page.unroute(file)
}

test('Calendar: after another page nobody is told that it failed', async ({ page, open }) => {
  const fail = await holdBack(page, '**/assets/calendar-popover-*.js', (route) =>
    route.abort('internetdisconnected'),
  )
  const failed = page.waitForEvent('requestfailed')
  await open('/reservations')
  await page.getByRole('button', { name: common.dates.checkIn }).click()
  await header(page).getByRole('link', { name: linkNames.about.title }).click()
  await expect(page).toHaveTitle(pageTitle(about.hero.title))
  fail()
  await failed
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(toast(page)).toHaveCount(0)
})

test('Shared cart: where it cannot be read it is not lost', async ({ page, open }) => {
  await missOnce(page, 'shared-cart-dialog', () => open(`/cart?table=0#basket=${dish.id}*2`))
  await expect(page).toHaveURL(new RegExp(`/cart#basket=${dish.id}\\*2$`))
  for (const { name, path } of furtherLanguages) {
    await missOnce(page, 'shared-cart-dialog', () =>
      header(page).getByRole('link', { name }).click(),
    )
    await expect(page).toHaveURL(new RegExp(`${path}/cart#basket=`))
    await header(page).getByRole('link', { name: languages[0].name }).click()
  }
  await expect(page.getByLabel(cart.quantity(dish.name))).toHaveValue('2')
  await expect(page).toHaveURL(/\/cart$/)
})

test('Forms: on the way back no field shows what does not count', async ({ page, open }) => {
  const { message, reservation, table } = contactForms
  const kind = (name: string) => page.getByRole('radio', { name })
  await open('/contact')
  await page.getByLabel(message.message).fill('Is there a lift?')
  await page.getByRole('tab', { name: reservation.title }).click()
  await chooseDay(page, common.dates.checkIn, '2026-12-28')
  await page.keyboard.press('Escape')
  await kind(reservation.kinds.table).check()
  await page.getByLabel(new RegExp(`^${table.time}`)).fill('20:00')
  await page.getByLabel(table.restaurant).selectOption({ index: 1 })
  // The browser loads the page again and restores its fields, which it does not do on Playwright's reload.
  await page.goto('/privacy-policy')
  await page.goBack()
  await hydrated(page)
  await expect(page.getByLabel(message.message)).toHaveValue('Is there a lift?') // an uncontrolled field
  await page.getByRole('tab', { name: reservation.title }).click()
  await expect(kind(reservation.kinds.room)).toBeChecked()
  await expect(page.getByLabel(common.dates.checkIn)).toContainText(formatDay('2026-12-28'))
  await kind(reservation.kinds.table).check()
  await expect(page.getByLabel(new RegExp(`^${table.time}`))).toHaveValue('')
  await expect(page.getByLabel(table.restaurant)).toHaveValue(
    `${formOptions.restaurants[0]?.value}`,
  )
})

/** Replaces About with a screen that throws while it renders. */
const spoilAbout = (page: Page) =>
  page.route(`**${codeOf('about')}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function About() { throw new Error('${FAULT}') }`,
    }),
  )

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('Error page: it says so, is logged once, and can be tried again', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes(FAULT)) logged.push(message.text())
  })
  const link = (name: string) => header(page).getByRole('link', { name })
  const expectErrorPage = async () => {
    await expect(heading(page)).toHaveText(errorPage.title)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(pageTitle(errorPage.title))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(header(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).not.toContainText(FAULT)
    expect(logged.splice(0)).toHaveLength(1)
  }
  await spoilAbout(page)
  await page.goto('/about')
  await expectErrorPage()
  await expectAccessibleAtBothWidths(page)
  await page.setViewportSize(DESKTOP)
  await link(linkNames.contact.title).click()
  await expect(page).toHaveTitle(pageTitle(linkNames.contact.title))
  await link(linkNames.about.title).click()
  await expectErrorPage()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: errorPage.retry })).toBeFocused()
  const loads = watchLoads(page)
  await page.getByRole('link', { name: errorPage.home }).click()
  await expect(page).toHaveURL(/\/$/)
  await hydrated(page)
  await link(linkNames.about.title).click()
  await expect(heading(page)).toBeFocused()
  await page.unroute(`**${codeOf('about')}`)
  await page.getByRole('button', { name: errorPage.retry }).click()
  await expect(page).toHaveTitle(pageTitle(about.hero.title))
  await expect.poll(() => loads, 'the code that failed is forgotten').toEqual(['/', '/about'])
})
