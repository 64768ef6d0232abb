import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { codeOf, NEW_PAGE, test as releases, WORDS } from './release.ts'
import { expect, hydrated, test } from './test.ts'

/*
 * What a visitor without a connection gets, from the worker that keeps the site, and how one release of
 * the site gives way to the next. Without that worker: see recovery.spec.ts.
 */

test.use({ serviceWorkers: 'allow' })
releases.use({ serviceWorkers: 'allow' })

const CLIENT = 'build/client'

/** The browser's words for what cannot be had, and the router's for an address of broken escapes. */
const OFFLINE =
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$|^The URL path "\/%E0%A4%A" could not be decoded/

/** The first visit, until the site is kept and its worker answers this page too. */
async function visit(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const textOf = (html: string, tag: string) =>
  (html.match(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's'))?.[1] ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

const pages = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => {
    const html = readFileSync(`${CLIENT}/${file}`, 'utf8')
    const path = `/${file.replace(/\/?index\.html$/, '')}`
    return { path, title: textOf(html, 'title'), heading: textOf(html, 'h1') }
  })

/** An address of a picture of the build: `hero-rooms` at 2000 pixels. */
function fileOf(picture: string, width: number, format = 'avif') {
  const name = new RegExp(`^${picture}-${width}\\.\\w+\\.${format}$`)
  return `/pictures/${readdirSync(`${CLIENT}/pictures`).find((file) => name.test(file))}`
}

const sizeOf = (path: string) => statSync(`${CLIENT}${path}`).size

/** How many bytes a page gets when it asks for an address. */
const fetchedSize = (page: Page, path: string) =>
  page.evaluate(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength, path)

/** Addresses of pictures of the page that show nothing, each having been in view. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const broken: string[] = []
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      if (!image.checkVisibility()) continue
      image.loading = 'eager'
      await image.decode().catch(() => broken.push(image.currentSrc))
    }
    return broken
  })

const cached = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname)
    return paths
  })

/** Empties the browser's own cache, which may hold a file or not, so that only the worker's counts. */
async function forgetHttp(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

test.describe('after one visit, without a connection', () => {
  test.use({ expectedMessage: OFFLINE })

  test('every page and every alias opens, with its title and heading, and script takes it over', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    await visit(page)
    await context.setOffline(true)
    expect(pages.length).toBeGreaterThan(35)
    for (const { path, title, heading } of pages) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await hydrated(page)
      await expect(page).toHaveTitle(title)
      expect(await page.locator('h1').textContent()).toBe(heading)
    }
  })

  test('an alias, an address with an ending or a query, and a room chosen in it, open as with a connection', async ({
    page,
    context,
  }) => {
    const titles = new Map<string, string>()
    for (const [address, words] of [
      ['/about-us/', 'Our Story'],
      ['/rooms/deluxe/', 'Deluxe Room'],
      ['/?utm_source=letter', 'Luxury & Comfort'],
      ['/ro%6fms', 'Rooms & Suites'],
    ] as const) {
      await page.goto(address)
      titles.set(address, await page.title())
      expect(titles.get(address)).toContain(words)
    }
    await visit(page)
    await context.setOffline(true)
    for (const [address, title] of titles) {
      expect((await page.goto(address))?.status(), address).toBe(200)
      await hydrated(page)
      await expect(page).toHaveTitle(title)
    }
    await page.goto('/rooms?room=deluxe')
    await expect(page.getByText('Back to All Rooms')).toBeVisible()
  })

  test('an address that is not there says so with status 404, and leads on', async ({
    page,
    context,
  }) => {
    await visit(page)
    await context.setOffline(true)
    for (const [path, words] of [
      ['/rooms/houseboat', 'Room not found'],
      ['/rooms/houseboat/', 'Room not found'],
      ['/blog/houseboat', 'Post not found'],
      ['/houseboat', "The page you're looking for doesn't exist."],
      ['/rooms/deluxe/more', "The page you're looking for doesn't exist."],
      ['/%E0%A4%A', "The page you're looking for doesn't exist."],
    ] as const)
      await test.step(`${path}: ${words}`, async () => {
        expect((await page.goto(path))?.status()).toBe(404)
        await expect(page.getByText(words)).toBeVisible()
        await hydrated(page)
        await expect(page.getByText(words)).toBeVisible()
        await page.getByRole('main').getByRole('link').first().click()
        await expect(page.getByText(words)).toHaveCount(0)
      })
  })

  test('on the page of that visit links, search, calendar and articles work', async ({
    page,
    context,
  }) => {
    await visit(page, '/contact')
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search The Surma...').fill('reserv')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Experience Sylhet's Finest")
    await page.getByRole('button', { name: 'Check-in date' }).click()
    await expect(page.getByRole('dialog', { name: 'Check-in date' })).toBeVisible()
    await page.keyboard.press('Escape')
    const links = page.getByRole('banner').getByRole('link')
    for (const [link, title] of [
      ['Gallery', 'Gallery'],
      ['Blog', 'Blog'],
    ] as const) {
      await links.filter({ hasText: link }).click()
      await expect(page).toHaveTitle(`${title} | The Surma, Sylhet`)
    }
    await page.getByRole('link', { name: 'Read More: Winter mornings are for pitha' }).click()
    await expect(page.getByText('asked twice to get up early')).toBeVisible()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  })

  test('every picture of a page shows, seen before or not', async ({ page, context }) => {
    await visit(page)
    await context.setOffline(true)
    for (const path of ['/', '/gallery', '/dining', '/rooms/deluxe', '/online-order']) {
      await page.goto(path)
      await hydrated(page)
      expect(await brokenPictures(page), path).toEqual([])
    }
  })

  test('a picture comes at the size it was seen at, or else as wide as a card', async ({
    page,
    context,
  }) => {
    const [seen, notSeen] = [fileOf('hero-rooms', 2000), fileOf('hero-dining', 2000)]
    await visit(page)
    expect(await fetchedSize(page, seen)).toBe(sizeOf(seen))
    await expect.poll(() => cached(page)).toContain(seen)
    await forgetHttp(page)
    await context.setOffline(true)
    expect(await fetchedSize(page, seen)).toBe(sizeOf(seen))
    expect(await fetchedSize(page, notSeen)).toBe(sizeOf(fileOf('hero-dining-phone', 640)))
    expect((await page.goto(fileOf('hero-dining', 1200, 'jpg')))?.status()).toBe(200)
  })
})

