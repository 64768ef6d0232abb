import type { Locator, Page } from '@playwright/test'
import { home } from '#app/content/home.ts'
import { room } from './examples.ts'
import { expect, PHONE, test } from './test.ts'

const CAROUSELS = [
  { what: 'the testimonials of Home', path: '/', name: home.testimonials.title, slides: 'figure' },
  { what: "a room's pictures", path: `/rooms?room=${room.id}`, name: room.name, slides: 'img' },
]

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

for (const { what, path, name, slides } of CAROUSELS)
  test.describe(`A finger on ${what}`, () => {
    let carousel: Locator
    let finger: Finger

    test.beforeEach(async ({ page, open }) => {
      await open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      carousel = page.getByRole('region', { name })
      finger = await putFingerOn(page, carousel.locator(slides).first())
    })

    const expectShown = async (number: number) => {
      await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName(
        new RegExp(`${number}$`),
      )
      await expect(carousel.locator(`${slides}:not([inert] *)`)).toBeInViewport({ ratio: 0.9 })
    }

    test('moves the slides; to the left comes the next, to the right the one before, past an end the other end', async () => {
      for (const [across, shown] of [
        [-120, 2],
        [-120, 3],
        [-120, 1],
        [120, 3],
        [120, 2],
      ] as const) {
        await finger.swipe({ across })
        await expectShown(shown)
      }
    })

    test('takes the slide along, and lets it go back when it has hardly moved', async () => {
      const first = carousel.locator(slides).first()
      const left = await leftOf(first)
      await finger.down()
      await finger.move({ across: -30 })
      await expect.poll(() => leftOf(first)).toBe(left - 30)
      await finger.up()
      await expectShown(1)
      await expect.poll(() => leftOf(first)).toBe(left)
    })

    test('scrolls the page up and down, and the slide stays', async ({ page }) => {
      const before = await page.evaluate(() => window.scrollY)
      await finger.swipe({ across: -30, down: -200 })
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
      await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName(/1$/)
    })

    test('does not scroll the page while it moves the slides', async ({ page }) => {
      const before = await page.evaluate(() => window.scrollY)
      await finger.swipe({ across: -150, down: -40 })
      await expectShown(2)
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
    })

    test('changes the slide without moving it, for a guest who wants less motion', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const first = carousel.locator(slides).first()
      const left = await leftOf(first)
      await finger.down()
      await finger.move({ across: -120 })
      expect(await leftOf(first)).toBe(left)
      await finger.up()
      await expectShown(2)
      const moving = await carousel.evaluate((all) =>
        all.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition),
      )
      expect(moving).toHaveLength(0)
    })
  })

type Way = { across: number; down?: number }
type Finger = Awaited<ReturnType<typeof putFingerOn>>

/** A finger in the middle of what is shown, by the browser's own touch events. */
async function putFingerOn(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const devtools = await page.context().newCDPSession(page)
  let start = { x: 0, y: 0 }
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })

  const finger = {
    down: async () => {
      start = { x: PHONE.width / 2, y: await middleOf(target) }
      await send('touchStart', [start])
    },
    /** In small steps, as a finger does. */
    move: async ({ across, down = 0 }: Way) => {
      for (let step = 1; step <= 10; step++)
        await send('touchMove', [
          { x: start.x + (across * step) / 10, y: start.y + (down * step) / 10 },
        ])
    },
    up: () => send('touchEnd', []),
    swipe: async (way: Way) => {
      await finger.down()
      await finger.move(way)
      await finger.up()
    },
  }
  return finger
}

async function middleOf(target: Locator) {
  const { y, height } = (await target.boundingBox()) ?? fail()
  return y + height / 2
}

/** In the next frame, so that what has just happened is drawn. */
const leftOf = (target: Locator) =>
  target.evaluate(async (element) => {
    await new Promise(requestAnimationFrame)
    return Math.round(element.getBoundingClientRect().left)
  })

function fail(): never {
  throw new Error('Not on the page')
}
