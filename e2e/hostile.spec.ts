import { linkNames } from '#words/navigation.ts'
import { roomPage } from '#words/room-page.ts'
import { furtherLanguages, otherRoom, room } from './examples.ts'
import { expect, test } from './test.ts'

/** Text that a page could take for markup, long and in many scripts; and a name that JavaScript gives a meaning. */
const TEXTS = [
  [
    ...['<img src=x onerror=alert(1)>', '"></script><script>alert(1)</script>'],
    ...['\u202Eتجربة 👩🏽‍🍳🏳️‍🌈', '\u0000', '../../etc/passwd', 'x'.repeat(500)],
  ].join(),
  '__proto__',
].map(encodeURIComponent)

// The router logs this for a fragment that it cannot decode, and goes on.
test.use({ expectedMessage: /is not a decodable element ID/ })

/** Every query name that a page reads, and one that none reads. */
const NAMES = [
  ...['room', 'category', 'search', 'tab', 'course', 'diet', 'without', 'heat'],
  ...['from', 'to', 'adults', 'children', 'other'],
]

for (const path of ['/rooms', '/reservations'])
  test(`${path} is the same page with any query or fragment`, async ({ page, open, request }) => {
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      return dialog.dismiss()
    })
    const [, heading = ''] = /<h1[^>]*>([^<]+)</.exec(await (await request.get(path)).text()) ?? []
    const shown = new RegExp(`^${heading}$`.replaceAll(/&[^;]+;/g, '.'))
    for (const query of [
      ...TEXTS.map((text) => NAMES.map((name) => `${name}=${text}`).join('&')),
      'room=%E0%A4%A&category=%&&==&?room',
    ]) {
      await open(`${path}?${query}#${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown)
    }
    expect(dialogs).toBe(0)
  })

test('Addresses: capitals and slashes too many are forgiven', async ({ page, open, baseURL }) => {
  for (const { path } of furtherLanguages) {
    await open(`${path}//elsewhere.example/x`)
    for (const link of await page.locator('a[hreflang]').all())
      await expect(link).toHaveJSProperty('href', `${baseURL}/elsewhere.example/x`)
  }
  await open(`/rooms?room=${room.id}&room=${otherRoom.roomId}`) // the first counts
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(room.name)
  await open(`/Rooms//${room.id}//?tab=policies`)
  await expect(page).toHaveURL(`${baseURL}/rooms/${room.id}/?tab=policies`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(roomPage.tabs.policies)
  await open('/Contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkNames.contact.title)
})
