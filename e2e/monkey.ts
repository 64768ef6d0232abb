import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './test.ts'

/** Numbers from 0 to below 1 that look like chance and are the same for the same seed (mulberry32). */
export function seededChance(seed: number) {
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
  'tea',
  'guest@example.com',
  '7',
  '-3',
  '1e9',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'নদী \u202Eশেষ',
  '👩🏽‍🍳🏳️‍🌈',
  'a\u0000b',
  'x'.repeat(2_000),
  '   ',
]
const ADDRESSES = [
  ...['/', '/rooms', '/rooms?room=deluxe', '/rooms/suite', '/rooms/%00', '/rooms/houseboat'],
  ...[
    '/online-order',
    '/cart',
    '/gallery?category=x',
    '/blog/winter-pitha',
    '/blog/none',
    '/nowhere',
  ],
  ...['/book-now?room=family', '/contact#x', '/dining', '/terms#cancellation'],
]

/**
 * A guest without a plan: clicks, types, presses keys, goes back and forward, turns the phone, loses
 * the network and finds it again. After every step the page must be one that can be used.
 *
 * @returns what was done, in order, to tell where a fault came from
 */
export async function walk(page: Page, { chance, until }: { chance: () => number; until: number }) {
  const steps: string[] = []
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
  const cart = new CartMemory(page)
  let slow = false
  await page.route('**/assets/*.js', (route) => delay(route, slow ? 400 : 0))

  const deeds: Record<string, () => Promise<string>> = {
    click: async () => {
      const target = await pickVisible(
        page.locator('a[href^="/"], a[href^="#"], button, summary, label'),
        pick,
      )
      if (!target) return 'nothing to click'
      const name = await nameOf(target)
      cart.note(name)
      await target.click({ timeout: 1_000, noWaitAfter: true }).catch(() => {}) // covered, or gone by now
      return `click ${name}`
    },
    type: async () => {
      const field = await pickVisible(page.locator('input, textarea'), pick)
      if (!field) return 'nothing to type into'
      const words = pick(WORDS)
      const name = await nameOf(field)
      cart.note(name)
      await field.focus({ timeout: 1_000 }).catch(() => {})
      await page.keyboard.insertText(words)
      return `type ${JSON.stringify(words.slice(0, 30))} into ${name}`
    },
    press: async () => {
      const key = pick(KEYS)
      cart.note(await nameOf(page.locator(':focus')))
      await page.keyboard.press(key)
      return `press ${key}`
    },
    back: async () => {
      await page.goBack({ waitUntil: 'commit', timeout: 5_000 }).catch(() => {})
      return 'back'
    },
    forward: async () => {
      await page.goForward({ waitUntil: 'commit', timeout: 5_000 }).catch(() => {})
      return 'forward'
    },
    open: async () => {
      const address = pick(ADDRESSES)
      await page.goto(address, { waitUntil: 'commit' })
      return `open ${address}`
    },
    resize: async () => {
      const width = pick(WIDTHS)
      await page.setViewportSize({ width, height: pick([900, 640, 320]) })
      return `resize to ${width}`
    },
    scroll: async () => {
      await page.mouse.wheel(0, pick([300, 2_000, -2_000]))
      return 'scroll'
    },
    network: async () => {
      const offline = chance() < 0.5
      await page.context().setOffline(offline)
      return offline ? 'go offline' : 'go online'
    },
    slowness: async () => {
      slow = chance() < 0.5
      return slow ? 'slow scripts' : 'quick scripts'
    },
  }
  const often: Record<string, number> = { click: 12, type: 4, press: 6, scroll: 2 }
  const drawer = Object.keys(deeds).flatMap(
    (deed) => Array(often[deed] ?? 1).fill(deed) as string[],
  )

  while (Date.now() < until) {
    steps.push((await deeds[pick(drawer)]?.()) ?? '')
    await expectUsable(page, steps)
    await cart.check(steps)
  }
  await page.context().setOffline(false)
  return steps
}

const delay = async (route: Route, milliseconds: number) => {
  if (milliseconds) await new Promise((done) => setTimeout(done, milliseconds))
  await route.fallback().catch(() => {}) // the page that asked may be gone
}

/** One of those in view, so that a step takes a moment and not a search through the page. */
async function pickVisible(locator: Locator, pick: <T>(from: readonly T[]) => T) {
  const shown = await locator
    .evaluateAll((elements) =>
      elements.flatMap((element, index) => {
        const { width, top, bottom } = element.getBoundingClientRect()
        const inView = width > 1 && bottom > 0 && top < innerHeight
        return inView && element.checkVisibility({ visibilityProperty: true }) ? [index] : []
      }),
    )
    .catch(() => []) // between two pages
  return shown.length > 0 ? locator.nth(pick(shown)) : undefined
}

const nameOf = (locator: Locator) =>
  locator
    .first()
    .evaluate(
      (element) =>
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(
          0,
          60,
        ),
      undefined,
      { timeout: 500 },
    )
    .catch(() => 'nothing')

/** A heading and words in `main`, header and footer about it, no wider than the window. */
async function expectUsable(page: Page, steps: readonly string[]) {
  const tell = () => `after ${steps.slice(-12).join(' > ')} at ${page.url()}`
  await expect(async () => {
    const state = await page.evaluate(() => ({
      words: document.querySelector('main')?.innerText.trim().length ?? 0,
      headings: document.querySelectorAll('main h1').length,
      frame: document.querySelectorAll('body > header, body > footer').length,
      sideways: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(state, tell()).toEqual({
      words: expect.any(Number),
      headings: 1,
      frame: 2,
      sideways: expect.any(Number),
    })
    expect(state.words, `words ${tell()}`).toBeGreaterThan(20)
    expect(state.sideways, `sideways ${tell()}`).toBeLessThanOrEqual(0)
  }).toPass({ timeout: 10_000, intervals: [50, 100, 250] })
}

/** The cart is kept while the page is: its count changes by what is done to the cart and by nothing else. */
class CartMemory {
  readonly #page: Page
  #count: string | undefined
  #mayChange = true

  constructor(page: Page) {
    this.#page = page
  }

  note(name: string) {
    if (/cart|clear|order|remove|quantity|portion|fewer|more|undo/i.test(name))
      this.#mayChange = true
  }

  async check(steps: readonly string[]) {
    const state = await this.#page
      .evaluate(() => {
        const reloaded = !Reflect.has(window, 'walked')
        Reflect.set(window, 'walked', true)
        const count = document.querySelector('main a[href="/cart"]')?.textContent ?? ''
        return { reloaded, count: /\((\d+)\)/.exec(count)?.[1], path: location.pathname }
      })
      .catch(() => undefined)
    if (!state) return
    if (state.reloaded || state.path === '/cart') this.#mayChange = true
    if (state.count === undefined) return
    if (!this.#mayChange)
      expect(state.count, `cart after ${steps.slice(-12).join(' > ')}`).toBe(this.#count)
    this.#count = state.count
    this.#mayChange = false
  }
}
