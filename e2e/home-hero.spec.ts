import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { coordinates } from '#app/content/hotel.ts'
import { openings } from '#app/content/hour.ts'
import { languages } from '#app/content/languages.js'
import { wallClock } from '#app/domain/clock.ts'
import { type ClockTime, openState } from '#app/domain/hours.ts'
import { type Light, lightAt } from '#app/domain/sun.ts'
import { hourWords } from '#words/hour.ts'
import { furtherLanguages } from './examples.ts'
import { hotelClock } from './hotel-clock.ts'
import { boxOf } from './layout.ts'
import { NOW } from './now.ts'
import { expect, hydrated, setTextSize, stopDate, test } from './test.ts'

const DESKTOP = [1440, 900] as const
const PHONE = [390, 844] as const
const LOW = [1366, 657] as const
const SMALL_PHONE = [360, 640] as const
const SCREENS = [DESKTOP, [2560, 1080], LOW, [1024, 768], [820, 1180], PHONE, SMALL_PHONE] as const
const OFFERED_AT = [PHONE, LOW, SMALL_PHONE]

/** The first moment with a light there, looked for each half hour of a year. */
const momentIn = (wanted: Light) =>
  Array.from({ length: 2 * 24 * 365 }, (_, count) => new Date(NOW + count * 1_800_000)).find(
    (moment) => lightAt(moment, coordinates, hotelClock) === wanted,
  )
/** What the hotel's clock shows. */
const timeAt = (moment: Date) =>
  wallClock(moment, hotelClock).toISOString().slice(11, 16) as ClockTime
/** The light in which the picture is painted. */
const DAWN = momentIn('dawn') ?? fail()
/** What the words must not touch, in parts of the picture's width and height. */
const DRAWN = {
  crest: { left: 0, top: 0, right: 1, bottom: 0.447 }, // the river, the boat and all above them
  pickers: { left: 0.846, top: 0.417, right: 0.942, bottom: 0.485 },
}
/** In the drawing; the files for phones have the middle of it. */
const WHOLE_RATIO = 2400 / 2000

const WHITE = '[data-hero] img { filter: brightness(0) invert(1) }'

// The policy would refuse the styles that screenshots are taken with.
test.use({ savesData: false, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

test("Home's words stay readable over its picture and over a white one, and so does its header", async ({
  page,
}) => {
  await stopDate(page.context(), DAWN.valueOf()) // the hour comes when the browser rests
  await openHome(page, '/')
  await test.step('at dawn nothing lies over the picture', async () => {
    await expect(page.getByText(hourWords.now(timeAt(DAWN)))).toBeVisible()
    await expect(page.locator('[data-layer]')).toHaveCount(0)
  })
  for (const [width, height] of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height })
    await layout(page)
    for (const picture of ['', WHITE])
      for (const { text, least, contrast } of await contrasts(page, picture))
        expect.soft(contrast, `${text} ${picture} at ${width} px`).toBeGreaterThanOrEqual(least)
    const { y, height: high } = await boxOf(page.getByRole('banner').getByRole('link').first())
    const behind = await page.screenshot({
      clip: { x: 0, y, width, height: high },
      style: `${WHITE} header * { visibility: hidden }`,
    })
    const { max } = (await sharp(behind).greyscale().stats()).channels[0] ?? fail()
    expect(1.05 / (linear(max) + 0.05)).toBeGreaterThanOrEqual(4.5)
  }
})

for (const { path, lang } of languages)
  test(`Home's title in ${lang} touches nothing drawn, and both buttons are in the first view`, async ({
    page,
  }) => {
    await openHome(page, path || '/')
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      const usual = await layout(page)
      expect.soft(usual.touched, `at ${width} × ${height}`).toEqual([])
      expect(usual.buttons).toHaveLength(2)
      for (const bottom of usual.buttons) expect.soft(bottom).toBeLessThanOrEqual(height)

      await setTextSize(page, 2)
      const large = await layout(page)
      expect.soft(large.touched, `at ${width} × ${height}, text twice as large`).toEqual([])
      await setTextSize(page, 1)
    }
  })

/** The hour, and the first place that is open then. */
function saidAt(moment: Date) {
  const open = openings.flatMap(({ id, hours }) => {
    const state = openState(hours, moment, hotelClock)
    return state.isOpen ? [hourWords[id](state.closes)] : []
  })
  return [hourWords.now(timeAt(moment)), ...open.slice(0, 1)].join(' ')
}

test("Home's picture takes the light of the hotel's hour, and the hour is told", async ({
  page,
}) => {
  for (const light of ['day', 'dusk', 'night'] as const)
    await test.step(light, async () => {
      const moment = momentIn(light) ?? fail()
      await stopDate(page.context(), moment.valueOf())
      await openHome(page, '/')
      const layer = page.locator(`[data-light=${light}] i`).first()
      await expect(page.getByText(saidAt(moment))).toBeVisible()
      const [picture, drawn] = [
        await boxOf(page.locator('[data-hero] img').first()),
        await boxOf(layer),
      ]
      expect([drawn.y, drawn.height]).toEqual([picture.y, picture.height])
      for (const { text, least, contrast } of await contrasts(page, ''))
        expect.soft(contrast, `${text} by ${light}`).toBeGreaterThanOrEqual(least)
    })
})

