import type { BrowserContext, Page, Request } from '@playwright/test'
import { languagePathOf, languages } from '#app/content/languages.js'
import { isOfflineOn } from '../scripts/build/environment.mjs'
import { expect, hydrated } from './test.ts'

/** Numbers from 0 to below 1 that look like chance and are the same for the same seed (mulberry32). */
function seededChance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

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
const ADDRESSES = [
  ...['/', '/rooms', '/rooms?room=deluxe', '/rooms/suite', '/rooms/%00', '/rooms/houseboat'],
  ...['/online-order', '/cart', '/gallery?category=x', '/blog/winter-pitha', '/blog/none'],
  ...['/nowhere', '/reservations?room=family', '/contact#x', '/dining', '/terms#cancellation'],
]
const PRESSABLE = ':is(a[href^="/"], a[href^="#"], button, summary, label)'
/** The header is in every view: most presses go elsewhere. */
const TO_PRESS = [PRESSABLE, `${PRESSABLE}:not(header *)`, `${PRESSABLE}:not(header *)`]

/** How often each kind of step is taken: one with 2, twice as often as one with 1. */
const KINDS = Object.entries({
  ...{ click: 12, press: 6, type: 4, scroll: 2, back: 2, forward: 2, reload: 2 },
  ...{ duplicate: 2, language: 2, open: 1, resize: 1, network: Number(isOfflineOn()), wait: 1 },
}).flatMap(([kind, times]) => Array<string>(times).fill(kind))

/**
 * Clicks, types, presses keys, goes back and forward, reloads, duplicates the tab, changes to the other
 * language, turns the phone, loses the network and finds it again, at random. After every step the page must be usable.
 *
 * The same seed gives the same walk: each choice comes from the seed and from a page at rest, whose
 * clock moves only from step to step.
 *
 * @returns what was done, in order, and where it led
 */
export async function walk(
  page: Page,
  { seed, count, languagePath }: { seed: number; count: number; languagePath: string },
) {
  const steps: string[] = []
  const cart = new CartMemory()
  const rest = restOf(page.context())
  await page.clock.install({ time: new Date('2027-06-10T05:00:00Z') })
  for (const { path, worker } of languages) {
    await page.goto(path || '/')
    await hydrated(page)
    if (!isOfflineOn()) continue
    await page.waitForFunction(
      (file) => navigator.serviceWorker.controller?.scriptURL.endsWith(file),
      worker,
    )
  }
  await page.goto(languagePath || '/')
  await hydrated(page)
  await page.clock.pauseAt(new Date('2027-06-10T06:00:00Z'))
  await rest(page)

  while (steps.length < count) {
    const chance = seededChance(seed * 1_000_003 + steps.length)
    const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
    const taken = await take(page, pick, cart)
    page = taken.page ?? page
    await rest(page)
    const { pathname, search, hash } = new URL(page.url())
    steps.push(`${taken.step} -> ${pathname}${search}${hash}`)
    await expectUsable(page, steps)
    await cart.check(page, steps)
  }
  await page.context().setOffline(false)
  return steps
}

/** Takes one step and says which, and in which page it goes on where that is another one. */
async function take(
  page: Page,
  pick: <T>(from: readonly T[]) => T,
  cart: CartMemory,
): Promise<{ step: string; page?: Page }> {
  const kind = pick(KINDS)
  const step = (step = kind) => ({ step })
  const languagePath = languagePathOf(new URL(page.url()).pathname)
  switch (kind) {
    case 'click': {
      const target = pick(await inView(page, pick(TO_PRESS)))
      if (!target) return step('nothing to click')
      cart.note(target.name)
      await page.mouse.click(target.x, target.y)
      return step(`click ${target.name}`)
    }
    case 'type': {
      const fields = page.locator('input, textarea').filter({ visible: true })
      const words = pick(WORDS)
      const field = pick(await fields.all())
      if (!field) return step('nothing to type into')
      await field.focus()
      const name = await focused(page)
      cart.note(name)
      await page.keyboard.insertText(words)
      return step(`type ${JSON.stringify(words.slice(0, 30))} into ${name}`)
    }
    case 'press': {
      const key = pick(KEYS)
      cart.note(await focused(page))
      await page.keyboard.press(key)
      return step(`press ${key}`)
    }
    case 'back': {
      const isWithinSite = await page.evaluate(() => Reflect.get(window, 'navigation').canGoBack)
      if (isWithinSite) await page.goBack({ waitUntil: 'commit' })
      return step()
    }
    case 'forward':
      await page.goForward({ waitUntil: 'commit' })
      return step()
    case 'reload':
      await page.reload({ waitUntil: 'commit' })
      return step()
    case 'duplicate':
      return { step: kind, page: await duplicate(page) }
    case 'language': {
      const links = page.locator('body > footer a[hreflang]') // by its place: a dialog may lie over it
      const address = await links.evaluateAll(([link]) => link?.getAttribute('href'))
      if (address) await page.goto(address, { waitUntil: 'commit' })
      return step()
    }
    case 'open': {
      const address = languagePath + pick(ADDRESSES)
      await page.goto(address, { waitUntil: 'commit' })
      return step(`open ${address}`)
    }
    case 'resize': {
      const size = { width: pick(WIDTHS), height: pick([900, 640, 320]) }
      await page.setViewportSize(size)
      return step(`resize to ${size.width} x ${size.height}`)
    }
    case 'scroll': {
      const by = pick([300, 2_000, -2_000])
      await page.mouse.wheel(0, by)
      return step(`scroll by ${by}`)
    }
    case 'network': {
      const offline = pick([true, false])
      await page.context().setOffline(offline)
      return step(offline ? 'go offline' : 'go online')
    }
    default:
      await page.clock.runFor(6_000) // until messages are gone and replies have come
      return step('wait')
  }
}

