import { readFileSync } from 'node:fs'
import { createServer as createHost } from 'node:http'
import type { Page } from '@playwright/test'
import { kitchenLanguage, languagePathOf, languages } from '#app/content/languages.js'
import { isOfflineOn } from '../scripts/build/environment.mjs'
import { writeWorker } from '../scripts/build/precache.mjs'
import { createServer } from '../scripts/serve.mjs'
import { builtPages, CLIENT, transferSize } from './built-pages.ts'
import { allergen, furtherLanguages, inEachLanguage, room } from './examples.ts'
import { expect, hydrated, test } from './test.ts'
import {
  common,
  dietWords,
  linkNames,
  pageTitle,
  roomPage,
  roomsPage,
  searchEntryWords,
  searchWords,
} from './words.ts'

const dishes = await inEachLanguage<typeof import('#words/dish.ts')>('dish')
/** The allergen, in the kitchen's language. */
const unwanted = `${dishes.find(({ lang }) => lang === kitchenLanguage)?.words.allergenNames[allergen]}`

const MOST_BYTES_AHEAD = 1_000_000
/** A worker fetches a hundred files before it is there. */
const SLOWLY = { timeout: 30_000 }

/** What the browser logs when a file, or a picture not seen before, cannot be had. */
const OFFLINE = /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)$/

/** Opens a page and waits until the worker controls it. */
async function visit(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The paths in all caches. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
  })

/** Empties the browser's own cache, so that only what the worker keeps can answer. */
async function forgetHttp(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

test.skip(!isOfflineOn(), 'built with OFFLINE=off')
test.use({ savesData: false, serviceWorkers: 'allow', expectedMessage: OFFLINE })

/** The pages of a language: those of the main one lie beside the folders of the others. */
const pagesOf = (languagePath: string) =>
  builtPages.filter(
    ({ file, path }) => file.endsWith('index.html') && languagePathOf(path) === languagePath,
  )

/** The URLs of a language's pages, and the scripts, styles and fonts that they name. */
const neededFor = (languagePath: string) =>
  pagesOf(languagePath).flatMap(({ path, html }) => [
    path,
    ...Array.from(html.match(/assets\/[\w.-]+/g) ?? [], (file) => `/${file}`),
  ])

test('Offline: after one visit the open page goes on, and every page of the language is there', {
  tag: '@journey',
}, async ({ page, context }) => {
  await visit(page)
  await test.step('every page, script, style and font is kept: at most 1 MB, counting Brotli where the host has it', async () => {
    const kept = await keptBy(page)
    expect(pagesOf('').length).toBeGreaterThan(10)
    expect(kept).toEqual(expect.arrayContaining(neededFor('')))
    const sizes = kept
      .filter((path) => !path.startsWith('/pictures/'))
      .map((path) => transferSize(/\.\w+$/.test(path) ? path : `${path}/index.html`))
    expect(sizes.length).toBeGreaterThan(100)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES_AHEAD)
  })
  await test.step('of the pictures that were seen, the latest 120 are kept', async () => {
    const pictures = page.getByRole('main').getByRole('img')
    await pictures.first().evaluate(async (shown: HTMLImageElement) => {
      for (let number = 1; number <= 125; number += 1) {
        const image = new Image()
        image.src = `${shown.currentSrc}?${number}`
        await image.decode()
      }
    })
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('pictures')).keys()).map(({ url }) => Number(url.split('?')[1])),
      )
    await expect.poll(kept).toEqual(Array.from({ length: 120 }, (_, index) => index + 6))
  })
  await test.step('a picture that was seen shows', async () => {
    await page.goto('/dining')
    const picture = page.getByRole('main').getByRole('img').first()
    const drawn = () =>
      picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))
    const path = new URL(await drawn()).pathname
    await expect.poll(() => keptBy(page)).toContain(path)
    await forgetHttp(page)
    await context.setOffline(true)
    await page.reload()
    expect(await drawn()).toContain(path)
  })
  await test.step('links, search and calendar work', async () => {
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(searchWords.placeholder).fill(searchEntryWords.reservations.title)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: common.dates.checkIn }).click()
    await expect(page.getByRole('dialog', { name: common.dates.checkIn })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: linkNames.blog.title }).click()
    await expect(page).toHaveTitle(pageTitle(linkNames.blog.title))
  })
  await test.step('an unknown URL gets its not-found page and status 404', async () => {
    for (const [path, status, words] of [
      [`/rooms?room=${room.id}`, 200, roomsPage.back],
      ['/rooms/houseboat', 404, roomPage.notFound.title],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(status)
      await hydrated(page)
      await expect(page.getByText(words).first()).toBeVisible()
    }
  })
  await test.step('a guest can show the kitchen what they do not eat', async () => {
    await page.goto(`/dining?without=${allergen}`)
    await page.getByRole('button', { name: dietWords.kitchen }).click()
    await expect(page.getByRole('dialog').getByText(unwanted)).toBeVisible()
  })
})