for (const { lang, name } of furtherLanguages)
  test.describe(`The line that offers ${lang}`, () => {
    test.use({ locale: lang })

    test(`lies above Home's title and moves nothing`, async ({ page }) => {
      await openHome(page, '/')
      const line = page.getByRole('complementary', { name })
      await expect(page.getByText(saidAt(new Date(NOW)))).toBeVisible() // it comes with the script
      await expect(line).toBeVisible()
      const before = []
      for (const [width, height] of OFFERED_AT) {
        await page.setViewportSize({ width, height })
        const there = await layout(page)
        before.push(there)
        const { y, height: high } = (await line.boundingBox()) ?? fail()
        expect(y + high).toBeLessThan(there.title.top)
      }
      await line.getByRole('button').click()
      await expect(line).toHaveCount(0)
      for (const [at, [width, height]] of OFFERED_AT.entries()) {
        await page.setViewportSize({ width, height })
        expect(await layout(page)).toEqual(before[at])
      }
    })
  })

async function openHome(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .locator('[data-hero] img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
}

/** Where the title and the buttons are, and what of the drawing the title touches. */
function layout(page: Page) {
  return page.locator('[data-hero]').evaluate(
    async (hero, { drawn, whole }) => {
      await document.fonts.ready
      const image = hero.querySelector('img')
      const heading = hero.querySelector('h1')
      if (!image || !heading) throw new Error('Not on the page')
      // Another size of the window may ask for another file, also while one is being decoded.
      const isDecoded = () =>
        image.decode().then(
          () => image.complete,
          () => false,
        )
      do await new Promise(requestAnimationFrame)
      while (!(await isDecoded()))
      const words = document.createRange()
      words.selectNodeContents(heading)

      // A line's box begins above its letters.
      const paint = document.createElement('canvas').getContext('2d')
      if (!paint) throw new Error('No canvas')
      paint.font = getComputedStyle(heading).font
      const letters = paint.measureText(heading.textContent)
      const above = letters.fontBoundingBoxAscent - letters.actualBoundingBoxAscent

      // As `object-fit: cover` places the file, and as the file was cut out of the drawing.
      const box = image.getBoundingClientRect()
      const ratio = image.naturalWidth / image.naturalHeight
      const [fromLeft = 0, fromTop = 0] = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((part) => Number.parseFloat(part) / 100)
      const tall = Math.max(box.height, box.width / ratio)
      const wide = tall * whole
      const left = box.left + (box.width - wide) * fromLeft
      const top = box.top + (box.height - tall) * fromTop

      const touched = Object.entries(drawn).filter(([, part]) =>
        [...words.getClientRects()].some(
          (line) =>
            line.left < left + part.right * wide &&
            line.right > left + part.left * wide &&
            line.top + above < top + part.bottom * tall &&
            line.bottom > top + part.top * tall,
        ),
      )
      return {
        title: { top: words.getBoundingClientRect().top },
        touched: touched.map(([name]) => name),
        buttons: [...hero.querySelectorAll('a')].map((one) => one.getBoundingClientRect().bottom),
      }
    },
    { drawn: DRAWN, whole: WHOLE_RATIO },
  )
}

/** The contrast of each line of words with the lightest pixel behind it. */
async function contrasts(page: Page, style: string) {
  const lines = await page
    .locator('[data-hero] :is(h1, p > span, p:not(:has(span)), a:last-child)')
    .evaluateAll(linesOf)
  // No more than the words: most of a screenshot's time goes into its pixels.
  const x = Math.floor(Math.min(...lines.map(({ left }) => left)))
  const y = Math.floor(Math.min(...lines.map(({ top }) => top)))
  const right = Math.ceil(Math.max(...lines.map(({ left, width }) => left + width)))
  const bottom = Math.ceil(Math.max(...lines.map(({ top, height }) => top + height)))
  const behind = await page.screenshot({
    fullPage: true, // the last line may stand below a small first screen
    clip: { x, y, width: right - x, height: bottom - y },
    style: `${style} [data-hero] :is(h1, p, span, a) { color: transparent !important } svg, aside { visibility: hidden }`,
  })
  return Promise.all(
    lines.map(async ({ text, least, colour, ...box }) => {
      const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
      const part = await sharp(behind)
        .extract({
          left: left - x,
          top: top - y,
          width: Math.min(Math.ceil(box.width), right - left),
          height: Math.min(Math.ceil(box.height), bottom - top),
        })
        .removeAlpha()
        .raw()
        .toBuffer()
      const lightest = brightness(part).reduce((most, value) => Math.max(most, value))
      return { text, least, contrast: (brightnessOf(colour) + 0.05) / (lightest + 0.05) }
    }),
  )
}

/** Runs in the page: each line of text with its box, its colour, and the contrast it needs. */
function linesOf(all: Element[]) {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!paint) throw new Error('No canvas')
  return all.flatMap((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    paint.fillStyle = getComputedStyle(element).color
    paint.fillRect(0, 0, 1, 1)
    const colour = [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    return [...range.getClientRects()].map(({ left, top, width, height }) => ({
      text: element.textContent,
      least: element.matches('h1') ? 3 : 4.5,
      colour,
      left,
      top,
      width,
      height,
    }))
  })
}

/** The relative luminance of each pixel, as WCAG counts. */
function brightness(bytes: Uint8Array) {
  const all = new Float64Array(bytes.length / 3)
  for (let at = 0; at < all.length; at++) all[at] = brightnessOf(bytes, 3 * at)
  return all
}

const brightnessOf = (bytes: ArrayLike<number>, at = 0) =>
  0.2126 * linear(bytes[at]) + 0.7152 * linear(bytes[at + 1]) + 0.0722 * linear(bytes[at + 2])

const linear = (value = 0) => LINEAR[value] ?? 0

const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

function fail(): never {
  throw new Error('Not on the page')
}
