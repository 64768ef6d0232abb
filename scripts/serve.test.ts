import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from './headers.mjs'
import { createSite } from './serve.mjs'

const files = {
  'index.html': 'Home',
  '404.html': 'Not found',
  'rooms/index.html': 'Rooms',
  'rooms/404.html': 'Room not found',
  'rooms/deluxe/index.html': 'Deluxe Room',
  'assets/app-B7xk.js': 'start()',
  'pictures/hero-C81d.avif': 'a picture',
  'sw.js': 'a worker',
}

const root = mkdtempSync(join(tmpdir(), 'serve-'))
let site: Server

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) writeWithTwins(join(root, file), content)
  site = createSite({ root }).listen(0)
  await once(site, 'listening')
})
afterAll(() => {
  site.close()
  rmSync(root, { recursive: true })
})

function writeWithTwins(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** Asks for a path as it is written: unlike fetch, nothing tidies it first. */
function ask(path: string, { method = 'GET', headers = {} } = {}) {
  const { port } = site.address() as AddressInfo
  return new Promise<Answer>((resolve, reject) => {
    request({ port, path, method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode, headers: response.headers, body })
    })
      .on('error', reject)
      .end()
  })
}

async function statusAndBody(path: string) {
  const { status, body } = await ask(path)
  return [status, body.toString()]
}

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/?from=mail', 'Home'],
    ['/rooms', 'Rooms'],
    ['/rooms/', 'Rooms'],
    ['/rooms/deluxe', 'Deluxe Room'],
    ['/ro%6fms', 'Rooms'],
  ])('%s is found', async (path, content) => {
    expect(await statusAndBody(path)).toEqual([200, content])
  })

  test('HEAD answers as GET does, without the page', async () => {
    const { status, headers, body } = await ask('/rooms', { method: 'HEAD' })
    expect([status, headers['content-length'], body.length]).toEqual([200, '5', 0])
  })
})

describe('what is not there', () => {
  test.each([
    ['/nothing', 'Not found'],
    ['/nothing/', 'Not found'],
    ['/nothing/at/all', 'Not found'],
    ['/rooms/unknown', 'Room not found'],
    ['/rooms/unknown/', 'Room not found'],
    ['/rooms/unknown?from=mail', 'Room not found'],
    ['/rooms/two/levels', 'Not found'],
    ['/assets/gone.js', 'Not found'],
  ])('%s is answered 404 by the page of its folder: %s', async (path, content) => {
    expect(await statusAndBody(path)).toEqual([404, content])
  })

  test.each([
    ['/404', 'Not found'],
    ['/404/', 'Not found'],
    ['/404.html', 'Not found'],
    ['/%34%30%34', 'Not found'],
    ['/rooms/404', 'Room not found'],
    ['/rooms/404.html', 'Room not found'],
    ['/index.html', 'Not found'],
    ['/rooms/index', 'Room not found'],
    ['/assets/app-B7xk.js.br', 'Not found'],
  ])('%s names a file behind a page, so it is not found', async (path, content) => {
    expect(await statusAndBody(path)).toEqual([404, content])
  })

  test.each([
    '/../serve.mjs',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\package.json',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '//',
    '//rooms//',
    '/__proto__',
    '/constructor',
    `/${'x'.repeat(8000)}`,
    '*',
  ])('%s is not found and harms nothing', async (path) => {
    expect((await ask(path)).status).toBe(404)
    expect((await ask('/')).status).toBe(200)
  })

  test('an address longer than a server should read is refused', async () => {
    expect((await ask(`/${'x'.repeat(20_000)}`)).status).toBe(431)
    expect((await ask('/')).status).toBe(200)
  })

  test('the not-found page comes compressed, and without a body for HEAD', async () => {
    const brotli = await ask('/rooms/unknown', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe('Room not found')

    const gzip = await ask('/nothing', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gunzipSync(gzip.body).toString()).toBe('Not found')

    const head = await ask('/nothing', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([404, '9', 0])
  })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s is refused, with the methods there are',
  async (method) => {
    const { status, headers } = await ask('/', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  },
)

test.each(['bytes=5-2', 'bytes=0-1', 'bytes=-1', 'bytes=99-', 'pages=1'])(
  'a part (%s) is not served: the whole file is',
  async (range) => {
    const { status, body } = await ask('/', { headers: { Range: range } })
    expect([status, body.toString()]).toEqual([200, 'Home'])
  },
)

test.each(['/', '/nothing', '/assets/app-B7xk.js'])(
  '%s carries every security header',
  async (path) => {
    const { headers } = await ask(path)
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()]).toBe(value)
  },
)

test.each([
  ['/assets/app-B7xk.js', 'public, max-age=31536000, immutable'],
  ['/pictures/hero-C81d.avif', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/gone.js', 'no-cache'],
])('%s may be kept: %s', async (path, cacheControl) => {
  expect((await ask(path)).headers['cache-control']).toBe(cacheControl)
})

test('a file comes in the best encoding that the browser takes', async () => {
  const path = '/assets/app-B7xk.js'
  const brotli = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe('start()')

  const gzip = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(gzip.headers['content-encoding']).toBe('gzip')

  const plain = await ask(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('a page that has not changed is not sent again', async () => {
  const { etag } = (await ask('/rooms')).headers
  const again = await ask('/rooms', { headers: { 'If-None-Match': String(etag) } })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('a file that disappears under the server breaks one answer, not the server', async () => {
  const passing = mkdtempSync(join(tmpdir(), 'passing-'))
  for (const page of ['index.html', '404.html', 'gone.txt']) writeFileSync(join(passing, page), 'x')
  const before = site
  site = createSite({ root: passing }).listen(0)
  try {
    rmSync(join(passing, 'gone.txt'))
    await expect(ask('/gone.txt')).rejects.toThrow()
    expect((await ask('/')).status).toBe(200)
  } finally {
    site.close()
    site = before
    rmSync(passing, { recursive: true })
  }
})

test('a folder without a finished build is refused with the way to make one', () => {
  expect(() => createSite({ root: join(root, 'rooms/deluxe') })).toThrow('npm run build')
})
