import type { Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs'
import { codeOf, test as releases, WORDS } from './release.ts'
import { expect, expectAccessible, hydrated, PHONE, test } from './test.ts'

/*
 * What happens when a file that a page needs later does not come, in a browser that keeps nothing for
 * visitors without a connection. With the offline worker it nearly always comes: see offline.spec.ts.
 */

// The headless shell is of an older version, which never fetches again what it once could not import.
const executablePath = findChromium()
const launchOptions = { args: chromiumArgs, ...(executablePath && { executablePath }) }
test.use({ launchOptions })
releases.use({ launchOptions })

const NOT_FETCHED = 'That could not be opened'

/** What the browser and the router write into the console when a file does not come. */
const UNFETCHED =
  /net::ERR_INTERNET_DISCONNECTED|^Error loading route module|^TypeError: Failed to fetch dynamically/

const header = (page: Page) => page.getByRole('banner')
const toast = (page: Page) => page.getByRole('status').getByText(NOT_FETCHED)

/** Counts how often the browser loads a page, and marks this one to tell whether it is still the same. */
async function watchLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  return { loads, isSame: () => page.evaluate(() => Reflect.has(window, 'isSame')) }
}

releases.describe('a new release while a page is open', () => {
  releases.use({ expectedMessage: UNFETCHED })

  releases(
    'a link to a screen whose code is gone leads there, by one load',
    async ({ page, open, host }) => {
      await open('/rooms')
      await host.publish('second')
      const { loads } = await watchLoads(page)
      await header(page).getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveTitle('Our Story | The Surma, Sylhet')
      await expect(page.getByText(WORDS.second)).toBeVisible()
      await hydrated(page)
      await page.waitForTimeout(500)
      expect(loads).toEqual(['/about'])
      await expect(page).toHaveURL(/\/about$/)
    },
  )

  releases(
    'a pointer that passes over such a link changes nothing',
    async ({ page, open, host }) => {
      await open('/rooms')
      await host.publish('second')
      const { loads, isSame } = await watchLoads(page)
      const failed = page.waitForResponse((response) => response.status() === 404)
      await header(page).getByRole('link', { name: 'About' }).hover()
      await failed
      await page.waitForTimeout(300)
      expect(loads).toEqual([])
      expect(await isSame()).toBe(true)
    },
  )

  releases(
    'a layer whose code is gone loads the page anew, once, at the same address',
    async ({ page, open, host }) => {
      await open('/reservations?room=suite#main')
      await host.publish('second')
      const { loads } = await watchLoads(page)
      await page.getByRole('button', { name: 'Check-in date' }).click()
      await expect(page.getByText(WORDS.second)).toBeAttached()
      await hydrated(page)
      await page.waitForTimeout(500)
      expect(loads).toEqual(['/reservations'])
      await expect(page).toHaveURL(/\/reservations\?room=suite#main$/)
      await page.getByRole('button', { name: 'Check-in date' }).click()
      await expect(page.getByRole('dialog', { name: 'Check-in date' })).toBeVisible()
    },
  )

  releases('Back to a page whose code is gone shows that page', async ({ page, open, host }) => {
    await open('/about#main')
    await header(page).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveTitle('Contact | The Surma, Sylhet')
    await page.reload()
    await hydrated(page)
    await host.publish('second')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await page.goBack()
    await expect(page).toHaveTitle('Our Story | The Surma, Sylhet')
    await expect(page).toHaveURL(/\/about#main$/)
  })
})

test.describe('a release that is not whole', () => {
  test.use({ expectedMessage: UNFETCHED })

  test('a screen whose code never comes is read as it was written, after one load', async ({
    page,
    open,
  }) => {
    let refuse = () => {}
    const asked = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route(`**${codeOf('about')}`, async (route) => {
      await asked
      await route.fulfill({ status: 404 })
    })
    await open('/rooms')
    const { loads } = await watchLoads(page)
    const link = header(page).getByRole('link', { name: 'About' })
    await link.hover() // asks for the code ahead, so that it fails twice over
    await page.waitForTimeout(200)
    await link.click()
    refuse()
    await expect(page).toHaveTitle('Our Story | The Surma, Sylhet')
    await page.waitForTimeout(1000)
    expect(loads).toEqual(['/about'])
  })

  test('the Not-found page does not load itself again and again', async ({ page }) => {
    await page.route(`**${codeOf('routes/not-found')}`, (route) => route.fulfill({ status: 404 }))
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await page.goto('/no-such-page')
    await page.waitForTimeout(1000)
    expect(loads).toHaveLength(1)
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({ expectedMessage: UNFETCHED })

  test('a link to a screen that was not fetched keeps the page and says so; the next try opens it', async ({
    page,
    open,
    context,
  }) => {
    await open('/rooms')
    const email = page.getByPlaceholder('Your e-mail')
    await email.fill('ayesha@guest.example')
    const { loads, isSame } = await watchLoads(page)
    await context.setOffline(true)
    const link = header(page).getByRole('link', { name: 'About' })
    await link.click()
    await expect(toast(page)).toBeVisible()
    await expect(page).toHaveURL(/\/rooms$/)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await link.click()
    await expect(toast(page)).toBeVisible()
    expect(loads).toEqual([])
    expect(await isSame()).toBe(true)
    await expect(email).toHaveValue('ayesha@guest.example')

    await context.setOffline(false)
    await link.click()
    await expect(page).toHaveTitle('Our Story | The Surma, Sylhet')
    expect(loads).toEqual(['/about'])
  })

  test('a pointer that passes over a link changes nothing', async ({ page, open, context }) => {
    await open('/rooms')
    const { loads, isSame } = await watchLoads(page)
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await header(page).getByRole('link', { name: 'About' }).hover()
    await failed
    await page.waitForTimeout(300)
    expect(loads).toEqual([])
    expect(await isSame()).toBe(true)
    await expect(toast(page)).toHaveCount(0)
  })

  for (const { what, path, button, opens } of [
    { what: 'the search', path: '/rooms', button: 'Search', opens: 'Search' },
    { what: 'the chat', path: '/rooms', button: 'Open chat', opens: 'Chat: ' },
    {
      what: 'the calendar',
      path: '/reservations',
      button: 'Check-in date',
      opens: 'Check-in date',
    },
  ])
    test(`${what} says so, and opens in its own style at the next try`, async ({
      page,
      open,
      context,
    }) => {
      await open(path)
      const { isSame } = await watchLoads(page)
      await context.setOffline(true)
      const opener = page.getByRole('button', { name: button }).first()
      await opener.click()
      await expect(toast(page)).toBeVisible()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await context.setOffline(false)
      await opener.click()
      const layer = page.getByRole('dialog', { name: opens })
      await expect(layer).toBeVisible()
      await expect(layer).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      expect(await isSame()).toBe(true)
    })

  test('the checkout says so and keeps the cart; the next try opens it', async ({
    page,
    open,
    context,
  }) => {
    await open('/online-order')
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    const checkout = page.getByRole('button', { name: 'Proceed to Checkout' })
    await expect(checkout).toBeVisible()
    await context.setOffline(true)
    await checkout.click()
    await expect(toast(page)).toBeVisible()
    await context.setOffline(false)
    await checkout.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a picture that cannot be enlarged stays where it is, and opens at the next try', async ({
    page,
    open,
    context,
  }) => {
    await open('/gallery')
    await context.setOffline(true)
    const picture = page.getByRole('link', { name: 'The gate at dusk' })
    await picture.click()
    await expect(toast(page)).toBeVisible()
    await expect(page).toHaveURL(/\/gallery$/)
    await context.setOffline(false)
    await picture.click()
    await expect(page.getByRole('dialog', { name: 'Illustrations' })).toBeVisible()
  })

  test('a post whose article does not come says so, and appears once the connection is back', async ({
    page,
    open,
    context,
  }) => {
    await open('/blog')
    await header(page).getByRole('link', { name: 'Rooms' }).hover()
    const post = page.getByRole('link', { name: 'Read More: Winter mornings are for pitha' })
    const screen = page.waitForResponse((response) =>
      response.url().endsWith(codeOf('routes/post/route')),
    )
    await post.hover() // its screen comes ahead, its article does not
    await (await screen).finished()
    await context.setOffline(true)
    await post.click()
    await expect(toast(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    await context.setOffline(false)
    await expect(page.getByText('asked twice to get up early')).toBeVisible()
  })
})

test.describe('a page that cannot be shown', () => {
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

  for (const reach of ['by a link', 'by its address'] as const)
    test(`reached ${reach} it says so kindly, between header and footer, and is logged once`, async ({
      page,
      open,
    }) => {
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text())
      })
      await spoilAbout(page)
      if (reach === 'by a link') {
        await open('/rooms')
        await header(page).getByRole('link', { name: 'About' }).click()
      } else await page.goto('/about')

      await expect(heading(page)).toHaveText('Something went wrong')
      await expect(heading(page)).toBeFocused()
      await expect(page).toHaveTitle('Something went wrong | The Surma, Sylhet')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(header(page)).toBeVisible()
      await expect(page.locator('body')).not.toContainText(FAULT)
      expect(logged.filter((text) => text.includes(FAULT))).toHaveLength(1)
      await header(page).getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveTitle('Contact | The Surma, Sylhet')
    })

  test("'Try again' loads the same address anew, 'Return to Home' loads Home", async ({
    page,
    open,
  }) => {
    await spoilAbout(page)
    await open('/rooms')
    await header(page).getByRole('link', { name: 'About' }).click()
    await expect(heading(page)).toBeFocused()
    const { loads } = await watchLoads(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await hydrated(page)
    expect(loads).toEqual(['/'])

    await header(page).getByRole('link', { name: 'About' }).click()
    await expect(heading(page)).toBeFocused()
    await page.unroute(`**${codeOf('about')}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveTitle('Our Story | The Surma, Sylhet')
    await expect(page).toHaveURL(/\/about$/)
    expect(loads).toEqual(['/', '/about'])
  })

  for (const viewport of [{ width: 1440, height: 900 }, PHONE])
    test(`it meets WCAG 2.2 AA at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await spoilAbout(page)
      await page.goto('/about')
      await expect(heading(page)).toBeFocused()
      await expectAccessible(page)
    })
})
