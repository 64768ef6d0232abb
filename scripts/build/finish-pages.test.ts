import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compress } from './compress.mjs'
import { finishPages } from './finish-pages.mjs'

let out: string

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'finish-'))
  await write('__spa-fallback.html', page(''))
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

test("a page's policy allows the site's scripts and its own inline ones", async () => {
  await write(
    'index.html',
    page('<script>first()</script><script type="application/ld+json">{}</script>'),
  )
  await finishPages(out)
  expect(policyOf(await read('index.html'))).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('first()')}; style-src 'self'; img-src 'self' data:; ` +
      "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'",
  )
})

test('module preloads have a low priority, and a style sheet that no page links to is removed', async () => {
  await write(
    'index.html',
    page('<link rel="modulepreload" href="/assets/a.js"/><link href="/assets/style-a.css"/>'),
  )
  await write('assets/style-a.css', 'a {}')
  await write('assets/style-b.css', 'a {}')
  await finishPages(out)
  expect(await read('index.html')).toContain('<link rel="modulepreload" fetchPriority="low" ')
  expect(existsSync(join(out, 'assets/style-a.css'))).toBe(true)
  expect(existsSync(join(out, 'assets/style-b.css'))).toBe(false)
})

test('a page without a place for its policy stops the build, which names it', async () => {
  await write('about/index.html', '<!DOCTYPE html><title>About</title>')
  await expect(finishPages(out)).rejects.toThrow(join('about', 'index.html'))
})

test('not-found pages get the names that hosts look for', async () => {
  await write('404/index.html', page('<p>Not found</p>'))
  await write('rooms/404/index.html', page('<p>Room not found</p>'))
  await finishPages(out)
  expect(await read('404.html')).toContain('<p>Not found</p>')
  expect(await read('rooms/404.html')).toContain('<p>Room not found</p>')
  expect(existsSync(join(out, '__spa-fallback.html'))).toBe(false)
  expect(existsSync(join(out, 'rooms/404'))).toBe(false)
})

test('each text file is compressed twice; small files, pictures and fonts are not', async () => {
  await write('index.html', page('<p>Tea</p>'.repeat(60)))
  await write('robots.txt', 'x'.repeat(199))
  for (const file of ['picture.avif', 'font.woff2']) await write(file, 'x'.repeat(2000))
  await compress(out)
  const html = await read('index.html')
  expect(brotliDecompressSync(await readFile(join(out, 'index.html.br'))).toString()).toBe(html)
  expect(gunzipSync(await readFile(join(out, 'index.html.gz'))).toString()).toBe(html)
  for (const file of ['robots.txt', 'picture.avif', 'font.woff2'])
    expect(existsSync(join(out, `${file}.br`)), file).toBe(false)
})
