import { expect, test } from './test.ts'

const TEXTS = [
  '<img src=x onerror=alert(1)>',
  '"></script><script>alert(1)</script>',
  '\u202Eتجربة',
  '👩🏽‍🍳🏳️‍🌈',
  '\u0000',
  '__proto__',
  '../../etc/passwd',
  'x'.repeat(4_000),
]
const QUERIES = [
  ...TEXTS.map(encodeURIComponent).map((text) => `room=${text}&category=${text}&q=${text}`),
  'room=%E0%A4%A&category=%',
  'room=deluxe&room=suite',
  '&&==&?room',
]

for (const path of ['/rooms', '/rooms/deluxe', '/gallery', '/reservations', '/cart'])
  test(`${path} is itself, whatever stands behind its question mark or hash`, async ({
    page,
    open,
  }) => {
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      return dialog.dismiss()
    })
    await open(path)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const pictures = await page.locator('img').count()
    for (const query of QUERIES) {
      await open(`${path}?${query}#${query}`)
      const isRoom = path === '/rooms' && query.startsWith('room=deluxe')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        isRoom ? 'Deluxe Room' : (heading ?? ''),
      )
      // A category that the gallery does not have holds no pictures.
      if (!isRoom) expect(await page.locator('img').count()).toBeLessThanOrEqual(pictures)
    }
    expect(dialogs).toBe(0)
  })
