import { expect, test } from '@playwright/test'
import { build } from 'vite'

/** The fixture as one script, with the styles left out. */
async function bundled() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'e2e/fixtures/external-picture.tsx' } },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as {
    output: { type: string; code?: string }[]
  }
  return output.find(({ type }) => type === 'chunk')?.code ?? ''
}

const page = (markup: string) =>
  `<!doctype html><title>A picture from elsewhere</title><div id="root">${markup}</div>`
const MARKUP =
  '<img loading="lazy" decoding="async" alt="The river at noon" referrerPolicy="no-referrer" src="https://photos.example/river.jpg"/>'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test.describe('A picture from another host', () => {
  let script = ''
  test.beforeAll(async () => {
    script = await bundled()
  })

  test('is shown when it comes', async ({ page: tab }) => {
    await tab.route('https://photos.example/**', (route) =>
      route.fulfill({ contentType: 'image/gif', body: PIXEL }),
    )
    await tab.route('**/fixture', (route) =>
      route.fulfill({ contentType: 'text/html', body: page('') }),
    )
    await tab.goto('/fixture')
    await tab.addScriptTag({ content: script, type: 'module' })
    await expect(tab.getByRole('img', { name: 'The river at noon' })).toHaveAttribute(
      'src',
      'https://photos.example/river.jpg',
    )
  })

  for (const [moment, markup] of [
    ['after script has started', ''],
    ['before script has started', MARKUP],
  ] as const)
    test(`gives way to a drawing when it fails ${moment}`, async ({ page: tab }) => {
      await tab.route('https://photos.example/**', (route) => route.abort())
      await tab.route('**/fixture', (route) =>
        route.fulfill({ contentType: 'text/html', body: page(markup) }),
      )
      await tab.goto('/fixture')
      if (markup) await tab.waitForFunction(() => document.querySelector('img')?.complete === true)
      await tab.addScriptTag({ content: script, type: 'module' })
      const drawing = tab.getByRole('img', { name: 'The river at noon' })
      await expect(drawing).toHaveAttribute('src', /^\/pictures\/hotel-dusk-\d+\.\w+\.jpg$/)
      await expect
        .poll(() => drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    })
})
