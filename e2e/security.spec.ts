import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

const CLIENT = 'build/client'
const ELSEWHERE = 'https://elsewhere.example'

const pages = (readdirSync(CLIENT, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(`${CLIENT}/${file}`, 'utf8') }))

test.use({ serviceWorkers: 'block' }) // pages are altered on their way to the browser

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

/** Opens a page into which somebody has managed to write, and tells what became of it. */
async function openInjected(page: Page, injected: string, { policy = true } = {}) {
  const asked: string[] = []
  await page.route(`${ELSEWHERE}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: 'window.injected = true' })
  })
  await page.route('**/rooms', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('<body>', `<body>${injected}`)
    await route.fulfill({ response, body: policy ? html : html.replace(POLICY, '') })
  })
  await page.addInitScript(() => {
    Reflect.set(window, 'refused', [])
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'refused').push(effectiveDirective)
    })
  })
  await page.goto('/rooms')
  await page.waitForLoadState('load')
  return {
    asked,
    hasRun: () => page.evaluate(() => Reflect.has(window, 'injected')),
    refused: () => page.evaluate((): string[] => Reflect.get(window, 'refused')),
  }
}

const scripts = [
  ['an inline script', '<script>window.injected = true</script>', 'script-src-elem'],
  ['an inline module', '<script type="module">window.injected = true</script>', 'script-src-elem'],
  [
    'an event handler',
    '<img src="/nothing.png" alt="" onerror="window.injected = true">',
    'script-src-attr',
  ],
  ['a script of another host', `<script src="${ELSEWHERE}/x.js"></script>`, 'script-src-elem'],
  [
    'a script from a data address',
    '<script src="data:text/javascript,window.injected=true"></script>',
    'script-src-elem',
  ],
] as const

test.describe('What somebody has written into a page', () => {
  for (const [what, injected, directive] of scripts) {
    test(`does not run when it is ${what}`, async ({ page }) => {
      const { asked, hasRun, refused } = await openInjected(page, injected)
      await expect.poll(refused).toContain(directive)
      expect([await hasRun(), asked]).toEqual([false, []])
    })

    test(`would run without the policy when it is ${what}`, async ({ page }) => {
      const { hasRun, refused } = await openInjected(page, injected, { policy: false })
      await expect.poll(hasRun).toBe(true)
      expect(await refused()).toEqual([])
    })
  }

  for (const [what, injected, directive] of [
    ['dress the page', '<style>body { display: none }</style>', 'style-src-elem'],
    ['dress an element', '<p style="position: fixed">x</p>', 'style-src-attr'],
    ['lead its links elsewhere', `<base href="${ELSEWHERE}/">`, 'base-uri'],
    ['frame another site', `<iframe src="${ELSEWHERE}/x"></iframe>`, 'frame-src'],
    ['embed an object', `<object data="${ELSEWHERE}/x"></object>`, 'object-src'],
    ['fetch a picture to tell of a visit', `<img src="${ELSEWHERE}/x" alt="">`, 'img-src'],
  ] as const)
    test(`cannot ${what}`, async ({ page }) => {
      const { asked, refused } = await openInjected(page, injected)
      await expect.poll(refused).toContain(directive)
      expect(asked).toEqual([])
    })

  test('cannot send a form elsewhere, or run a script from a link', async ({ page }) => {
    const { asked, hasRun, refused } = await openInjected(page, '')
    await page.evaluate((elsewhere) => {
      const form = document.createElement('form')
      form.action = `${elsewhere}/x`
      const link = document.createElement('a')
      link.href = 'javascript:window.injected=true'
      document.body.append(form, link)
      form.submit()
      link.click()
    }, ELSEWHERE)
    await expect.poll(refused).toEqual(expect.arrayContaining(['form-action', 'script-src-elem']))
    expect([await hasRun(), asked]).toEqual([false, []])
  })
})

for (const [who, headers, shown] of [
  ['no other site', {}, 0],
  ['any site, but for the header,', { 'content-security-policy': '' }, 1],
] as const)
  test(`${who} can show a page of this one in a frame`, async ({ page, baseURL }) => {
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/rooms"></iframe>` }),
    )
    await page.route('**/rooms', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
    })
    await page.goto('http://elsewhere.example/')
    await page.waitForLoadState('load')
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(shown)
  })

for (const { file, html } of pages)
  test(`${file} states a strict policy before its first script, and keeps to it`, () => {
    const policy = POLICY.exec(html)?.[1] ?? ''
    const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(scriptSources[0]).toBe("'self'")
    for (const source of scriptSources.slice(1)) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/)
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'))

    const tags = html.match(/<[a-z][^>]*>/gi) ?? []
    expect(tags.filter((tag) => /\s(on[a-z]+|style)=/i.test(tag))).toEqual([])
    expect(html).not.toMatch(/<style|javascript:/i)
  })
