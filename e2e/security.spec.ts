import { expect, type Page, test } from '@playwright/test'

const ELSEWHERE = 'https://elsewhere.example'
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
  await page.goto('/rooms', { waitUntil: 'load' })
  return {
    asked,
    hasRun: () => page.evaluate(() => Reflect.has(window, 'injected')),
    refused: () => page.evaluate((): string[] => Reflect.get(window, 'refused')),
  }
}

test.describe('Injected markup', () => {
  test('does not run, and would without the policy', async ({ page, context }) => {
    for (const [injected, directive] of [
      ['<script>window.injected = true</script>', 'script-src-elem'],
      ['<img src="/nothing.png" alt="" onerror="window.injected = true">', 'script-src-attr'],
      [`<script src="${ELSEWHERE}/x.js"></script>`, 'script-src-elem'],
    ] as const)
      await test.step(injected, async () => {
        const { asked, hasRun, refused } = await openInjected(page, injected)
        await expect.poll(refused).toContain(directive)
        expect([await hasRun(), asked]).toEqual([false, []])
        await page.unrouteAll()
      })
    const script = '<script>window.injected = true</script>'
    const bare = await openInjected(await context.newPage(), script, { policy: false })
    await expect.poll(bare.hasRun).toBe(true)
  })

  test('cannot style the page, redirect its links, or bring anything from another site', async ({
    page,
  }) => {
    const { asked, refused } = await openInjected(
      page,
      `<style>body { display: none }</style><p style="position: fixed">x</p>
       <base href="${ELSEWHERE}/"><iframe src="${ELSEWHERE}/x"></iframe>
       <object data="${ELSEWHERE}/x"></object><img src="${ELSEWHERE}/x" alt="">`,
    )
    const directives = ['style-src-elem', 'style-src-attr', 'base-uri', 'frame-src', 'object-src']
    await expect.poll(refused).toEqual(expect.arrayContaining([...directives, 'img-src']))
    expect(asked).toEqual([])
  })

  test('cannot send a form or a request elsewhere, or run a script from a link', async ({
    page,
  }) => {
    const { asked, hasRun, refused } = await openInjected(page, '')
    await page.evaluate((elsewhere) => {
      fetch(`${elsewhere}/x`).catch(() => {})
      const form = document.createElement('form')
      form.action = `${elsewhere}/x`
      const link = document.createElement('a')
      link.href = 'javascript:window.injected=true'
      document.body.append(form, link)
      form.submit()
      link.click()
    }, ELSEWHERE)
    await expect
      .poll(refused)
      .toEqual(expect.arrayContaining(['connect-src', 'form-action', 'script-src-elem']))
    expect([await hasRun(), asked]).toEqual([false, []])
  })
})

test('no other site can show a page of this one in a frame', async ({ page, baseURL }) => {
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  let headers = {}
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/rooms"></iframe>` }),
  )
  await page.route('**/rooms', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
  })
  await page.goto('http://elsewhere.example/', { waitUntil: 'load' })
  await expect(heading).toHaveCount(0)
  headers = { 'content-security-policy': '' }
  await page.goto('http://elsewhere.example/', { waitUntil: 'load' })
  await expect(heading).toHaveCount(1)
})
