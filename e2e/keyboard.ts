import type { Page } from '@playwright/test'

/** Presses Tab until the focus is on a control whose name begins so, as a guest without a pointer does. */
export async function tabTo(page: Page, name: string) {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab')
    // Between the last control and the first, the focus is on one of the browser's own.
    const [focused] = await page.locator('body :focus').all()
    const [control] = (await focused?.ariaSnapshot())?.split('\n') ?? []
    if (control?.includes(`"${name}`)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
