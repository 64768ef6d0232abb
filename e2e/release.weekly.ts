import { about } from '#words/about.ts'
import { pageTitle } from '#words/hotel.ts'
import { linkNames } from '#words/navigation.ts'
import { isOfflineOn } from '../scripts/build/environment.mjs'
import { codeOf, test, WORDS } from './release.ts'
import { expect } from './test.ts'
import { forgetHttp, keptBy, OFFLINE, visit } from './worker.ts'

/** A worker fetches a hundred files before it is there. */
const SLOWLY = { timeout: 30_000 }

test.skip(!isOfflineOn(), 'built with OFFLINE=off')
test.use({ savesData: false, serviceWorkers: 'allow', expectedMessage: OFFLINE })

test('offline: one release follows another', async ({ page, host, context }) => {
  await visit(page, '/dining')
  await test.step('no script, style or font is asked for twice, by the page, ahead of a press or by the worker', async () => {
    const assets = host.asked.filter((path) => path.startsWith('/assets/'))
    expect(assets.length).toBeGreaterThan(80)
    expect(assets.filter((path, i) => assets.indexOf(path) !== i)).toEqual([])
  })

  await host.publish('second')
  const other = await context.newPage()
  await test.step('a visitor online sees a new release at once', async () => {
    await other.goto('/rooms')
    await expect(other.getByText(WORDS.second)).toBeAttached()
  })

  await test.step('the kept page shows if the host does not answer for 3 s', async () => {
    await context.route('**/rooms', () => {}) // never answered
    const start = performance.now()
    await other.goto('/rooms', { waitUntil: 'commit' })
    expect(performance.now() - start).toBeGreaterThanOrEqual(3000)
    await expect(other.getByText(WORDS.first)).toBeAttached()
    await other.close()
    await context.unroute('**/rooms')
  })

  await test.step('an open page keeps its files until it is closed', async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const isKept = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect.poll(isKept, SLOWLY).toBe(true)
    await forgetHttp(page)
    await page.getByRole('banner').getByRole('link', { name: linkNames.about.title }).click()
    await expect(page).toHaveTitle(pageTitle(about.hero.title))
    await expect(page.getByText(WORDS.first)).toBeAttached()

    // The browser changes workers some time after the last page has been closed, and only while none is open.
    await expect(async () => {
      await page.close()
      await new Promise((later) => setTimeout(later, 1000))
      page = await context.newPage()
      await page.goto('/rooms')
      expect(await keptBy(page)).not.toContain(codeOf('about'))
    }).toPass()
    await context.setOffline(true)
    await page.goto('/about')
    await expect(page.getByText(WORDS.second)).toBeAttached()
  })

  await test.step('a release with OFFLINE=off deletes the worker and all it kept', async () => {
    await context.setOffline(false)
    expect(await keptBy(page)).not.toEqual([])
    await host.publish('retired')
    await page.goto('/rooms')
    await expect.poll(() => keptBy(page), SLOWLY).toEqual([])
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(workers, SLOWLY).toBe(0)
  })
})
