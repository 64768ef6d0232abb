import type { Page } from '@playwright/test'

/** Presses Tab until the focus is on a control whose name begins so, as a guest without a pointer does. */
export async function tabTo(page: Page, name: string) {
  const focused = page.locator('body :focus')
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab')
    const isOnPage = (await focused.count()) > 0 // otherwise it is on one of the browser's own controls
    const [control = ''] = isOnPage ? (await focused.ariaSnapshot()).split('\n') : []
    if (control.includes(`"${name}`)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
