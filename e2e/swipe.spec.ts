import { venueCards } from '#app/content/dining.ts'
import { leftOf, putFingerOn } from './finger.ts'
import { boxOf } from './layout.ts'
import { expect, PHONE, test } from './test.ts'
import { common, dining, home } from './words.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test('Carousel: a finger moves slides sideways, the page up and down', async ({ page, open }) => {
  const slides = 'figure'
  await open('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const carousel = page.getByRole('region', { name: home.testimonials.title })
  const first = carousel.locator(slides).first()
  const finger = await putFingerOn(page, first)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const expectShown = async (number: number) => {
    await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName(
      new RegExp(`${number}$`),
    )
    await carousel.evaluate((all) => {
      for (const one of all.getAnimations({ subtree: true }))
        if (one instanceof CSSTransition) one.finish()
    })
    await expect(carousel.locator(`${slides}:not([inert] *)`)).toBeInViewport({ ratio: 0.9 })
  }

  const left = await leftOf(first)
  await test.step('a slide follows the finger, and goes back after a short move', async () => {
    await finger.down()
    await finger.move({ across: -30 })
    await expect.poll(() => leftOf(first)).toBe(left - 30)
    await finger.up()
    await expectShown(1)
    await expect.poll(() => leftOf(first)).toBe(left)
  })

  const top = await scrolled()
  await test.step('a swipe to the left shows the next, to the right the one before', async () => {
    for (const [across, shown] of [
      [-150, 2],
      [150, 1],
    ] as const) {
      await finger.swipe({ across, down: -40 })
      await expectShown(shown)
    }
    expect(await scrolled()).toBe(top)
  })

  await test.step('up and down, the page scrolls and the slide stays', async () => {
    await finger.swipe({ across: -30, down: -200 })
    await expect.poll(scrolled).toBeGreaterThan(top + 100)
    await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName(/1$/)
  })
})

test('Lightbox on a phone: a picture is larger, dragged and swiped', async ({ page, open }) => {
  const numbered = (number: number) => common.images.position(number, venueCards.length)
  await open('/dining')
  const link = page.getByRole('article').getByRole('link', { name: dining.enlarge }).last()
  const small = await boxOf(link.getByRole('img'))
  await link.tap()
  const box = page.getByRole('dialog')
  const position = box.getByRole('status')
  await expect(position).toContainText(numbered(venueCards.length))
  const name = (await link.getByRole('img').getAttribute('alt')) ?? ''
  const mount = box
    .locator('div')
    .filter({ has: page.getByRole('img', { name }) })
    .last()
  const large = await boxOf(mount)
  expect(large.width).toBeGreaterThan(small.width)
  expect(large.height).toBeGreaterThan(small.height * 1.15)

  const seen = () => mount.evaluate((one) => one.scrollLeft / (one.scrollWidth - one.clientWidth))
  const finger = await putFingerOn(page, mount)
  await test.step('it opens around its focus, and a finger drags it', async () => {
    expect(await seen()).toBeGreaterThan(0.2)
    expect(await seen()).toBeLessThan(0.8)
    const before = await seen()
    await finger.swipe({ across: -100 })
    await expect.poll(seen).toBeGreaterThan(before)
    await expect(position).toContainText(numbered(venueCards.length))
  })
  await test.step('at its end a swipe shows the next', async () => {
    await expect(async () => {
      await finger.swipe({ across: -180 })
      await expect(position).toContainText(numbered(1), { timeout: 500 })
    }).toPass()
  })
})
