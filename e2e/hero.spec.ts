import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { posts } from '#app/content/blog.ts'
import { rooms } from '#app/content/rooms/index.ts'
import { DESKTOP, expect, PHONE, test } from './test.ts'

const POST = `/blog/${posts.at(-1)?.id}`
const HEROES = ['/rooms', '/blog', POST]
const SHADE = 170 // px of the picture's top that the header's shade reaches
const SMALL_PHONE = { width: 360, height: 640 }
const ROOMS = [rooms[1], rooms.at(-1)].map((room) => `/rooms/${room?.id}`).join(' ')
const PATHS = `/ /about /rooms ${ROOMS} /dining /gallery /blog ${POST} /special-offers /contact /reservations /online-order /cart /terms /privacy-policy /accessibility /no-such-page`

// The policy would refuse the styles that screenshots are taken with.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of [DESKTOP, PHONE])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const path of HEROES) {
      test(`${path} shows its picture in its own light, below the header's shade`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(path)
        const { file, ...box } = await pictureOf(page)
        const answer = await fetch(`${baseURL}${file}`)
        const own = await cropped(Buffer.from(await answer.arrayBuffer()), box)
        const shown = await page.screenshot({
          clip: { x: 0, y: SHADE, width: box.width, height: box.height - SHADE },
          style: 'aside { visibility: hidden }',
        })
        expect(box.height).toBeGreaterThanOrEqual(300)
        expect(await luminance(shown)).toBeGreaterThan(0.9 * (await luminance(own)))
      })
    }

    test("the header's words keep a contrast of 4.5 over a white picture", async ({ page }) => {
      await page.goto('/rooms')
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

test("the chat button covers no control of any page's first view at 390 × 844 and 360 × 640", async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  for (const path of PATHS.split(' ')) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const chat = page.getByRole('button', { name: 'Open chat' })
    for (const viewport of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(viewport)
      expect.soft(await chat.evaluate(controlsUnder), path).toEqual([])
    }
  }
})

/** The hero's picture once it is there: the file that is shown, and the box and focus it is cropped to. */
async function pictureOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.locator('[data-hero] img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { width, height } = image.getBoundingClientRect()
    const focus = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
    return { file: new URL(image.currentSrc).pathname, width, height, focus }
  })
}

/** What `object-fit: cover` shows of a picture below the shade. */
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
  const part = { width: Math.floor(width), height: Math.floor(height) - SHADE }
  return sharp(data)
    .extract({ left, top: top + SHADE, ...part })
    .toBuffer()
}

async function luminance(picture: Buffer) {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + linear(value), 0) / data.length
}

/** Of a grey of 0 to 255, as WCAG counts. */
const linear = (grey: number) =>
  grey <= 10 ? grey / 255 / 12.92 : ((grey / 255 + 0.055) / 1.055) ** 2.4

/** A picture that is a link may lie under its corner: it is pressed anywhere else. */
function controlsUnder(button: Element) {
  const chat = button.getBoundingClientRect()
  const isUnder = (box: DOMRect) =>
    box.left < chat.right && box.right > chat.left && box.top < chat.bottom && box.bottom > chat.top
  return [
    ...document.querySelectorAll('main :is(a:not(:has(img)), button, input, select, summary)'),
  ]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => [...control.getClientRects()].some(isUnder))
    .map((control) => control.outerHTML)
}

function fail(): never {
  throw new Error('Not on the page')
}
