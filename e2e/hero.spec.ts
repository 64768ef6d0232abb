import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { posts } from '#app/content/blog.ts'
import { onSite } from './examples.ts'
import { DESKTOP, expect, PHONE, test } from './test.ts'

const POST = `/blog/${posts.at(-1)?.id}`
const PAGES = onSite(
  ...['/about', '/rooms', '/dining', '/gallery', '/blog', POST, '/special-offers', '/contact'],
  '/reservations',
)
const SIZES = ['1920 1080', '1440 900', '1024 768', '820 1180', '390 844', '360 640']

// The policy would refuse the styles that screenshots are taken with.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const path of PAGES)
  test(`${path} begins with a picture below the header, in its own light`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    for (const size of SIZES) {
      const [width = 0, height = 0] = size.split(' ').map(Number)
      await page.setViewportSize({ width, height })
      const header = await page.getByRole('banner').boundingBox()
      const picture = await page.locator('[data-hero] img').boundingBox()
      expect(picture?.y, size).toBeGreaterThanOrEqual(header?.height ?? fail())
      const end = await page.locator('[data-hero]').boundingBox()
      if (width >= 820) expect(end?.height, size).toBeLessThanOrEqual(height)
    }
    const { file, ...box } = await pictureOf(page)
    const answer = await fetch(`${baseURL}${file}`)
    const own = await cropped(Buffer.from(await answer.arrayBuffer()), box)
    const { width, height, y } = box
    const clip = { x: 0, y, width, height }
    const shown = await page.screenshot({ clip, style: 'aside { visibility: hidden }' })
    const share = (await luminance(shown)) / (await luminance(own))
    expect(Math.abs(1 - share)).toBeLessThan(0.02)
  })

for (const viewport of [DESKTOP, PHONE])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test("Home's header keeps a contrast of 4.5 over a white picture", async ({ page }) => {
      await page.goto('/')
      await pictureOf(page)
      const header = page.getByRole('banner')
      const { y, height } = (await header.getByRole('link').first().boundingBox()) ?? fail()
      const behind = await page.screenshot({
        clip: { x: 0, y, width: viewport.width, height },
        style: 'main img { filter: brightness(0) invert(1) } header * { visibility: hidden }',
      })
      const { max } = (await sharp(behind).greyscale().stats()).channels[0] ?? fail()
      expect(1.05 / (linear(max) + 0.05)).toBeGreaterThanOrEqual(4.5)
    })
  })

/** The hero's picture once it is there: the file that is shown, and the box and focus it is cropped to. */
async function pictureOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.locator('[data-hero] img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { width, height, y } = image.getBoundingClientRect()
    const focus = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
    return { file: new URL(image.currentSrc).pathname, width, height, y, focus }
  })
}

/** What `object-fit: cover` shows of a picture. */
async function cropped(
  file: Buffer,
  { width, height, focus }: { width: number; height: number; focus: number[] },
) {
  const { info, data } = await sharp(file)
    .resize(Math.ceil(width), Math.ceil(height), { fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [left = 0, top = 0] = [info.width - width, info.height - height].map((spare, axis) =>
    Math.floor((Math.max(0, spare) * (focus[axis] ?? 50)) / 100),
  )
  const part = { width: Math.floor(width), height: Math.floor(height) }
  return sharp(data)
    .extract({ left, top, ...part })
    .toBuffer()
}

async function luminance(picture: Buffer) {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + linear(value), 0) / data.length
}

/** Of a grey of 0 to 255, as WCAG counts. */
const linear = (grey: number) =>
  grey <= 10 ? grey / 255 / 12.92 : ((grey / 255 + 0.055) / 1.055) ** 2.4

function fail(): never {
  throw new Error('Not on the page')
}
