import type { Page } from '@playwright/test'

/** Presses Tab until a control whose name begins with this has the focus. */
export async function tabTo(page: Page, name: string) {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab')
    // After the last control the focus is in the browser's toolbar.
    const [focused] = await page.locator('body :focus').all()
    const [control] = (await focused?.ariaSnapshot())?.split('\n') ?? []
    if (control?.includes(`"${name}`)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
