import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { coordinates } from '#app/content/hotel.ts'
import { openings } from '#app/content/hour.ts'
import { wallClock } from '#app/domain/clock.ts'
import { type ClockTime, openState } from '#app/domain/hours.ts'
import { lightAt } from '#app/routes/home/light.js'
import { testClock } from './at-hotel.ts'
import { found } from './examples.ts'
import { boxOf } from './layout.ts'
import { NOW } from './now.ts'
import { DESKTOP, expect, holdBack, hydrated, PHONE, stopDate, test } from './test.ts'
import { hourWords, linkNames } from './words.ts'

/** The first instant with this light, looked for each half hour of a year. */
const instantWith = (light: ReturnType<typeof lightAt>) =>
  found(
    Array.from({ length: 2 * 24 * 365 }, (_, count) => new Date(NOW + count * 1_800_000)).find(
      (instant) => lightAt(instant.valueOf(), coordinates) === light,
    ),
    `an instant of ${light}`,
  )

/** The hour, and the first place that is open then. */
function saidAt(instant: Date) {
  const open = openings.flatMap(({ id, hours }) => {
    const state = openState(hours, instant, testClock)
    return state.isOpen ? [hourWords[id](state.closes)] : []
  })
  const time = wallClock(instant, testClock).toISOString().slice(11, 16) as ClockTime
  return [hourWords.now(time), ...open.slice(0, 1)].join(' ')
}

// The policy would refuse the styles that screenshots are taken with.
test.use({ savesData: false, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const light of ['dawn', 'day', 'dusk', 'night'] as const)
  test(`Home by ${light}: it says the hour; its words can be read`, async ({ page }) => {
    await stopDate(page.context(), instantWith(light).valueOf())
    await openHome(page)
    await expect(page.getByText(saidAt(instantWith(light)))).toBeVisible()
    const layer = shownLayers(page).first()
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

test('Home is dark before its script comes, and asks for the styles only then', async ({
  page,
}) => {
  const sheets: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.css')) sheets.push(response.url())
  })
  await holdBack(page, '**/*.js')
  for (const [light, layers, count] of [
    ['day', 2, 1],
    ['night', 2, 2],
  ] as const) {
    sheets.length = 0
    await stopDate(page.context(), instantWith(light).valueOf())
    await page.goto('/', { waitUntil: 'commit' })
    await expect(shownLayers(page)).toHaveCount(layers)
    await expect.poll(() => sheets.length, light).toBe(count)
  }
})

test('the light goes with Home, and comes back with it', async ({ page }) => {
  await stopDate(page.context(), instantWith('night').valueOf())
  await openHome(page)
  const paper = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const lamplit = await paper()
  await page.getByRole('banner').getByRole('link', { name: linkNames.rooms.title }).click()
  await expect(page).toHaveURL('/rooms')
  await expect.poll(paper).not.toBe(lamplit)
  await page.goBack()
  await expect.poll(paper).toBe(lamplit)
  await expect(shownLayers(page)).toHaveCount(2)
})

const shownLayers = (page: Page) => page.locator('[data-layer]').filter({ visible: true })

async function openHome(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

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
  // Another width may need another file.
  await page
    .locator('[data-hero] img')
    .filter({ visible: true })
    .evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((image) => image.decode())))
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