/** A tab with the same address and state in its history, loaded again. The first one is closed. */
async function duplicate(page: Page) {
  const copy = await page.context().newPage()
  await copy.setViewportSize(page.viewportSize() ?? { width: 0, height: 0 })
  await copy.goto(page.url(), { waitUntil: 'commit' })
  const state = await page.evaluate(() => history.state)
  await copy.evaluate((copied) => history.replaceState(copied, ''), state)
  await copy.reload({ waitUntil: 'commit' })
  await page.close()
  return copy
}

/** A function that waits until the page has loaded, nothing moves in it, and nothing is on its way to it. */
function restOf(context: BrowserContext) {
  const underWay = new Set<Request>()
  context.on('request', (request) => request.serviceWorker() || underWay.add(request))
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))

  const lookOnce = async (page: Page) => {
    await page.waitForLoadState('load')
    await letTimePassUntil(page, hydrated(page))
    return page.evaluate(() => {
      const finite = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      const rects = [...document.querySelectorAll('main, main *, dialog, [role=dialog] *')]
        .slice(0, 400)
        .map((one) => Math.round(one.getBoundingClientRect().top))
      return JSON.stringify([
        location.href,
        finite.some(({ playState }) => playState === 'running'),
        document.body.innerHTML.length,
        document.activeElement?.outerHTML.slice(0, 100),
        rects,
      ])
    })
  }

  /** The clock of the page stands still, and what React and the browser put off with it. */
  const letTimePassUntil = async (page: Page, ready: Promise<unknown>) => {
    let isReady = false
    const settled = ready.finally(() => {
      isReady = true
    })
    settled.catch(() => {})
    while (!isReady) await page.clock.runFor(20)
    await settled
  }

  return async (page: Page) => {
    let before = ''
    await expect(async () => {
      const now = await lookOnce(page)
      const isSame = now === before
      before = now
      expect([underWay.size, isSame, /^\["[^"]*",true/.test(now)]).toEqual([0, true, false])
    }, `the page comes to rest at ${page.url()}`).toPass({ timeout: 20_000, intervals: [60] })
  }
}

/** What of a kind can be seen and pressed, and where. */
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

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document
    const label = (active as HTMLInputElement | null)?.labels?.[0]?.textContent
    return (active?.getAttribute('aria-label') ?? label ?? active?.textContent ?? '').slice(0, 60)
  })

/** A heading and words in `main`, header and footer about it, no wider than the window. */
async function expectUsable(page: Page, steps: readonly string[]) {
  const state = await page.evaluate(() => ({
    hasWords: (document.querySelector('main')?.innerText.trim().length ?? 0) > 20,
    headings: document.querySelectorAll('main h1').length,
    frame: document.querySelectorAll('body > header, body > footer').length,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }))
  expect(state, `after ${lastOf(steps)}`).toEqual({
    hasWords: true,
    headings: 1,
    frame: 2,
    isTooWide: false,
  })
}

/** By their names, in both languages. */
const BUTTONS_OF_THE_CART =
  /cart|clear|order|remove|quantity|portion|fewer|more|undo|কার্ট|অর্ডার|সরান|পরিমাণ|কমান|বাড়ান|ফির/i

/** The cart is kept as long as the page is: its count changes by what is done to the cart and by nothing else. */
class CartMemory {
  #count: string | undefined
  #mayChange = true

  note(name: string) {
    this.#mayChange ||= BUTTONS_OF_THE_CART.test(name)
  }

  async check(page: Page, steps: readonly string[]) {
    const { isNew, count, path } = await page.evaluate(() => {
      const isNew = !Reflect.has(window, 'walked')
      Reflect.set(window, 'walked', true)
      const link = document.querySelector('main a[href$="/cart"]')?.textContent ?? ''
      return { isNew, count: /\(([\d০-৯]+)\)/.exec(link)?.[1], path: location.pathname }
    })
    if (isNew || path.endsWith('/cart')) this.#mayChange = true
    if (count === undefined) return
    if (!this.#mayChange) expect(count, `cart after ${lastOf(steps)}`).toBe(this.#count)
    this.#count = count
    this.#mayChange = false
  }
}

const lastOf = (steps: readonly string[]) => steps.slice(-12).join('\n')
