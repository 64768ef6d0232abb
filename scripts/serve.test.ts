import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordEnvironment, recordIn } from './build-environment.mjs'
import { securityHeaders } from './headers.mjs'
import { send } from './raw-http.mjs'
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
  _headers: 'for hosts',
}

let root: string
let site: Server

beforeEach(async () => {
  root = join(mkdtempSync(join(tmpdir(), 'serve-')), 'client')
  for (const [file, content] of Object.entries(files)) writeWithTwins(join(root, file), content)
  await finishBuild()
  site = createSite({ root }).listen(0)
  await once(site, 'listening')
})
afterEach(() => {
  site.close()
  rmSync(join(root, '..'), { recursive: true, force: true })
})

/** The last act of a build; as always, some time after that of the one before. */
async function finishBuild() {
  const build = join(root, '..')
  await recordEnvironment(build)
  const now = Date.now() / 1000
  utimesSync(recordIn(build), now, now + builds++)
}
let builds = 0

function writeWithTwins(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}

const allSecurityHeaders = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
)

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
    ['http://thesurma.example/rooms?from=proxy', 'Rooms'],
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
    ['/sw.js/', 'Not found'],
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
    ['/_headers', 'Not found'],
  ])('%s names a file behind a page, so it is not found', async (path, content) => {
    expect(await statusAndBody(path)).toEqual([404, content])
  })

  test.each([
    '/../serve.mjs',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\package.json',
    '/rooms/../sw.js',
    '/rooms%2fdeluxe',
    '/rooms/.hidden',
    '/rooms/%2ehidden',
    '/rooms//x',
    '/rooms/%',
    '/rooms/%00',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '//',
    '//rooms//',
    '//sw.js',
    '/__proto__',
    '/constructor',
    `/${'x'.repeat(8000)}`,
  ])("%s names nothing: it is answered by the site's page and harms nothing", async (path) => {
    expect(await statusAndBody(path)).toEqual([404, 'Not found'])
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

describe('what is not a request for a page', () => {
  test.each([
    ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x`, 431],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}`, 431],
    ['what is not HTTP', 'GARBAGE', 400],
    ['no host', 'GET / HTTP/1.1', 400],
    ['no path', 'GET * HTTP/1.1\r\nHost: x', 400],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443', 400],
  ])('%s is refused with every security header', async (_, head, status) => {
    const { port } = site.address() as AddressInfo
    const answer = await send(port, `${head}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatchObject({ status, headers: allSecurityHeaders })
    expect(answer.body.toString()).toMatch(/^This .*\.\n$/)
    expect((await ask('/')).status).toBe(200)
  })

  test('HTTP/1.0 needs no host', async () => {
    const { port } = site.address() as AddressInfo
    expect((await send(port, 'GET /rooms HTTP/1.0\r\n\r\n')).body.toString()).toBe('Rooms')
  })
})

test.each(['bytes=5-2', 'bytes=0-1', 'bytes=-1', 'bytes=99-', 'pages=1'])(
  'a part (%s) is not served: the whole file is',
  async (range) => {
    const { status, body } = await ask('/', { headers: { Range: range } })
    expect([status, body.toString()]).toEqual([200, 'Home'])
  },
)

test.each(['/', '/nothing', '/assets/app-B7xk.js'])(
  '%s carries every security header, whatever the answer',
  async (path) => {
    const { etag } = (await ask(path)).headers
    for (const options of [
      {},
      { method: 'HEAD' },
      { method: 'POST' },
      { headers: { 'If-None-Match': String(etag) } },
      { headers: { Expect: 'wonders' } },
    ])
      expect((await ask(path, options)).headers).toMatchObject(allSecurityHeaders)
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

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['BR', 'br'],
  ['gzip;q=0', undefined],
  ['brotli, *', undefined],
])('to a browser that takes %s comes %s', async (accepted, encoding) => {
  const { headers } = await ask('/', { headers: { 'Accept-Encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
})

test('a request is answered once its body has come, so that the answer is not lost with the connection', async () => {
  const { port } = site.address() as AddressInfo
  const socket = connect(port)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(
    'GET /rooms HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: 6\r\n\r\nabc',
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(answer).toBe('')
  socket.write('def')
  await once(socket, 'end')
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Rooms$/)
})

test('what has no compressed twin does not vary with the browser', async () => {
  writeFileSync(join(root, 'plain.txt'), 'plain')
  await finishBuild()
  expect((await ask('/plain.txt')).headers.vary).toBeUndefined()
})

test('a page that has not changed is not sent again', async () => {
  const { etag, 'cache-control': cacheControl, vary } = (await ask('/rooms')).headers
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
    const again = await ask('/rooms', { headers: { 'If-None-Match': String(known) } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers).toMatchObject({ etag, vary, 'cache-control': cacheControl })
  }
})

test('a changed page, another encoding and another page have each an ETag of their own', async () => {
  const { etag } = (await ask('/rooms')).headers
  const known = { 'If-None-Match': String(etag) }
  expect((await ask('/', { headers: known })).status).toBe(200)
  expect((await ask('/rooms', { headers: { ...known, 'Accept-Encoding': 'br' } })).status).toBe(200)

  writeWithTwins(join(root, 'rooms/index.html'), 'Roomz')
  await finishBuild()
  expect((await ask('/rooms', { headers: known })).body.toString()).toBe('Roomz')
})

describe('a build made while the site is served', () => {
  test('changes nothing, and breaks nothing, until it is finished', async () => {
    rmSync(join(root, 'rooms'), { recursive: true })
    writeFileSync(join(root, 'index.html'), 'H')
    writeFileSync(join(root, 'assets/app-B7xk.js'), 'half a file')
    expect(await statusAndBody('/rooms/deluxe')).toEqual([200, 'Deluxe Room'])
    expect(await statusAndBody('/')).toEqual([200, 'Home'])
    expect(await statusAndBody('/assets/app-B7xk.js')).toEqual([200, 'start()'])
  })

  test('is served from the moment it is finished', async () => {
    writeFileSync(join(root, 'index.html'), 'New home')
    rmSync(join(root, 'rooms'), { recursive: true })
    writeWithTwins(join(root, 'offers/index.html'), 'Offers')
    await finishBuild()
    expect(await statusAndBody('/')).toEqual([200, 'New home'])
    expect(await statusAndBody('/rooms')).toEqual([404, 'Not found'])
    expect(await statusAndBody('/offers')).toEqual([200, 'Offers'])
  })

  test('is not served when a further one has begun to clear the folder', async () => {
    await finishBuild()
    rmSync(join(root, 'index.html'))
    expect(await statusAndBody('/rooms')).toEqual([200, 'Rooms'])
  })

  test('is not served before its record is there', async () => {
    rmSync(join(root, '..'), { recursive: true })
    for (const page of ['index.html', '404.html']) writeWithTwins(join(root, page), 'New')
    expect(await statusAndBody('/')).toEqual([200, 'Home'])
    await finishBuild()
    expect(await statusAndBody('/')).toEqual([200, 'New'])
  })
})

test('a folder without a finished build is refused with the way to make one', () => {
  expect(() => createSite({ root: join(root, 'rooms/deluxe') })).toThrow('npm run build')
})
