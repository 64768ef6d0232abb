import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { coordinates } from '#app/content/hotel.ts'
import { openings } from '#app/content/hour.ts'
import { languages } from '#app/content/languages.js'
import { wallClock } from '#app/domain/clock.ts'
import { type ClockTime, openState } from '#app/domain/hours.ts'
import { type Light, lightAt } from '#app/domain/sun.ts'
import { hourWords } from '#words/hour.ts'
import { found } from './examples.ts'
import { hotelClock } from './hotel-clock.ts'
import { boxOf } from './layout.ts'
import { NOW } from './now.ts'
import { DESKTOP, expect, hydrated, PHONE, setTextSize, stopDate, test } from './test.ts'

const SCREENS = [
  ...[DESKTOP, { width: 2560, height: 1080 }, { width: 1366, height: 657 }],
  ...[
    { width: 1024, height: 768 },
    { width: 820, height: 1180 },
  ],
  ...[PHONE, { width: 360, height: 640 }],
]
/** What the title must not touch, in parts of the drawing's width and height. */
const DRAWN = {
  crest: { left: 0, top: 0, right: 1, bottom: 0.447 }, // the river, the boat and all above them
  path: { left: 0, top: 0.447, right: 0.24, bottom: 0.471 }, // what of it is below the crest
  pickers: { left: 0.846, top: 0.417, right: 0.942, bottom: 0.485 },
}
/** Width to height of the whole drawing. The files for phones have the middle of it. */
const DRAWN_RATIO = 2400 / 2000

/** The first moment with this light, looked for each half hour of a year. */
const momentOf = (light: Light) =>
  found(
    Array.from({ length: 2 * 24 * 365 }, (_, count) => new Date(NOW + count * 1_800_000)).find(
      (moment) => lightAt(moment, coordinates, hotelClock) === light,
    ),
    `a moment of ${light}`,
  )

/** The hour, and the first place that is open then. */
function saidAt(moment: Date) {
  const open = openings.flatMap(({ id, hours }) => {
    const state = openState(hours, moment, hotelClock)
    return state.isOpen ? [hourWords[id](state.closes)] : []
  })
  const time = wallClock(moment, hotelClock).toISOString().slice(11, 16) as ClockTime
  return [hourWords.now(time), ...open.slice(0, 1)].join(' ')
}

// The policy would refuse the styles that screenshots are taken with.
test.use({ savesData: false, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const light of ['dawn', 'day', 'dusk', 'night'] as const)
  test(`Home by ${light}: it says the hour; its words can be read`, async ({ page }) => {
    await stopDate(page.context(), momentOf(light).valueOf())
    await openHome(page, '/')
    await expect(page.getByText(saidAt(momentOf(light)))).toBeVisible()
    const layer = page.locator('[data-layer]').first()
    if (light === 'dawn')
      await expect(layer).toHaveCount(0) // as the picture is painted
    else {
      const { y, height } = await boxOf(page.locator('[data-hero] img').first())
      expect(await boxOf(layer)).toMatchObject({ y, height })
    }
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      for (const { text, contrast, least } of await contrasts(page))
        expect.soft(contrast, `${text} at ${viewport.width} px`).toBeGreaterThanOrEqual(least)
    }
  })

for (const { path, lang } of languages)
  test(`Home in ${lang}: its title touches nothing drawn`, async ({ page }) => {
    await openHome(page, path || '/')
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const at = `at ${screen.width} × ${screen.height}`
      expect.soft(await touchedByTitle(page), at).toEqual([])
      const buttons = page.locator('[data-hero] a')
      await expect(buttons).toHaveCount(2)
      expect.soft((await boxOf(buttons.last())).bottom, at).toBeLessThanOrEqual(screen.height)
      await setTextSize(page, 2)
      expect.soft(await touchedByTitle(page), `${at}, text twice as large`).toEqual([])
      await setTextSize(page, 1)
    }
  })

async function openHome(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What of the drawing lies under a line of the title. */
const touchedByTitle = (page: Page) =>
  page.locator('[data-hero]').evaluate(
    async (hero, { drawn, drawnRatio }) => {
      const [image, title] = [hero.querySelector('img'), hero.querySelector('h1')]
      if (!image || !title) throw new Error('Not on the page')
      await document.fonts.ready
      // A window of another size may ask for another file, also while one is being decoded.
      const isDecoded = () =>
        image
          .decode()
          .then(() => image.complete)
          .catch(() => false)
      do await new Promise(requestAnimationFrame)
      while (!(await isDecoded()))
      const lines = document.createRange()
      lines.selectNodeContents(title)

      // As `object-fit: cover` places the file, and as the file was cut out of the drawing.
      const box = image.getBoundingClientRect()
      const height = Math.max(box.height, (box.width * image.naturalHeight) / image.naturalWidth)
      const width = height * drawnRatio
      const [fromLeft = 0, fromTop = 0] = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((part) => Number.parseFloat(part) / 100)
      const left = box.left + (box.width - width) * fromLeft
      const top = box.top + (box.height - height) * fromTop
      return Object.entries(drawn)
        .filter(([, part]) =>
          [...lines.getClientRects()].some(
            (line) =>
              line.left < left + part.right * width &&
              line.right > left + part.left * width &&
              line.top < top + part.bottom * height &&
              line.bottom > top + part.top * height,
          ),
        )
        .map(([name]) => name)
    },
    { drawn: DRAWN, drawnRatio: DRAWN_RATIO },
  )

/** The contrast of each piece of words with the lightest pixel behind it, were the picture white. */
async function contrasts(page: Page) {
  const brand = page.getByRole('banner').getByRole('link').first()
  const pieces = await page
    .locator('[data-hero] :is(h1, p > span, p:not(:has(span)), a:last-child)')
    .or(brand)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        const { left, top, width, height } = words.getBoundingClientRect()
        const [red = 0, green = 0, blue = 0] = getComputedStyle(one).color.match(/\d+/g) ?? []
        return {
          text: one.textContent,
          colour: [red, green, blue].map(Number),
          least: one.matches('h1') ? 3 : 4.5,
          box: [left, top, width, height].map(Math.floor) as [number, number, number, number],
        }
      }),
    )
  const behind = await page.screenshot({
    style: `[data-hero] img:not([data-light] *) { filter: brightness(0) invert(1) }
      [data-hero] :is(h1, p, span, a), header * { color: transparent !important } svg, aside { visibility: hidden }`,
  })
  return Promise.all(
    pieces.map(async ({ text, colour, least, box: [left, top, width, height] }) => {
      const part = await sharp(behind).extract({ left, top, width, height }).greyscale().toBuffer()
      const lightest = linear((await sharp(part).stats()).channels[0]?.max)
      return { text, least, contrast: (luminance(colour) + 0.05) / (lightest + 0.05) }
    }),
  )
}

/** As WCAG reckons it. */
const luminance = ([red, green, blue]: readonly number[]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
const linear = (value = 255) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