for (const { path: languagePath, name } of furtherLanguages)
  test(`Offline: ${languagePath} goes on by itself, and opens from a page of the main language`, async ({
    page,
    context,
  }) => {
    await visit(page, languagePath)
    const kept = await keptBy(page)
    expect(kept).toEqual(expect.arrayContaining(neededFor(languagePath)))
    expect(kept).not.toContain('/rooms')
    await visit(page, '/rooms')
    await forgetHttp(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${languagePath}/rooms$`))
    await hydrated(page)
  })

test.describe('On a host of its own', () => {
  const asked: string[] = []
  /** What the host answers in place of its files. */
  const published = new Map<string, string>()
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    baseURL: async ({}, use) => {
      const site = createServer({ root: CLIENT })
      const host = createHost((request, response) => {
        const path = `${request.url}`
        const body = published.get(path)
        asked.push(path)
        if (body === undefined) site.emit('request', request, response)
        else {
          const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
          response.setHeader('Content-Type', type).end(body)
        }
      }).listen(0)
      await use(`http://localhost:${Object(host.address()).port}`)
      host.close()
      host.closeAllConnections()
    },
  })

  test('Release: seen at the next load', async ({ page, context }, { outputDir }) => {
    await visit(page, '/dining')
    await test.step('no file was asked for twice: by the page, ahead of a press or by the worker', () => {
      const assets = asked.filter((path) => path.startsWith('/assets/'))
      expect(assets.length).toBeGreaterThan(60)
      expect(assets.filter((path, i) => assets.indexOf(path) !== i)).toEqual([])
    })
    const other = await context.newPage()
    await test.step('a visitor online sees it at the next load', async () => {
      published.set('/rooms', '<h1>A new release</h1>')
      await other.goto('/rooms')
      await expect(other.getByText('A new release')).toBeVisible()
    })
    await test.step('the kept page shows while the host fails', async () => {
      await context.route('**/dining', (route) => route.fulfill({ status: 503 }))
      await other.goto('/dining')
      await expect(other).toHaveTitle(pageTitle(linkNames.dining.title))
    })
    await test.step('the kept page shows if the host does not answer for 3 s', async () => {
      await context.route('**/rooms', () => {}) // never answered
      const start = performance.now()
      await other.goto('/rooms', { waitUntil: 'commit' })
      expect(performance.now() - start).toBeGreaterThanOrEqual(3000)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(roomsPage.hero.title)
    })
    const { worker } = languages[0]
    /** Again and again, for a look that the browser has already begun takes the place of this one. */
    const update = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update().catch(() => {}) // it is gone
        return registration?.waiting != null
      })
    await test.step('an open page keeps its files: the next worker waits', async () => {
      published.set(worker, `${readFileSync(CLIENT + worker, 'utf8')}// another release`)
      await expect.poll(update, SLOWLY).toBe(true)
    })
    await test.step('OFFLINE=off deletes the worker and all that it kept', async () => {
      await writeWorker(outputDir, { offline: false })
      published.set(worker, readFileSync(outputDir + worker, 'utf8'))
      await expect.poll(() => update().then(() => keptBy(page)), SLOWLY).toEqual([])
    })
  })
})
