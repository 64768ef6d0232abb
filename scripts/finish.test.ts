import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finish } from './finish.mjs'

let out: string

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'finish-'))
  await write('__spa-fallback.html', page('<p>Not found</p>'))
})
afterEach(() => rm(out, { recursive: true }))

async function write(file: string, content: string) {
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), content)
}

const read = (file: string) => readFile(join(out, file), 'utf8')

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${body}</body></html>`

const policyOf = (html: string) =>
  html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/)?.[1]

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test("the frame's style sheet has one name, by which the loader of lazy parts knows it; that of a screen keeps the router's mark", async () => {
  const sheets = (root: string) =>
    page(`<link rel="stylesheet" href="${root}"/><link rel="stylesheet" href="/assets/stay.css#"/>`)
  await write('index.html', sheets('/assets/frame.css#'))
  const routes = (root: string) =>
    `{"root":{"imports":["/a.js"],"css":["${root}"]},"rooms":{"css":["${root}","/assets/stay.css#"]}}`
  await write('assets/manifest-0a1b.js', routes('/assets/frame.css#'))
  await finish(out)
  expect(await read('assets/manifest-0a1b.js')).toBe(routes('/assets/frame.css'))
  const html = await read('index.html')
  expect(html).toContain('href="/assets/frame.css"')
  expect(html).toContain('href="/assets/stay.css#"')
})

test('a page may run its own inline scripts and those of the site, no other', async () => {
  await write(
    'index.html',
    page(
      '<script>first()</script><script type="module">\nsecond()\n</script>' +
        '<script src="/assets/app.js"></script><script type="application/ld+json">{}</script>',
    ),
  )
  await finish(out)
  expect(policyOf(await read('index.html'))).toContain(
    `; script-src 'self' ${hashOf('first()')} ${hashOf('\nsecond()\n')}; `,
  )
})

test('an inline script written twice is named once', async () => {
  await write('index.html', page('<script>same()</script><script>same()</script>'))
  await finish(out)
  expect(policyOf(await read('index.html'))).toContain(`script-src 'self' ${hashOf('same()')};`)
})

test('the policy is the first thing after the character set', async () => {
  await write('index.html', page(''))
  await finish(out)
  expect(await read('index.html')).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Sec/)
})

test('pictures come from the site or data addresses, all else from the site alone', async () => {
  await write('index.html', page(''))
  await finish(out)
  expect(policyOf(await read('index.html'))).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'",
  )
})

const SCROLLER = '((storageKey, restoreKey) => {})("positions", null)'
const ENTRY = 'import "/assets/manifest.js";\nimport("/assets/entry.js");'
const PRELOADS =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>'
const framework = () =>
  page(
    `<p>Tea</p><script>${SCROLLER}</script><script type="module" async="">${ENTRY}</script>`,
  ).replace('</head>', `${PRELOADS}</head>`)

test('the scripts of a page wait, and nothing of them is fetched with the page', async () => {
  await write('index.html', framework())
  await finish(out)
  const html = await read('index.html')
  const [head = ''] = html.split('<body>')
  expect(head).not.toContain('modulepreload')
  expect(html).not.toContain('<script type="module"')
  expect(html).toContain(`<script type="text/plain" data-scroller>${SCROLLER}</script>`)
  expect(html).toContain(`<script type="text/plain" data-entry>${ENTRY}</script>`)
  expect(html).toContain(JSON.stringify(PRELOADS))
})

test('the policy lets the scripts run when their time has come, in the words they waited in', async () => {
  await write('index.html', framework())
  await finish(out)
  const html = await read('index.html')
  const starter = /<script>(\{[\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const hashes = [SCROLLER, ENTRY, starter].map(hashOf).join(' ')
  expect(policyOf(html)).toContain(`script-src 'self' ${hashes};`)
})

test('a page without a place for its policy stops the build and is named', async () => {
  await write('about/index.html', '<!DOCTYPE html><title>About</title>')
  await expect(finish(out)).rejects.toThrow(join('about', 'index.html'))
})

test('the fallback of the router is the not-found page, and a folder may have its own', async () => {
  await write('rooms/404/index.html', page('<p>Room not found</p>'))
  await finish(out)
  expect(await read('404.html')).toContain('<p>Not found</p>')
  expect(await read('rooms/404.html')).toContain('<p>Room not found</p>')
  expect(existsSync(join(out, '__spa-fallback.html'))).toBe(false)
  expect(existsSync(join(out, 'rooms/404'))).toBe(false)
})

test('what hosts read is part of the build', async () => {
  await finish(out)
  expect(await read('_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: /)
})

test("the bundler's notes are not published", async () => {
  await write('.vite/manifest.json', '{}')
  await finish(out)
  expect(existsSync(join(out, '.vite'))).toBe(false)
})

test.each([
  'assets/app.js',
  'assets/app.css',
  'logo.svg',
  'feed.json',
  'sitemap.xml',
  'robots.txt',
  'site.webmanifest',
])('%s has two compressed twins that unpack to it', async (file) => {
  const content = 'Shitalpati, nakshi kantha, alpona. '.repeat(20)
  await write(file, content)
  await finish(out)
  expect(brotliDecompressSync(await readFile(join(out, `${file}.br`))).toString()).toBe(content)
  expect(gunzipSync(await readFile(join(out, `${file}.gz`))).toString()).toBe(content)
})

test('the twins of a page are those of the page with its policy', async () => {
  await write('index.html', page(`<script>first()</script>${'<p>Tea</p>'.repeat(60)}`))
  await finish(out)
  const html = await read('index.html')
  expect(policyOf(html)).toBeDefined()
  expect(brotliDecompressSync(await readFile(join(out, 'index.html.br'))).toString()).toBe(html)
})

test('the worker is made from the pages with their policy, and has twins itself', async () => {
  await write('index.html', page('<script>first()</script>'))
  const worker = (html: string) =>
    `/* ${'tea '.repeat(200)} */ const page = ${JSON.stringify(html)}`
  await finish(out, {
    addWorker: async (folder) => {
      const html = await readFile(join(folder, 'index.html'), 'utf8')
      await writeFile(join(folder, 'sw.js'), worker(html))
    },
  })
  const html = await read('index.html')
  expect(policyOf(html)).toBeDefined()
  expect(await read('sw.js')).toBe(worker(html))
  expect(brotliDecompressSync(await readFile(join(out, 'sw.js.br'))).toString()).toBe(worker(html))
})

test('files below 200 bytes, and pictures and fonts, have no twins', async () => {
  await write('robots.txt', 'x'.repeat(199))
  await write('picture.avif', 'x'.repeat(2000))
  await write('font.woff2', 'x'.repeat(2000))
  await finish(out)
  for (const file of ['robots.txt', 'picture.avif', 'font.woff2'])
    expect(existsSync(join(out, `${file}.br`)), file).toBe(false)
})
