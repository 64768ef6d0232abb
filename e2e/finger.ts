import type { Locator, Page } from '@playwright/test'
import { boxOf } from './layout.ts'
import { PHONE } from './test.ts'

type Way = { across?: number; down?: number }

/** A finger in the middle of an element, with real touch events. */
export async function putFingerOn(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const devtools = await page.context().newCDPSession(page)
  let start = { x: 0, y: 0 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof start)[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })

  const finger = {
    down: async () => {
      const { y, height } = await boxOf(target)
      start = { x: PHONE.width / 2, y: y + height / 2 }
      await send('touchStart', start)
    },
    /** In small steps, as a finger does. */
    move: async ({ across = 0, down = 0 }: Way) => {
      for (let step = 1; step <= 5; step++)
        await send('touchMove', {
          x: start.x + (across * step) / 5,
          y: start.y + (down * step) / 5,
        })
    },
    up: () => send('touchEnd'),
    swipe: async (way: Way) => {
      await finger.down()
      await finger.move(way)
      await finger.up()
    },
  }
  return finger
}

/** Reads the position in the next frame, when the last change is drawn. */
export const leftOf = (target: Locator) =>
  target.evaluate(async (element) => {
    await new Promise(requestAnimationFrame)
    return Math.round(element.getBoundingClientRect().left)
  })