test('no more than 120 pictures are kept besides those of card size, the latest', async ({
  page,
}) => {
  await visit(page)
  const all = readdirSync(`${CLIENT}/pictures`).filter((file) =>
    /-(1440|2000|1200|960)\./.test(file),
  )
  expect(all.length).toBeGreaterThan(150)
  await page.evaluate(async (files) => {
    for (const file of files) await (await fetch(`/pictures/${file}`)).arrayBuffer()
  }, all)
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('surma-pictures')).keys()).map(({ url }) => url),
    )
  await expect.poll(async () => (await kept()).length).toBe(120)
  expect((await kept()).at(-1)).toContain(all.at(-1))
})

test('the site is fetched ahead only once the page has all it needs', async ({ page }) => {
  let deliver = () => {}
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/pictures/hero-*', async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto('/rooms', { waitUntil: 'commit' })
  await hydrated(page)
  await page.waitForTimeout(500)
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  expect(await isRegistered()).toBe(false)
  deliver()
  await expect.poll(isRegistered).toBe(true)
})

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/rooms')
  await hydrated(page)
  await page.waitForLoadState('load')
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})

test('where the browser has no room to keep the site, it goes on as it is', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: String(baseURL),
    quotaSize: 200_000,
  })
  await page.goto('/rooms')
  await hydrated(page)
  await page.waitForTimeout(1500)
  expect((await cached(page)).length).toBeLessThan(pages.length)
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveTitle('Gallery | The Surma, Sylhet')
  expect(await brokenPictures(page)).toEqual([])
})

/** Has the browser look for a new release, as it does by itself at each visit, until it is in force. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const next = registration?.installing ?? registration?.waiting
    await new Promise<void>((inForce) => {
      const look = () => (!next || next.state === 'activated') && inForce()
      next?.addEventListener('statechange', look)
      look()
    })
  })

releases.describe('when a new release is published', () => {
  releases(
    'a page that is open goes on with its own release, the next visit brings the new one',
    async ({ page, host, context }) => {
      await visit(page)
      const oldCode = codeOf('about')
      expect(await cached(page)).toContain(oldCode)
      await host.publish('second')
      await update(page)
      expect(await cached(page)).toContain(oldCode.replace('.js', '2.js'))
      await forgetHttp(page)
      await page.evaluate(() => Reflect.set(window, 'isSame', true))

      await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveTitle('Our Story | The Surma, Sylhet')
      await expect(page.getByText(WORDS.first)).toBeAttached()
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
      expect(await page.evaluate(() => Reflect.has(window, 'isSame'))).toBe(true)

      const another = await context.newPage()
      await another.goto('/dining')
      await hydrated(another)
      await expect(another.getByText(WORDS.second)).toBeAttached()
      await page.keyboard.press('Escape')
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
      await expect(page).toHaveTitle('Blog | The Surma, Sylhet')

      await page.reload()
      await hydrated(page)
      await expect(page.getByText(WORDS.second)).toBeAttached()
    },
  )

  releases(
    'what the earlier release left goes once no page is open',
    async ({ page, host, context }) => {
      await visit(page)
      await host.publish('second')
      await update(page)
      expect(await cached(page)).toContain(codeOf('about').replace('.js', '2.js'))
      expect(await cached(page)).toContain(codeOf('about'))
      const before = (await cached(page)).length
      await page.close()
      const next = await context.newPage()
      await next.goto('/rooms')
      await expect.poll(() => cached(next)).not.toContain(codeOf('about'))
      expect((await cached(next)).length).toBeLessThan(before - 100)
      await context.setOffline(true)
      for (const path of ['/about', '/', '/blog/winter-pitha']) {
        expect((await next.goto(path))?.status()).toBe(200)
        await hydrated(next)
      }
    },
  )

  releases(
    'a page that only the new release has is found before that release is in force',
    async ({ page, host }) => {
      await visit(page)
      await host.publish('second')
      const response = await page.goto(`/${NEW_PAGE}`)
      expect(response?.status()).toBe(200)
      expect((await page.goto('/houseboat'))?.status()).toBe(404)
    },
  )

  releases(
    'a visitor who comes back without a connection has the release that is whole',
    async ({ page, host, context }) => {
      await visit(page)
      await host.publish('second')
      await context.setOffline(true)
      await page.goto('/about')
      await hydrated(page)
      await expect(page.getByText(WORDS.first)).toBeAttached()
    },
  )
})

releases(
  'a release without the worker takes away what was kept, and the worker; pages go on',
  async ({ page, host }) => {
    await visit(page)
    expect(await cached(page)).not.toEqual([])
    await host.publish('retired')
    await page.goto('/rooms')
    await hydrated(page)
    await update(page)
    await expect.poll(() => cached(page)).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveTitle('Gallery | The Surma, Sylhet')

    expect((await page.goto('/about'))?.fromServiceWorker()).toBe(false)
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    expect(await cached(page)).toEqual([])
  },
)
