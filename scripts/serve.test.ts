import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { languages } from '../app/content/languages.js'
import { createServer } from './serve.mjs'

/** The folders of the languages besides the main one. */
const languageFolders = languages.flatMap(({ path }: { path: string }) =>
  path ? path.slice(1) : [],
)
const files: Record<string, string> = {
  'index.html': 'Home',
  '404.html': 'Not found',
  'rooms/index.html': 'Rooms',
  'rooms/404.html': 'Room not found',
  'rooms/river/index.html': 'River Room',
  'blog/404.html': 'Post not found',
  ...Object.fromEntries(
    languageFolders.flatMap((folder) => [
      [`${folder}/index.html`, 'প্রথম পাতা'],
      [`${folder}/404.html`, 'পাতাটি নেই'],
      [`${folder}/rooms/404.html`, 'রুমটি নেই'],
      [`${folder}/blog/404.html`, 'লেখাটি নেই'],
    ]),
  ),
  'assets/app-B7xk.js': 'start()',
  'pictures/hero-C81d.avif': 'a picture',
  'sw.js': 'a worker',
  _headers: readFileSync('public/_headers', 'utf8'),
}
const root = mkdtempSync(join(tmpdir(), 'serve-'))
for (const [name, content] of Object.entries(files)) {
  const file = join(root, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}
const server = createServer({ root }).listen(0)
await once(server, 'listening')
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

/** Asks for a path exactly as written; `fetch` would normalise it. */
async function ask(path: string, headers = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const asked = request({ port, path, method, headers, agent: false }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() }
}

test.each([
  ['/', 200, 'Home'],
  ['/rooms', 200, 'Rooms'],
  ['/rooms/?from=mail', 200, 'Rooms'],
  ['/ro%6fms/river/', 200, 'River Room'],
  ['/sw.js', 200, 'a worker'],
  ['/nothing', 404, 'Not found'],
  ['/rooms/unknown', 404, 'Room not found'],
  ['/rooms/two/levels', 404, 'Not found'],
  ['/blog/unknown', 404, 'Post not found'],
  ...languageFolders.flatMap((folder): [string, number, string][] => [
    [`/${folder}`, 200, 'প্রথম পাতা'],
    [`/${folder}/nothing`, 404, 'পাতাটি নেই'],
    [`/${folder}/rooms/unknown`, 404, 'রুমটি নেই'],
  ]),
])('%s is answered %i: %s', async (path, status, content) => {
  const { headers, ...answer } = await ask(path)
  expect(answer).toMatchObject({ status, text: content })
  const type = path === '/sw.js' ? 'text/javascript' : 'text/html;charset=utf-8'
  expect(headers['content-type']).toBe(type)
})

test.each([
  ...['/404', '/404.html', '/rooms/404', '/index.html', '/_headers', '/assets/app-B7xk.js.br'],
  ...['/sw.js/', '/__proto__', `/${'x'.repeat(8000)}`, '/../serve.mjs', '/..%2f..%2fetc/passwd'],
  ...['/..\\package.json', '//', '//sw.js', '/rooms//river', '/rooms%2friver', '/rooms/../sw.js'],
  ...['/%', '/%00', '/%E0%A4%A', '/404%2Ehtml', '/%5Fheaders'],
])('%s is no URL of the site: not found', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test.each([
  ['/assets/app-B7xk.js', 'public, max-age=31536000, immutable'],
  ['/pictures/hero-C81d.avif', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/assets/gone.js', 'no-cache'],
])('%s has the headers of public/_headers and may be cached: %s', async (path, caching) => {
  expect((await ask(path)).headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'cache-control': caching,
  })
})

test.each(languageFolders)('nginx and Netlify know the not-found pages of /%s', (folder) => {
  const fix = `write /${folder} into hosting/nginx.conf and netlify.toml`
  expect(readFileSync('hosting/nginx.conf', 'utf8'), fix).toContain(
    `"~^/${folder}(/|$)" "/${folder}";`,
  )
  for (const from of [`/${folder}/*`, `/${folder}/rooms/:id`, `/${folder}/blog/:id`])
    expect(readFileSync('netlify.toml', 'utf8'), fix).toContain(`from = "${from}"`)
})

test('a folder without a build is refused; the message says how to make one', () => {
  expect(() => createServer({ root: join(root, 'rooms/river') })).toThrow('npm run build')
})
