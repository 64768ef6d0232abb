import type { Page } from '@playwright/test'
import { posts } from '#app/content/blog.ts'
import { languages } from '#app/content/languages.js'
import routes from '#app/routes.ts'
import { room } from './examples.ts'
import { layoutShift, measureLayoutShift, overflow } from './layout.ts'
import {
  DESKTOP,
  expect,
  expectAccessibleAtBothWidths,
  hydrated,
  PHONE,
  setTextSize,
  test,
} from './test.ts'

const LAYOUT_SHIFT = 0.02
const AT_REST = { message: 'animations at rest', intervals: [50] }
/** Resizing takes longest, so each page is resized once per viewport and checked for everything there. */
const VIEWPORTS = [
  PHONE,
  { width: 360, height: 640 },
  ...[320, 600, 768, 1024].map((width) => ({ width, height: 900 })), // the narrowest of each layout
  DESKTOP,
]
/** The widths at which the first view, and larger text, are checked. */
const FIRST_VIEW_WIDTHS = [360, 390, 1440]
const LARGE_TEXT_WIDTHS = [390, 1440]

/** The first URL of each screen, with one room and one post: the others differ only in words. */
const PAGES = [
  ...new Map(routes.map(({ file, path = '' }) => [file, `/${path}`] as const).reverse()).values(),
].flatMap((path) => {
  if (path === '/table-cards') return [] // for the restaurant alone: see at-table.spec.ts
  if (path === '/*') return '/no-such-page'
  if (path === '/blog/:id') return `/blog/${posts[0]?.id}`
  return path === '/rooms/:id' ? ['/rooms/houseboat', `/rooms/${room.id}`] : path
})

for (const path of PAGES)
  test(`${path} meets the standards of every page`, async ({ page }) => {
    await page.addInitScript(measureLayoutShift)
    await openAtRest(page, path)
    await test.step('nothing moves while it loads or afterwards', async () => {
      expect(await layoutShift(page)).toBeLessThan(LAYOUT_SHIFT)
      await expect.poll(() => page.evaluate(animated), AT_REST).toEqual([])
    })
    await test.step('its length hardly changes with the first scroll', () => expectLength(page))
    await test.step('Bangla is marked, and no font is fetched for letters that only guests type', async () => {
      expect(await page.evaluate(unmarkedBangla)).toEqual([])
      expect(await page.evaluate(fontsForGuests)).toEqual([])
    })
    await test.step('it meets WCAG 2.2 AA', () => expectAccessibleAtBothWidths(page))
    for (const { path: languagePath, lang } of languages)
      await test.step(`it fits in ${lang}`, async () => {
        if (languagePath) {
          await openAtRest(page, languagePath + path)
          await expectLength(page)
        }
        await expectToFit(page)
      })
  })

/** Opens a page and waits until it has loaded. */
async function openAtRest(page: Page, path: string) {
  await page.setViewportSize(DESKTOP)
  const response = await page.goto(path.replace(/(?<=.)\/$/, ''))
  expect(response?.status()).toBe(/houseboat|no-such/.test(path) ? 404 : 200)
  await hydrated(page)
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
}

async function expectLength(page: Page) {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    const difference = async () => Math.abs((await page.evaluate(lengthOnArrival)) - 1)
    await expect.poll(difference, `at ${viewport.width} px, as a share`).toBeLessThan(0.1)
  }
}

/** The page's length before the parts further down are drawn, as a share of that with them. */
async function lengthOnArrival() {
  // What is near the new window is drawn in its first frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { dataset, scrollHeight: before } = document.documentElement
  if (!('arriving' in dataset)) return 0
  delete dataset.arriving
  const share = before / document.documentElement.scrollHeight
  dataset.arriving = ''
  return share
}

async function expectToFit(page: Page) {
  for (const viewport of VIEWPORTS) {
    const { width } = viewport
    await page.setViewportSize(viewport)
    expect(await overflow(page), `it does not scroll sideways at ${width} px`).toBe(0)
    if (FIRST_VIEW_WIDTHS.includes(width))
      expect(await page.evaluate(coveredPictures), `first view at ${width} px`).toEqual([])
    await expect.poll(() => page.evaluate(coveredControls), `covered at ${width} px`).toEqual([])
    if (width === 320)
      await test.step('with wide spacing it loses no words at 320 px', async () => {
        await page.evaluate(widenSpacing)
        expect(await overflow(page)).toBe(0)
        expect(await page.evaluate(wordsCutOff)).toEqual([])
        await page.evaluate(() => document.adoptedStyleSheets.pop())
      })
    if (LARGE_TEXT_WIDTHS.includes(width))
      await test.step(`in text twice as large it loses no words or controls at ${width} px`, async () => {
        await setTextSize(page, 2)
        expect(await overflow(page)).toBe(0)
        expect(await page.evaluate(wordsCutOff)).toEqual([])
        expect(await page.evaluate(controlsOffScreen)).toEqual([])
        await setTextSize(page, 1)
      })
  }
}

/** Pictures under the header. Home's may be. */
function coveredPictures() {
  const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
  return [...document.querySelectorAll('[data-hero]:not([data-theme]) img')]
    .filter((picture) => picture.getBoundingClientRect().top < header)
    .map((element) => element.outerHTML)
}

/** Controls at whose middle a press meets the chat: at the top, in the middle and at the end of the page. */
async function coveredControls() {
  const { scrollHeight, clientHeight } = document.documentElement
  // A row of tabs can be scrolled from under it.
  const controls = document.querySelectorAll(
    ':is(main, footer) :is(a, button:not([role=tab]), input, select, summary)',
  )
  const covered: string[] = []
  for (const part of [0.5, 1, 0]) {
    scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    for (const control of controls)
      for (const { left, top, width, height } of control.getClientRects())
        if (document.elementFromPoint(left + width / 2, top + height / 2)?.closest('body > aside'))
          covered.push(control.outerHTML)
  }
  return covered
}

/** The running animations with their elements, without those that follow the scroll position. */
const animated = () => {
  const running = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
  return running.map((animation) => {
    const { target } = animation.effect as KeyframeEffect
    const { animationName } = animation as CSSAnimation
    return `${target?.className} ${animationName ?? animation.id}`
  })
}

/** Words in Bangla letters that are not marked as Bengali, or not set in their font. */
function unmarkedBangla() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent || !/[\u0980-\u09ff]/.test(text.nodeValue ?? '')) continue
    const language = parent.closest('[lang]')?.getAttribute('lang')
    const isInTiro = getComputedStyle(parent).fontFamily.startsWith('"Tiro Bangla"')
    if (language !== 'bn' || !isInTiro) found.push(text.nodeValue)
  }
  return found
}

/** Font files for letters that only guests type: see app/styles/en/faces.js. */
const fontsForGuests = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /-(other|typed)-[^/]+\.woff2$/.test(name))

/** The spacing that a reader may ask for: WCAG 2.2, success criterion 1.4.12. */
function widenSpacing() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `)
  document.adoptedStyleSheets.push(sheet)
}

/** Links and buttons of the header outside the screen. */
function controlsOffScreen() {
  return [...document.querySelectorAll('body > header :is(a, button)')]
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect()
      return control.checkVisibility() && (left < 0 || right > innerWidth)
    })
    .map(({ textContent }) => textContent)
}

/** Elements that cut off their own words. */
function wordsCutOff() {
  const words = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      [...element.childNodes].some(
        ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
      ),
  )
  return words
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      return (
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
      )
    })
    .map((element) => element.outerHTML.slice(0, 120))
}
