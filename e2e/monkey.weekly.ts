import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import fc from 'fast-check'
import { languagePathOf, languages } from '#app/content/languages.js'
import { isOfflineOn } from '../scripts/build/environment.mjs'
import { expect, hydrated, test } from './test.ts'

/*
 * Random steps through the site. After every step the page must be usable. The same seed gives the same walk: each choice
 * comes from the seed and from a page at rest, whose clock moves only from step to step.
 */

const COUNT = Number(process.env.MONKEY_STEPS ?? 3_000)
const SEED = Number(process.env.MONKEY_SEED)

const WIDTHS = [1440, 1024, 820, 600, 390, 320]
const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Control+k'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'Backspace'],
]
const WORDS = [
  ...['tea', 'guest@example.com', '7', '-3', '1e9', '   ', 'x'.repeat(2_000)],
  ...['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>'],
  ...['নদী \u202Eশেষ', '👩🏽‍🍳🏳️‍🌈', 'a\u0000b'],
]
const URLS = [
  ...['/', '/rooms', '/rooms?room=deluxe', '/rooms/suite', '/rooms/%00', '/rooms/houseboat'],
  ...['/online-order', '/cart', '/gallery?category=x', '/blog/winter-pitha', '/blog/none'],
  ...['/nowhere', '/reservations?room=family', '/contact#x', '/dining', '/terms#cancellation'],
]
const PRESSABLE = ':is(a[href^="/"], a[href^="#"], button, summary, label)'
/** The header is in every view: most presses go elsewhere. */
const TO_PRESS = [PRESSABLE, `${PRESSABLE}:not(header *)`, `${PRESSABLE}:not(header *)`]

type Pick = <T>(from: readonly T[]) => T
/** Takes a step of each kind. Returns what it picked, if that is a text. */
const STEPS: Record<string, (page: Page, pick: Pick) => Promise<unknown>> = {
  click: async (page, pick) => {
    const target = pick<Target | undefined>(await inView(page, pick(TO_PRESS)))
    if (target) await page.mouse.click(target.x, target.y)
    return target?.name
  },
  press: async (page, pick) => {
    const key = pick(KEYS)
    await page.keyboard.press(key)
    return key
  },
  type: async (page, pick) => {
    const fields = await page.locator('input, textarea').filter({ visible: true }).all()
    await pick<Locator | undefined>(fields)?.focus()
    const words = pick(WORDS)
    await page.keyboard.insertText(words)
    return JSON.stringify(words.slice(0, 30))
  },
  scroll: (page, pick) => page.mouse.wheel(0, pick([300, 2_000, -2_000])),
  back: async (page) => {
    const isWithinSite = await page.evaluate(() => Reflect.get(window, 'navigation').canGoBack)
    if (isWithinSite) await page.goBack({ waitUntil: 'commit' })
  },
  forward: (page) => page.goForward({ waitUntil: 'commit' }),
  reload: (page) => page.reload({ waitUntil: 'commit' }),
  /** In another tab, with the same URL and state in its history. */
  duplicate: async (page) => {
    const copy = await page.context().newPage()
    await copy.setViewportSize(page.viewportSize() ?? { width: 0, height: 0 })
    await copy.goto(page.url(), { waitUntil: 'commit' })
    const state = await page.evaluate(() => history.state)
    await copy.evaluate((copied) => history.replaceState(copied, ''), state)
    await copy.reload({ waitUntil: 'commit' })
    await page.close()
  },
  language: async (page) => {
    const links = page.locator('body > footer a[hreflang]') // by its place: a dialog may lie over it
    const url = await links.evaluateAll(([link]) => link?.getAttribute('href'))
    if (url) await page.goto(url, { waitUntil: 'commit' })
  },
  open: (page, pick) => {
    const languagePath = languagePathOf(new URL(page.url()).pathname)
    return page.goto(languagePath + pick(URLS), { waitUntil: 'commit' })
  },
  resize: async (page, pick) => {
    const size = { width: pick(WIDTHS), height: pick([900, 640, 320]) }
    await page.setViewportSize(size)
    return `${size.width} x ${size.height}`
  },
  network: async (page, pick) => {
    const offline = pick([true, false])
    await page.context().setOffline(offline)
    return offline ? 'off' : 'on'
  },
  wait: (page) => page.clock.runFor(6_000), // until messages are gone and replies have come
}
/** How often each kind is taken, in proportion. */
const KINDS = Object.entries({
  ...{ click: 12, press: 6, type: 4, scroll: 2, back: 2, forward: 2, reload: 2 },
  ...{ duplicate: 2, language: 2, open: 1, resize: 1, network: Number(isOfflineOn()), wait: 1 },
}).flatMap(([kind, times]) => Array<string>(times).fill(kind))

test.use({
  savesData: false,
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  // A phone that is turned at the wrong moment shows another file of a picture than was preloaded;
  // without a network the browser itself says what it could not fetch.
  expectedMessage: /was preloaded using link preload|net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
})

for (const { path: languagePath } of languages)
  test(`${COUNT} random steps from ${languagePath || '/'} break no page: MONKEY_SEED=${SEED}`, async ({
    page: first,
  }, testInfo) => {
    test.setTimeout(60_000 + COUNT * 2_000)
    let page = first
    const rest = restOf(page.context())
    await page.clock.install({ time: new Date('2027-06-10T05:00:00Z') })
    for (const { path, worker } of [...languages, { path: languagePath, worker: '' }]) {
      await page.goto(path || '/')
      await hydrated(page)
      if (isOfflineOn())
        await page.waitForFunction(
          (file) => navigator.serviceWorker.controller?.scriptURL.endsWith(file),
          worker,
        )
    }
    await page.clock.pauseAt(new Date('2027-06-10T06:00:00Z'))
    await rest(page)

    const steps: string[] = []
    while (steps.length < COUNT) {
      let choices = 0
      const pick: Pick = (from) => {
        const seed = SEED * 1_000_003 + steps.length * 10 + choices++
        const chosen = fc.noBias(fc.constantFrom(...(from.length > 0 ? from : [undefined])))
        return fc.sample(chosen, { seed, numRuns: 1 })[0] as (typeof from)[number]
      }
      const kind = pick(KINDS)
      const done = await STEPS[kind]?.(page, pick)
      if (page.isClosed()) page = first.context().pages().at(-1) ?? first
      await rest(page)
      const { pathname, search, hash } = new URL(page.url())
      steps.push(`${kind} ${typeof done === 'string' ? done : ''} -> ${pathname}${search}${hash}`)
      await expectUsable(page, `after ${steps.slice(-12).join('\n')}`)
    }
    await page.context().setOffline(false)
    await testInfo.attach('steps', { body: steps.join('\n') })
  })

/** Returns a function that waits until the page has loaded, nothing moves and no request is open. */
function restOf(context: BrowserContext) {
  const underWay = new Set<Request>()
  context.on('request', (request) => request.serviceWorker() || underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => underWay.delete(request))

  const look = () => {
    const isMoving = document
      .getAnimations()
      .some(
        ({ timeline, effect, playState }) =>
          timeline instanceof DocumentTimeline &&
          effect?.getTiming().iterations !== 1 / 0 &&
          playState === 'running',
      )
    const boxes = [...document.querySelectorAll('main, main *, dialog, [role=dialog] *')]
    const tops = boxes.slice(0, 400).map((one) => Math.round(one.getBoundingClientRect().top))
    const { activeElement, body } = document
    const focus = activeElement?.outerHTML.slice(0, 100)
    return [isMoving, location.href, body.innerHTML.length, focus, ...tops]
  }
  return async (page: Page) => {
    let before = ''
    await expect(async () => {
      await page.waitForLoadState('load')
      // The clock of the page stands still, and with it what React and the browser put off.
      while (!(await page.locator('html[data-hydrated]').count())) await page.clock.runFor(20)
      await page.clock.runFor(20)
      const [isMoving, ...seen] = await page.evaluate(look)
      const isSame = seen.join() === before
      before = seen.join()
      expect([underWay.size, isMoving, isSame]).toEqual([0, false, true])
    }, `the page comes to rest at ${page.url()}`).toPass({ timeout: 20_000, intervals: [60] })
  }
}

type Target = { x: number; y: number; name: string }

/** The visible elements that match, with a point to press. */
const inView = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const found = document.elementFromPoint(x, y)
      if (width < 2 || !(found && element.contains(found))) return []
      const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [{ x, y, name: `${element.tagName} ${label.trim().slice(0, 60)}` }]
    }),
  )

/** Expects words and one heading in `main`, a header and a footer, and no sideways scroll. */
async function expectUsable(page: Page, after: string) {
  const state = await page.evaluate(() => ({
    hasWords: (document.querySelector('main')?.innerText.trim().length ?? 0) > 20,
    headings: document.querySelectorAll('main h1').length,
    frame: document.querySelectorAll('body > header, body > footer').length,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }))
  expect(state, after).toEqual({ hasWords: true, headings: 1, frame: 2, isTooWide: false })
}
